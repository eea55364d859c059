// viperlint:role presenter
/* viperlint:disable x */
//viperlint:
class A {} // viperlint:allow b

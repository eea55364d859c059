# docker build --tag viperlint . && docker run --rm --volume "$PWD:/code" viperlint viperlint lint
FROM swift:6.3 AS build
WORKDIR /viperlint
# Swift's image has no make. Debian and Ubuntu keep no older versions of packages that one could name.
# hadolint ignore=DL3008
RUN apt-get update && apt-get install --yes --no-install-recommends make && rm -rf /var/lib/apt/lists/*
COPY . .
RUN make release

FROM debian:bookworm-slim
# Git is what --base and --staged read history with; everything else is in the one file.
# hadolint ignore=DL3008
RUN apt-get update && apt-get install --yes --no-install-recommends git && rm -rf /var/lib/apt/lists/* \
    && git config --system --add safe.directory '*'
COPY --from=build /viperlint/.build/viperlint-linux /usr/local/bin/viperlint
WORKDIR /code
# No entry point: GitLab runs a shell in the image.
CMD ["viperlint"]

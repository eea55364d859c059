extension FrameworkTables {
    /// Network.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/network
    static let network: StaticString = """
        IPAddress protocol
        IPv4Address struct IPAddress
        IPv6Address struct IPAddress
        NWBrowser class
        NWBrowser.Descriptor enum
        NWBrowser.Result struct
        NWBrowser.State enum
        NWConnection class
        NWConnection.ContentContext class
        NWConnection.SendCompletion enum
        NWConnection.State enum
        NWConnectionGroup class
        NWConnectionGroup.State enum
        NWEndpoint enum
        NWEndpoint.Host enum
        NWEndpoint.Port struct
        NWError enum Error
        NWEthernetChannel class
        NWInterface struct
        NWInterface.InterfaceType enum
        NWListener class
        NWListener.State enum
        NWParameters class
        NWPath struct
        NWPath.Status enum
        NWPathMonitor class
        NWProtocolDefinition class
        NWProtocolFramer class
        NWProtocolFramerImplementation protocol AnyObject
        NWProtocolIP class
        NWProtocolMetadata class
        NWProtocolOptions class
        NWProtocolQUIC class
        NWProtocolTCP class
        NWProtocolTCP.Options class NWProtocolOptions
        NWProtocolTLS class
        NWProtocolTLS.Options class NWProtocolOptions
        NWProtocolUDP class
        NWProtocolUDP.Options class NWProtocolOptions
        NWProtocolWebSocket class
        NWProtocolWebSocket.Options class NWProtocolOptions
        NWTXTRecord struct
        """

    /// NetworkExtension.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/networkextension
    static let networkExtension: StaticString = """
        NEAppProxyProvider class NETunnelProvider
        NEAppRule class NSObject
        NEDNSProxyManager class NSObject
        NEDNSSettings class NSObject
        NEDNSSettingsManager class NSObject
        NEFilterManager class NSObject
        NEFilterProvider class NEProvider
        NEHotspotConfiguration class NSObject
        NEHotspotConfigurationManager class NSObject
        NEHotspotHelper class NSObject
        NEHotspotNetwork class NSObject
        NEOnDemandRule class NSObject
        NEPacketTunnelFlow class NSObject
        NEPacketTunnelNetworkSettings class NETunnelNetworkSettings
        NEPacketTunnelProvider class NETunnelProvider
        NEProvider class NSObject
        NEProxySettings class NSObject
        NETunnelNetworkSettings class NSObject
        NETunnelProvider class NEProvider
        NETunnelProviderManager class NEVPNManager
        NETunnelProviderProtocol class NEVPNProtocol
        NETunnelProviderSession class NEVPNConnection
        NEVPNConnection class NSObject
        NEVPNManager class NSObject
        NEVPNProtocol class NSObject
        NEVPNProtocolIKEv2 class NEVPNProtocolIPSec
        NEVPNProtocolIPSec class NEVPNProtocol
        NEVPNStatus enum
        """
}

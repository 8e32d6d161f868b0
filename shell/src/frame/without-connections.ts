/** The constructors of peer connections. Their names differ by browser. */
interface Peers {
  RTCPeerConnection?: unknown
  webkitRTCPeerConnection?: unknown
}
const peers = window as Peers

// The content security policy covers every connection but that of WebRTC. A frame inside this one, which would have a constructor of
// its own, cannot run anything: its markup is a sink of Trusted Types.
delete peers.RTCPeerConnection
delete peers.webkitRTCPeerConnection

export {}

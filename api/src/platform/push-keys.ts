/** The key pair with which the service identifies itself to push services (RFC 8292), in base64url. All instances share it. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

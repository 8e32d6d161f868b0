/**
 * Whether an address belongs to a push service of the settings. Members choose the address, so the service must not send to any other.
 * @param services hosts, which include their subdomains, or origins of this machine
 */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
  const address = URL.canParse(endpoint) ? new URL(endpoint) : undefined
  if (!address || address.username !== '' || address.password !== '') return false
  const { origin, protocol, hostname, port } = address
  if (services.includes(origin)) return true
  return (
    protocol === 'https:' &&
    port === '' &&
    services.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  )
}

/**
 * The name of a cookie. Over https it carries the prefix `__Host-`, with which browsers take it from this host alone, never
 * from a neighbour below the same domain (RFC 6265bis, section 4.1.3.2). Such a cookie is Secure, for the path /, without a domain.
 * @param secure whether the site is served over https
 */
export const hostCookie = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name)

/**
 * The name of a cookie. Over https it has the prefix `__Host-`: browsers then accept it from this host only, not from a
 * sibling domain (RFC 6265bis, section 4.1.3.2). Such a cookie is Secure, for the path /, without a domain.
 * @param secure whether the site is served over https
 */
export const hostCookie = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name)

/** The name of a session's cookie at a site. Over https, the service binds these cookies to the host. */
export const hostCookie = (name: string, site: string): string =>
  site.startsWith('https:') ? `__Host-${name}` : name

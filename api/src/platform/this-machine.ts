/** Whether only this machine reaches a host: a name or an address, also with the brackets of a URL. */
export const isThisMachine = (host: string): boolean =>
  /^(localhost|(::ffff:)?127(\.\d+){1,3}|::1|\[::1\])$/.test(host)

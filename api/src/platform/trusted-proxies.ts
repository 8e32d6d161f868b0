import { isIP } from 'node:net'

/** Whether a text is a valid setting TRUST_PROXY: off, or addresses and ranges in the syntax of proxy-addr. */
export function areProxies(text: string): boolean {
  if (text === 'off') return true
  return text.split(',').every((entry) => {
    const [address = '', length, ...rest] = entry.trim().split('/')
    if (['loopback', 'linklocal', 'uniquelocal'].includes(entry.trim())) return true
    const longest = { 4: 32, 6: 128 }[isIP(address)]
    return (
      longest !== undefined &&
      rest.length === 0 &&
      /^\d{1,3}$/.test(length ?? '1') &&
      Number(length ?? 1) <= longest &&
      length !== '0'
    )
  })
}

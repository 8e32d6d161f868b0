import type { MarkedLink } from '../../platform/interlock'
import type { Feature } from './found'
import { brands, officialShort, riskyEndings, shorteners } from '../rules/hosts'

/** Whether a character can be part of a link. */
const isLinkChar = (char: string) =>
  char > '\x7f' ? /[\p{L}\p{N}]/u.test(char) : char > ' ' && !'"<>\\^`{|}'.includes(char)
const longestLink = 2_048
const hostLike = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})\.){1,8}\p{L}{2,20}$/u
const address = /^\d{1,3}(?:\.\d{1,3}){3}$/

/**
 * Links and email addresses of a text: `link`, and what is suspicious about it (`link-short`, `link-address`, `link-login`,
 * `link-brand`, `link-risky`, `link-defanged`, `link-app`), `wallet`, `email` and `email-disguised`, `handle`.
 */
export function readLinks(source: string): Feature[] {
  const features: Feature[] = []
  let start = 0
  while (start < source.length) {
    while (start < source.length && !isLinkChar(source.charAt(start))) start += 1
    let end = start
    while (end < source.length && isLinkChar(source.charAt(end))) end += 1
    if (end > start) {
      const trimmed = trim(source, start, Math.min(end, start + longestLink))
      for (const name of namesOf(source.slice(trimmed.start, trimmed.end)))
        features.push({ name, ...trimmed })
    }
    start = Math.max(end, start + 1)
  }
  return [...features, ...disguisedAddresses(source)]
}

function trim(source: string, from: number, to: number) {
  let start = from
  let end = to
  while (start < end && '([,.;:!?\'"'.includes(source.charAt(start))) start += 1
  while (start < end && '),.;:!?\'"]'.includes(source.charAt(end - 1))) end -= 1
  return { start, end }
}

function namesOf(word: string): string[] {
  // A word without any of these is none of the things below, or a wallet.
  if (word.length < 25 && !/[@.:/]/.test(word)) return []
  if (/^@[a-z0-9_.]{3,32}$/i.test(word)) return ['handle']
  if (/^[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}$/.test(word)) return ['email']
  if (isWallet(word)) return ['wallet']
  const scheme = /^(h(?:tt|xx)ps?):\/\//i.exec(word)
  const rest = scheme ? word.slice(scheme[0].length) : word
  const defanged = /^hxx/i.test(word) || /\[\.\]|\(\.\)/.test(rest)
  const plain = rest.replaceAll('[.]', '.').replaceAll('(.)', '.')
  const authority = upTo(plain, /[/?#]/)
  const host = authority
    .slice(authority.lastIndexOf('@') + 1)
    .replace(/:\d{1,5}$/, '')
    .toLowerCase()
  const isLink = address.test(host) ? scheme !== null || plain.includes('/') : hostLike.test(host)
  const isShort = isUnder(host, shorteners) && plain.includes('/')
  if (!isLink || (!scheme && !defanged && !isShort && !looksLikeHost(host, plain))) return []
  return ['link', ...suspicions(host, authority, plain, defanged)]
}

const upTo = (text: string, end: RegExp) => text.split(end, 1)[0] ?? ''

/** Without a scheme, "now.Please" is no link. */
const looksLikeHost = (host: string, word: string) =>
  host.startsWith('www.') ||
  (/\.(?:com|net|org|kr|io|me|ly|gl|do|info|biz|co|cc|top|xyz|shop|site|online|link|app|page|gg|to|vip|icu|us|uk)$/.test(
    host,
  ) &&
    (word.includes('/') || /^[a-z0-9-]{2,}\.[a-z.]{2,}$/.test(host)))

function suspicions(host: string, authority: string, plain: string, defanged: boolean): string[] {
  const found: string[] = []
  if (defanged) found.push('link-defanged')
  if (authority.includes('@')) found.push('link-login')
  if (address.test(host)) found.push('link-address')
  if (!/^[\x20-\x7e]*$/.test(host) && !/[\uac00-\ud7a3]/.test(host)) found.push('link-look-alike')
  if (host.startsWith('xn--') || host.includes('.xn--')) found.push('link-look-alike')
  if (isUnder(host, shorteners) && !isUnder(host, officialShort) && plain.includes('/'))
    found.push('link-short')
  if (host === 't.me' || host === 'telegram.me' || host === 'wa.me') found.push('link-messenger')
  if (/\.(?:apk|exe|scr|msi|dmg)$/i.test(upTo(plain, /[?#]/))) found.push('link-app')
  if (namesBrand(host)) found.push('link-brand')
  const ending = host.slice(host.lastIndexOf('.') + 1)
  if (riskyEndings.has(ending)) found.push('link-risky')
  if (
    /(?:login|log-in|signin|verif|secure|safe-?pay|pay-?safe|account|confirm|update|reservation|claim|refund)/.test(
      plain.toLowerCase(),
    )
  )
    found.push('link-asks')
  return found
}

const isUnder = (host: string, domains: ReadonlySet<string>) => domains.has(host.replace(/^www\./, ''))

/** A known name in a host that does not belong to it: airbnb.com-rooms.info. */
function namesBrand(host: string): boolean {
  const labels = host.split(/[.-]/)
  return brands.some(
    ({ name, domains }) =>
      labels.some((label) => label === name || (name.length > 5 && label.startsWith(name))) &&
      !domains.some((domain) => host === domain || host.endsWith(`.${domain}`)),
  )
}

const isWallet = (word: string) =>
  /^(?:0x[0-9a-f]{40}|bc1[0-9a-z]{25,62}|T[1-9A-HJ-NP-Za-km-z]{33}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/.test(
    word,
  ) &&
  /\d/.test(word) &&
  /[a-z]/.test(word)

const spokenDot = /\s?(?:\(dot\)|\[dot\]|\sdot\s|닷)\s?/gi

/** name (at) mail (dot) com, name at gmail dot com, example dot com. */
function disguisedAddresses(source: string): Feature[] {
  const features: Feature[] = []
  for (const dot of source.matchAll(spokenDot)) {
    const start = dot.index
    const end = start + dot[0].length
    const before = source.slice(Math.max(0, start - 40), start)
    const ending = /^(?:com|net|org|kr|co|info|me|xyz|top|site|shop)\b/i.exec(source.slice(end, end + 6))
    if (!ending || !/[\w가-힣]$/.test(before)) continue
    const at = /(?:\(at\)|\[at\]|\sat\s|골뱅이|@)/i.test(before)
    features.push({ name: at ? 'email-disguised' : 'link-defanged', start, end: end + ending[0].length })
  }
  return features
}

/**
 * The suspicious features of the targets of links, which the shown text may hide: those of a link in plain text, and
 * `link-mismatch` if the shown text names another site.
 * @param source the text that shows the links
 */
export function readMarkedLinks(links: readonly MarkedLink[], source: string): Feature[] {
  return links.flatMap(({ text, href }) => {
    const [shown, target] = [siteOf(text), siteOf(href)]
    const isOther = shown !== undefined && target !== undefined && shown !== target
    const names = /^https?:/i.test(href) ? namesOf(href.slice(0, longestLink)) : []
    const start = Math.max(0, source.indexOf(text.trim()))
    const place = { start, end: start + text.trim().length }
    return [...names, ...(isOther ? ['link-mismatch'] : [])].map((name) => ({ name, ...place }))
  })
}

/** The host that a text begins with, without www. */
const siteOf = (text: string): string | undefined =>
  /^(?:https?:\/\/)?((?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,20})(?:[/?#:]|$)/iu
    .exec(text.trim())?.[1]
    ?.toLowerCase()
    .replace(/^www\./, '')

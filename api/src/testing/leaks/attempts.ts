import {
  boardAddress,
  type Call,
  calls,
  factTypes,
  feedAddress,
  getProfile,
  photoFeedFields,
  photosAddress,
  type Session,
} from '@within-reach/contract'
import * as v from 'valibot'
import type { TestApi } from '../api'
import { loadArchive } from '../archive'
import { acceptedFields } from '../nonsense'
import { type Concealable, embeddedCalls, pageOfCall, type People } from './scene'
import { withoutQuestion } from './question'

/** Who tries to read. */
export const readers = ['visitor', 'stranger', 'recipient', 'author'] as const
export type Reader = (typeof readers)[number]

/** One way to read, and what came of it. */
export interface Attempt {
  readonly way: string
  readonly reader: Reader
  /** The answer contains the marked word or a file of the content. */
  readonly shows: boolean
  readonly status: number
}

/**
 * Calls that are not tried, because they would end the session of the reader, or open another account. All others are tried by
 * every reader, with the content in each field that can name it.
 */
export const notTried: Readonly<Record<string, string>> = {
  '/api/logout': 'ends the session',
  '/api/session': 'ends a session without its cookies',
  '/api/endSignIn': 'ends the session',
  '/api/endSignIns': 'ends the session',
  '/api/updateProfile': 'renames the reader',
  '/api/login': 'signs in',
  '/api/signup': 'opens an account',
  '/api/sendVCode': 'mails a code',
  '/api/sendVCode2': 'mails a code',
}

/** The values with which a field can name the content. Other fields get a valid value that names nothing. */
function candidates(
  call: Call,
  { kind, id, postId, messageId, marker }: Concealable,
): Readonly<Record<string, readonly string[]>> {
  const ids = [...new Set([id, postId])].filter((one) => one > 0).map(String)
  return {
    id: ids,
    idx: ids,
    into: ids,
    with: [...ids, ...(messageId > 0 ? [String(messageId)] : [])],
    kind: [kind],
    to: [`post:${postId || id}`],
    type: call.path === '/api/msgs' ? ['inbox', 'sent'] : ['fr', 'qb'],
    search: ['', marker.slice(2, 9)],
    searchData: ['', marker],
    page: ['1'],
    region: [''],
    jstatus: [''],
  }
}

/**
 * The forms in which a call is tried. A required field without a value would make every attempt invalid, so it has to get one.
 */
export function formsOf(call: Call, content: Concealable): Record<string, string>[] {
  const accepted = acceptedFields(call)
  const named = candidates(call, content)
  let forms: Record<string, string>[] = [{}]
  for (const field of Object.keys(call.request.entries)) {
    const schema = call.request.entries[field] as v.GenericSchema
    const value = accepted[field]
    // Not every call takes every kind of content.
    const naming = named[field]?.filter((one) => v.is(schema, one)) ?? []
    const values = naming.length > 0 || value === undefined ? naming : [value]
    if (values.length > 0) forms = forms.flatMap((form) => values.map((one) => ({ ...form, [field]: one })))
    // Everybody else is refused before the fields are read.
    else if (call.login !== 'operator' && !v.is(schema, undefined))
      throw new Error(`Add a valid value of "${field}" to testing/nonsense.ts`)
  }
  return forms
}

/**
 * How each address that is no call is tried, or why not. An address that is missing here fails the test.
 */
export const addresses: Readonly<Record<string, ((content: Concealable) => readonly string[]) | string>> = {
  '/healthz': 'says only that the service runs',
  '/readyz': 'says only that the service is ready',
  '/whoami': 'is about the client',
  '/metrics': 'has numbers only',
  '/api/openapi.json': 'is about the contract',
  '/api/docs': 'is about the contract',
  '/api/docs.css': 'is a style',
  '/api/dataExport/:secret': 'is opened by the member who prepared it, below',
  '/api/case/:idx/events': 'has no content, only that something changed',
  '/api/case/:idx/files/:key': 'has files of cases only',
  '/api/events': 'has numbers only; the count of unread messages is tried apart',
  '/api/registry/decision': 'is about versions',
  '/api/stopMails/:secret': 'answers the same text to everybody',
  '/remotes/*': 'has published files',
  '/override': 'is about versions',
  '/assets/*': 'has built files',
  '/.well-known/change-password': 'leads to the own profile',
  '/robots.txt': () => ['/robots.txt'],
  '/sitemap.xml': () => ['/sitemap.xml'],
  '/sitemap-pages.xml': () => ['/sitemap-pages.xml'],
  '/sitemap-posts-:part(^[1-9]\\d{0,4}).xml': () => ['/sitemap-posts-1.xml'],
  '/feeds/:board(^[a-z]+).atom': ({ marker }) => [
    ...Object.values(boardAddress).flatMap((board) =>
      ['', `search=${marker}`].map((filters) => feedAddress(board, new URLSearchParams(filters))),
    ),
    ...factTypes.map((type) =>
      feedAddress(photosAddress, new URLSearchParams({ type, search: marker }), 'en', photoFeedFields),
    ),
  ],
  '/files/:key': ({ files }) => files.map((key) => `/files/${key}`),
  '/files/:key/*': ({ files }) => files.map((key) => `/files/${key}/name.webp`),
  '/openid/login': 'leads to the provider',
  '/openid/callback': 'leads to the login page',
  '/offline-worker.js': 'is a script',
  '/offline.json': () => ['/offline.json'],
  '/*': (content) => [
    ...embeddedCalls.flatMap((call) =>
      formsOf(call, content).map((form) => `${pageOfCall(call)}?${query(form)}`),
    ),
    ...['/', '/userspacefindyourroommate', '/userspacetrade', '/userspacejobs', '/userspacequestionsboard'],
    `/userspacefindyourroommate?search=${content.marker}`,
    ...(content.postId > 0 ? [`/view?id=${content.postId}`] : []),
  ],
}

const query = (form: Readonly<Record<string, string>>): string => new URLSearchParams(form).toString()

/** Tries every way of reading by every reader. */
export async function tryAll(
  api: TestApi,
  content: Concealable,
  which: { readonly calls: 'reading' | 'all' },
): Promise<Attempt[]> {
  const tried = calls.filter(
    ({ path, reads }) => !(path in notTried) && (which.calls === 'all' || reads !== undefined),
  )
  const attempts = readers.flatMap((reader) => {
    const session = sessionOf(content.people, reader)
    const ofCalls = tried.flatMap((call) =>
      formsOf(call, content).map((form) => () => tryCall(api, content, reader, session, call, form)),
    )
    const ofAddresses = addressesOf(content).map(
      (address) => () => tryAddress(api, content, reader, session, address),
    )
    const ofArchive =
      session && which.calls === 'all' ? [() => tryArchive(api, content, reader, session)] : []
    return [...ofCalls, ...ofAddresses, ...ofArchive]
  })
  const ended: Attempt[] = []
  // More searches and pages at once would be refused or incomplete.
  for (let from = 0; from < attempts.length; from += atOnce)
    ended.push(...(await Promise.all(attempts.slice(from, from + atOnce).map((attempt) => attempt()))))
  return ended
}

const atOnce = 4

const sessionOf = ({ author, recipient, stranger }: People, reader: Reader): Session | undefined =>
  ({ author, recipient, stranger, visitor: undefined })[reader]

const addressesOf = (content: Concealable): string[] =>
  Object.values(addresses).flatMap((of) => (typeof of === 'string' ? [] : of(content)))

let sent = 0
/** Each request comes from another address, so that no limit answers it. */
const nextAddress = (): string => {
  sent++
  return `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`
}

async function tryCall(
  api: TestApi,
  content: Concealable,
  reader: Reader,
  session: Session | undefined,
  call: Call,
  form: Readonly<Record<string, string>>,
): Promise<Attempt> {
  const { status, body } = await api.call(call, form, { token: session?.api_token, address: nextAddress() })
  const way = `${call.path} ${query(form)}`
  return { way: anonymous(way, content), reader, status, shows: isShown(JSON.stringify(body), content) }
}

async function tryAddress(
  api: TestApi,
  content: Concealable,
  reader: Reader,
  session: Session | undefined,
  address: string,
): Promise<Attempt> {
  const headers: Record<string, string> = { 'x-forwarded-for': nextAddress() }
  if (session) headers.cookie = `wr_session=${session.api_token}; wr_marker=${session.marker}`
  const answer = await fetch(api.url + address, { headers })
  const text = await answer.text()
  const isFile = address.startsWith('/files/')
  const shows = isFile ? answer.status === 200 : isShown(withoutQuestion(text, address), content)
  return { way: anonymous(address, content), reader, status: answer.status, shows }
}

/** A member opens the archive of their own data. Its files have names of their own. */
async function tryArchive(
  api: TestApi,
  content: Concealable,
  reader: Reader,
  session: Session,
): Promise<Attempt> {
  const way = 'the archive of own data'
  const { status } = await api.call(getProfile, {}, { token: session.api_token, address: nextAddress() })
  if (status === 401) return { way, reader, status, shows: false }
  const archive = await loadArchive(api, session, { 'x-forwarded-for': nextAddress() })
  const texts = ['index.html', 'data.json'].map((name) => String(archive.get(name)))
  const hasFiles = [...archive.keys()].some((name) => name.startsWith(`files/post-${content.postId}-`))
  const shows = texts.some((text) => isShown(text, content)) || (content.files.length > 0 && hasFiles)
  return { way, reader, status, shows }
}

const isShown = (text: string, { marker, files, kind, id, figure }: Concealable): boolean =>
  text.includes(marker) ||
  (figure !== undefined && text.includes(figure)) ||
  files.some((key) => text.includes(key)) ||
  (kind === 'post' && new RegExp(`/view\\?id=${id}(?!\\d)[^"]*</(?:loc|id)>`).test(text))

/** The way without what differs per content, so that ways can be compared. */
const anonymous = (way: string, { marker, id, postId, messageId, files }: Concealable): string =>
  [...files, marker, marker.slice(2, 9)]
    .reduce((text, secret) => text.replaceAll(secret, '…'), way)
    .replace(new RegExp(`=(${id}|${postId}|${messageId})(?!\\d)`, 'g'), '=#')

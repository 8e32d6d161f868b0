import Bowser from 'bowser'

/** What a person calls a browser and the system it runs on; null where it does not say. */
export interface ClientName {
  readonly browser: string | null
  readonly system: string | null
}

/** What is kept of a User-Agent header, in characters: enough to name the browser. */
const mostCharacters = 256

/** The part of a User-Agent header that is kept. */
export const clientText = (header: string | undefined): string => (header ?? '').slice(0, mostCharacters)

/** @param text as `clientText` keeps it */
export function clientOf(text: string): ClientName {
  if (text === '') return { browser: null, system: null }
  const { browser, os } = Bowser.parse(text)
  return { browser: browser.name || null, system: os.name || null }
}

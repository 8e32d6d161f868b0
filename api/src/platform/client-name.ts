import Bowser from 'bowser'

/** A readable name of a browser and its system; null if unknown. */
export interface ClientName {
  readonly browser: string | null
  readonly system: string | null
}

/** The stored length of a User-Agent header, in characters: enough to identify the browser. */
const maxCharacters = 256

/** The stored part of a User-Agent header. */
export const clientText = (header: string | undefined): string => (header ?? '').slice(0, maxCharacters)

/** @param text from `clientText` */
export function clientOf(text: string): ClientName {
  if (text === '') return { browser: null, system: null }
  const { browser, os } = Bowser.parse(text)
  return { browser: browser.name || null, system: os.name || null }
}

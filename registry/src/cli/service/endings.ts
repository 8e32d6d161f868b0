import type { Ending } from '../command-error'

const endings: Readonly<Record<string, Exclude<Ending, 'ok'>>> = {
  stale: 'stale',
  invalid: 'usage',
  'logged-out': 'notAllowed',
  'not-owner': 'notAllowed',
  'too-many': 'away',
  unavailable: 'away',
  failed: 'away',
}

/** The exit code for each kind of outcome. */
export const endingOf = (kind: string): Exclude<Ending, 'ok'> => endings[kind] ?? 'refused'

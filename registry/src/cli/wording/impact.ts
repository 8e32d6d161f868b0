import type { Break } from '../../check/breaks'
import type { Impact } from '../operations/impact'
import { indented, table } from './table'

/** Formats what breaks, each with the live versions that use it. */
export const impactText = (breaks: readonly Impact[]): string =>
  breaks
    .map((one) => {
      const users = one.users.map(({ remote, version, role }) => [remote, version, role])
      return [whatBreaks(one), indented(table(users).split('\n'))].join('\n')
    })
    .join('\n')

function whatBreaks({ name, kind, field = '', expected = '', served = '' }: Break): string {
  switch (kind) {
    case 'gone':
      return `${name} is gone.`
    case 'not-taken':
      return `${name} no longer accepts ${field}.`
    case 'now-needed':
      return `${name} now needs ${field}.`
    case 'taken-otherwise':
      return `${name} takes ${served} as ${field}, and no longer ${expected}.`
    case 'not-answered':
      return `${name} no longer answers ${field}.`
    case 'answered-otherwise':
      return `${name} answers ${field} as ${served}, and no longer as ${expected}.`
    case 'rules':
      return `${name} has ${served} as ${field}, and no longer ${expected}.`
    case 'not-exported':
      return `${name} no longer exports ${field}.`
  }
}

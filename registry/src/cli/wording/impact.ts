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

function whatBreaks({ name, kind, field = '' }: Break): string {
  switch (kind) {
    case 'gone':
      return `${name} is gone.`
    case 'not-taken':
      return `${name} no longer accepts ${field}.`
    case 'now-needed':
      return `${name} now needs ${field}.`
    case 'taken-otherwise':
      return `${name} no longer accepts every value of ${field}.`
    case 'not-answered':
      return `${name} no longer answers ${field}.`
    case 'answered-otherwise':
      return `${name} answers ${field} in another form.`
    case 'rules':
      return `${name} has another ${field}.`
    case 'not-exported':
      return `${name} no longer exports ${field}.`
  }
}

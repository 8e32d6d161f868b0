import { registrySentences, type SentenceKind, valueNames } from '@within-reach/contract'
import { screen } from '@testing-library/react'
import { renderRemote } from '@within-reach/shared-core/testing'
import type { ReactNode } from 'react'
import { RegistryContext } from '../registry/registry-context'
import { operator, status } from '../testing/registry'
import { RegistryText } from './registry-text'

const kinds = Object.keys(registrySentences) as SentenceKind[]
const at = '2026-11-28T09:00:00.000Z'
/** The placeholder for a value. A number is valid in every kind of sentence. */
const valueOf = (name: string) => (name === 'at' ? at : '42')
const text = 'What the service says in English.'
const show = (shown: ReactNode) => renderRemote(<p>{shown}</p>, { path: '/console', member: operator })

it.each(kinds)('the console formats "%s" itself, with all its values', (says) => {
  const values = Object.fromEntries(valueNames(says).map((name) => [name, valueOf(name)]))
  show(<RegistryText sentences={[{ says, values }]} text={text} />)
  expect(screen.queryByText(text)).not.toBeInTheDocument()
  expect(screen.getByRole('paragraph')).toHaveTextContent(/^(?!.*(undefined|NaN|[{}])).+$/)
})

it('names sections and regions as the console does', () => {
  const values = { remote: 'mfe-userspace', region: 'South Korea' }
  const of = { status: status(), reload: () => Promise.resolve(undefined), changed: () => undefined }
  show(
    <RegistryContext value={of}>
      <RegistryText sentences={[{ says: 'closed-already', values }]} text={text} />
    </RegistryContext>,
  )
  expect(screen.getByText('South Korea is already closed in User Space.')).toBeVisible()
})

it.each([
  ['of a newer service', { says: 'something-new', values: {} }],
  ['that lacks a value', { says: 'no-canary', values: {} }],
  ['with the name of an inherited property', { says: 'toString', values: {} }],
])('a sentence %s is shown in the service’s own English', (_case, sentence) => {
  show(<RegistryText sentences={[{ says: 'worse', values: {} }, sentence]} text={text} />)
  expect(screen.getByText(text)).toHaveAttribute('lang', 'en')
})

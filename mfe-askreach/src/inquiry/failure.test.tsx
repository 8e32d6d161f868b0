import { render, screen } from '@testing-library/react'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Failure, type Failed } from './failure'

const show = (outcome: Failed) =>
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Failure outcome={outcome} />
    </I18nProvider>,
  )

describe('an inquiry that failed', () => {
  it.each([
    [{ kind: 'offline' }, /seem to be offline.*still here/],
    [{ kind: 'too-many', retryAfter: 60 }, /try again in a minute\.$/],
    [{ kind: 'too-many', retryAfter: 601 }, /try again in 11 minutes\.$/],
    [{ kind: 'invalid' }, /check your answers/],
    [{ kind: 'logged-out' }, /were logged out.*still here/],
    [{ kind: 'unavailable' }, /not sent.*still here/],
  ])('with %j says what to do', (outcome, words) => {
    show(outcome)
    expect(screen.getByRole('alert')).toHaveTextContent(words)
  })

  it('shows the reference of the failed call, by which support finds it', () => {
    show({ kind: 'failed', reference: 'ab12cd34' })
    expect(screen.getByRole('alert')).toHaveTextContent('Reference: ab12cd34')
  })
})

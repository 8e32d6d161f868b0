import { changeRegistry, checkRemote, registryStatus } from '@within-reach/contract'
import { screen, within } from '@testing-library/react'
import { renderConsole } from '../testing/render-console'
import { status, stubRegistry } from '../testing/registry'
import { Component as RemotePage } from './remote-page'

const show = () => renderConsole(<RemotePage />, '/console/remote?name=mfe-userspace')

it('checks a published version, rule by rule', async () => {
  const service = stubRegistry()
  service.answer(checkRemote, {
    kind: 'ok',
    data: [
      {
        rule: 'shell',
        ok: true,
        text: 'Shell 1.0.0 fits ^1.0.0.',
        sentences: [{ says: 'shell-fits', values: { shell: '1.0.0', range: '^1.0.0' } }],
      },
      // From a newer service, with a sentence that this console does not know.
      {
        rule: 'shared',
        ok: false,
        text: 'It needs react 20, but the shell provides 19.',
        sentences: [{ says: 'shared-new', values: {} }],
      },
    ],
  })
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Check 1.2.0' }))
  expect(await screen.findByText('It is not compatible with what is live:')).toBeVisible()
  expect(screen.getByText('Shell 1.0.0 fits ^1.0.0.')).not.toHaveAttribute('lang')
  expect(screen.getByText('It needs react 20, but the shell provides 19.')).toHaveAttribute('lang', 'en')
  expect(service.sent(checkRemote)[0]?.fields).toEqual({ remote: 'mfe-userspace', version: '1.2.0' })
})

it('withdraws the result of a check when something else is live', async () => {
  const service = stubRegistry()
  service.answer(changeRegistry, { kind: 'ok', data: { revision: 8 } })
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Check 1.0.0' }))
  expect(await screen.findByText('It is compatible with everything that is live.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Give 1.2.0 to everybody' }))
  const panel = within(screen.getByRole('dialog'))
  await user.type(panel.getByLabelText('Reason'), 'It is better')
  service.answer(registryStatus, { kind: 'ok', data: status({ current: '1.2.0' }, 8) })
  await user.click(panel.getByRole('button', { name: 'Give it to everybody' }))
  expect(await screen.findByText('Something has changed since this check. Press again.')).toBeVisible()
  expect(screen.queryByText('It is compatible with everything that is live.')).not.toBeInTheDocument()
})

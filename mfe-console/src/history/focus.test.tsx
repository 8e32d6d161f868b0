import { registryHistory } from '@within-reach/contract'
import { screen } from '@testing-library/react'
import { renderConsole } from '../testing/render-console'
import { closing, stubRegistry } from '../testing/registry'
import { Component as HistoryPage } from './history-page'

const show = () => renderConsole(<HistoryPage />, '/console/history')
const lineOf = (revision: number) =>
  screen.getByText(`Revision ${revision}`, { selector: 'ol > li *' }).closest('ol > li')

/** A registry with so many changes, whose pages are answered one by one. */
function registryWith(count: number) {
  const service = stubRegistry()
  const all = Array.from({ length: count }, (_, at) => closing(count - at))
  let answer = () => {}
  service.answer(registryHistory, ({ fields }) => {
    const before = Number(fields.before ?? count + 1)
    const data = all.filter(({ revision }) => revision < before).slice(0, Number(fields.most))
    return new Promise((resolve) => (answer = () => resolve({ kind: 'ok', data })))
  })
  return { service, answer: () => answer() }
}

it('keeps the focus on the button that tries again, and gives it to the newest change', async () => {
  const service = stubRegistry()
  service.answer(registryHistory, { kind: 'unavailable' })
  const { user } = show()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  const { answer } = registryWith(25)
  retry.focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('status', { name: 'Loading the history' })
  expect(retry).toHaveFocus()
  expect(retry).toHaveAccessibleName('Try again')
  answer()
  await screen.findByText('Revision 6')
  expect(lineOf(25)).toHaveFocus()
})

it('keeps the focus on the button that tries again in vain', async () => {
  const service = stubRegistry()
  service.answer(registryHistory, { kind: 'unavailable' })
  const { user } = show()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  let fail = () => {}
  service.answer(
    registryHistory,
    () => new Promise((resolve) => (fail = () => resolve({ kind: 'unavailable' }))),
  )
  retry.focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('status', { name: 'Loading the history' })
  fail()
  expect(await screen.findByText('The history could not be loaded.')).toBeVisible()
  expect(retry).toHaveFocus()
})

it('gives the focus to the first of the last older changes, when their button is gone', async () => {
  const { answer } = registryWith(25)
  const { user } = show()
  await screen.findByRole('status', { name: 'Loading the history' })
  answer()
  const older = await screen.findByRole('button', { name: 'Older changes' })
  older.focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('status', { name: 'Loading the history' })
  answer()
  await screen.findByText('Revision 1')
  expect(older).not.toBeInTheDocument()
  expect(lineOf(5)).toHaveFocus()
})

it('leaves the focus where a person moved it while older changes were loaded', async () => {
  const { answer } = registryWith(25)
  const { user } = show()
  await screen.findByRole('status', { name: 'Loading the history' })
  answer()
  await user.click(await screen.findByRole('button', { name: 'Older changes' }))
  const undo = screen.getByRole('button', { name: 'Undo revision 20' })
  undo.focus()
  answer()
  await screen.findByText('Revision 1')
  expect(undo).toHaveFocus()
})

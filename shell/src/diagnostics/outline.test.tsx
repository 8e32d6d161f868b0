import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { composedOf, entry } from '../testing/diagnostics'
import { InEnglish } from '../testing/in-english'
import { Outline } from './outline'

function show(framed?: true) {
  document.body.innerHTML =
    '<div id="header"></div><main><div data-section="mfe-a"></div><div data-section="mfe-b" hidden></div></main>'
  const box = { x: 10, y: -40, width: 300, height: 200 }
  for (const element of document.querySelectorAll('#header, [data-section="mfe-a"]'))
    element.getBoundingClientRect = () => box as DOMRect
  const [onDetails, onClose] = [jest.fn(), jest.fn()]
  render(
    <InEnglish>
      <Outline
        diagnostics={composedOf(entry('mfe-a', { framed }), entry('mfe-b'))}
        remoteAt={(node) => (node as HTMLElement).dataset.section}
        onDetails={onDetails}
        onClose={onClose}
      />
    </InEnglish>,
  )
  return { onDetails, onClose, user: userEvent.setup() }
}

it('labels each visible section with its remote and version, over the page', () => {
  show()
  expect(screen.getByText('mfe-a 1.0.0')).toHaveStyle({ top: '40px' })
  expect(screen.getByText('mfe-a 1.0.0').parentElement).toHaveStyle({
    left: '10px',
    top: '-40px',
    width: '300px',
    height: '200px',
  })
  expect(screen.getByText('shell')).toBeVisible()
  expect(screen.queryByText(/mfe-b/)).not.toBeInTheDocument()
})

it('says which section runs in a sandboxed frame', () => {
  show(true)
  expect(screen.getByText('mfe-a 1.0.0, in a frame')).toBeVisible()
})

it('works by keyboard: the focus is on its controls, and Escape hides it', async () => {
  const { onDetails, onClose, user } = show()
  expect(screen.getByRole('button', { name: 'Details' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(onDetails).toHaveBeenCalledTimes(1)
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})

import { fireEvent, screen, within } from '@testing-library/react'
import { posting } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { write } from '../testing/writing'
import { Component as QuestionsPage } from './questions-page'
import { RichEditor } from './rich-editor'

/** Opens the editor of questions. The tests read its content from the sent post. */
async function open() {
  const service = stubService()
  service.answer(posting, { kind: 'failed' })
  const { user } = renderRemote(<QuestionsPage />, { path: '/questionsboardpost', member: mina })
  await write(user, { Subject: 'A question' })
  await user.click(screen.getByRole('textbox', { name: 'Description' }))
  const tool = (name: string) => user.click(screen.getByRole('button', { name }))
  const html = async () => {
    await user.click(screen.getByRole('button', { name: 'Create' }))
    return service.sent(posting)[0]?.fields.description
  }
  return { user, tool, html }
}

describe('the rich editor', () => {
  it('writes paragraphs', async () => {
    spec('readings.html.editor')
    const { user, html } = await open()
    await user.keyboard('One{Enter}Two')
    expect(await html()).toBe('<p>One</p><p>Two</p>')
  })

  it.each([
    ['Bold', '<p><strong>word</strong></p>'],
    ['Italic', '<p><em>word</em></p>'],
    ['Bulleted list', '<ul><li><p>word</p></li></ul>'],
    ['Numbered list', '<ol><li><p>word</p></li></ol>'],
  ])('produces %s from typed input, and shows it', async (name, written) => {
    spec('readings.html.editor')
    const { user, tool, html } = await open()
    await tool(name)
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
    await user.keyboard('word')
    expect(await html()).toBe(written)
  })

  it.each([
    ['1. Sign the contract', '<ol><li><p>Sign the contract</p></li></ol>'],
    ['2026. 12. 1. free', '<p>2026. 12. 1. free</p>'],
    ['3. Pay the deposit', '<p>3. Pay the deposit</p>'],
  ])('keeps the numbers of %j, because published lists begin at 1', async (typed, written) => {
    const { user, html } = await open()
    await user.keyboard(typed)
    expect(await html()).toBe(written)
  })

  it('renders each tool as an icon with a label', async () => {
    await open()
    const tools = within(screen.getByRole('toolbar', { name: 'Text format' })).getAllByRole('button')
    expect(tools.map((tool) => tool.getAttribute('aria-label'))).toEqual([
      'Bold',
      'Italic',
      'Bulleted list',
      'Numbered list',
      'Link',
    ])
    for (const tool of tools) {
      expect(tool.querySelector('svg[aria-hidden="true"]')).toBeInTheDocument()
      expect(tool.textContent).toBe('')
      expect(tool).toHaveAttribute('aria-pressed', 'false')
    }
  })

  it('inserts a link at the cursor', async () => {
    spec('readings.html.editor')
    const { user, tool, html } = await open()
    await tool('Link')
    await user.type(screen.getByLabelText('Address of the link'), 'example.com/rooms')
    await tool('Add link')
    expect(screen.queryByLabelText('Address of the link')).not.toBeInTheDocument()
    expect(await html()).toMatch(/<a [^>]*href="https:\/\/example.com\/rooms"[^>]*>example.com\/rooms<\/a>/)
  })

  it('says what is no address of a link, until it is changed', async () => {
    const { user, tool } = await open()
    await tool('Link')
    const address = screen.getByLabelText('Address of the link')
    await user.type(address, 'my room')
    expect(address).not.toBeInvalid()
    await tool('Add link')
    expect(address).toBeInvalid()
    expect(address).toHaveAccessibleDescription(/example\.com\/rooms/)
    await user.type(address, 's')
    expect(address).not.toBeInvalid()
    await user.type(address, '{Enter}')
    expect(address).toBeInvalid()
  })

  it('accepts a link on Enter without sending the post, and none on Escape', async () => {
    const { user, tool, html } = await open()
    await tool('Link')
    await user.type(screen.getByLabelText('Address of the link'), 'javascript:alert(1){Enter}')
    expect(screen.getByLabelText('Address of the link')).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.queryByLabelText('Address of the link')).not.toBeInTheDocument()
    await tool('Link')
    await user.type(screen.getByLabelText('Address of the link'), 'mina@example.com{Enter}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await html()).toContain('href="mailto:mina@example.com"')
  })
})

// A browser reports these as violations of the content policy as soon as one of its parsers reads them.
describe('a handler or a style', () => {
  const markup =
    '<p onclick="1" style="color: red">One <b>two</b><img src=x onerror=1></p><style>p {}</style>'

  /** Every string that a parser of the browser read. */
  function watchParsers() {
    const parse = jest.spyOn(DOMParser.prototype, 'parseFromString')
    const assign = jest.spyOn(Element.prototype, 'innerHTML', 'set')
    return () => [...parse.mock.calls.map(([html]) => html), ...assign.mock.calls.map(([html]) => html)]
  }

  const begin = (value: string) => {
    const handed = {
      id: 'description',
      error: undefined,
      onChange: jest.fn(),
      onBlur: jest.fn(),
      focusRef: jest.fn(),
    }
    return renderRemote(<RichEditor label="Description" value={value} {...handed} />, { path: '/' })
  }

  it('that was typed before the editor was loaded reaches no parser', () => {
    const read = watchParsers()
    begin(markup)
    expect(screen.getByRole('textbox', { name: 'Description' }).innerHTML).toBe(
      '<p>One <strong>two</strong></p>',
    )
    expect(read()).not.toEqual([])
    for (const html of read()) expect(html).not.toMatch(/onclick|onerror|style/)
  })

  it('that is pasted reaches no parser', () => {
    begin('')
    const read = watchParsers()
    const editor = screen.getByRole('textbox', { name: 'Description' })
    // jsdom has no DataTransfer.
    const clipboardData = { getData: (type: string) => (type === 'text/html' ? markup : '') }
    fireEvent.paste(editor, { clipboardData })
    expect(editor.innerHTML).toBe('<p>One <strong>two</strong></p>')
    expect(read()).not.toEqual([])
    for (const html of read()) expect(html).not.toMatch(/onclick|onerror|style/)
  })
})

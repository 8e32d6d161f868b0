import { screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { removeOldDrafts } from '../drafts'
import { mina, renderRemote } from '../testing'
import { useDraft } from './use-draft'

const named = ['text', 'place'] as const

interface FormProps {
  readonly about?: string
  readonly place?: string
  readonly only?: typeof named
}

function Form({ about = 'comment:1', place = 'Seoul', only }: FormProps) {
  const form = useForm({ defaultValues: { text: '', place } })
  const draft = useDraft(form, about, only)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        form.reset()
        draft.discard()
      }}
    >
      <input aria-label="Text" {...form.register('text')} />
      <input aria-label="Place" {...form.register('place')} />
      {draft.restored && <p>Kept</p>}
      <button type="button" onClick={draft.startOver}>
        Start over
      </button>
      <button>Send</button>
    </form>
  )
}

const show = (member?: typeof mina, about?: string) =>
  renderRemote(<Form about={about} />, { path: '/', member })
const alex = { ...mina, email: 'alex@example.com', marker: 'marker-of-alex' }
const text = () => screen.getByLabelText('Text')

describe('a draft', () => {
  it('is restored after a reload, and says so', async () => {
    const first = show(mina)
    await first.user.type(text(), 'Is it still free?')
    expect(screen.queryByText('Kept')).not.toBeInTheDocument()
    first.unmount()
    show(mina)
    expect(text()).toHaveValue('Is it still free?')
    expect(screen.getByLabelText('Place')).toHaveValue('Seoul')
    expect(screen.getByText('Kept')).toBeVisible()
  })

  it('of named fields brings back only those that were changed: the others may be other ones by now', async () => {
    const options = { path: '/', member: mina }
    const first = renderRemote(<Form only={named} />, options)
    await first.user.type(text(), 'Is it still free?')
    first.unmount()
    renderRemote(<Form only={named} place="Busan" />, options)
    expect(text()).toHaveValue('Is it still free?')
    expect(screen.getByLabelText('Place')).toHaveValue('Busan')
  })

  it('of all fields brings back also those that were not, by which a form knows what it began with', async () => {
    const first = show(mina)
    await first.user.type(text(), 'Is it still free?')
    first.unmount()
    renderRemote(<Form place="Busan" />, { path: '/', member: mina })
    expect(screen.getByLabelText('Place')).toHaveValue('Seoul')
  })

  it('keeps that a field was emptied', async () => {
    const first = show(mina)
    await first.user.clear(screen.getByLabelText('Place'))
    first.unmount()
    show(mina)
    expect(screen.getByLabelText('Place')).toHaveValue('')
  })

  it('is removed once it was sent, and the next one is kept', async () => {
    const first = show(mina)
    await first.user.type(text(), 'One')
    await first.user.click(screen.getByRole('button', { name: 'Send' }))
    expect(localStorage).toHaveLength(0)
    await first.user.type(text(), 'Two')
    first.unmount()
    show(mina)
    expect(text()).toHaveValue('Two')
  })

  it('can be discarded', async () => {
    const first = show(mina)
    await first.user.type(text(), 'One')
    first.unmount()
    const { user } = show(mina)
    await user.click(screen.getByRole('button', { name: 'Start over' }))
    expect(text()).toHaveValue('')
    expect(screen.queryByText('Kept')).not.toBeInTheDocument()
    expect(localStorage).toHaveLength(0)
  })

  it('belongs to one account and one form', async () => {
    const first = show(mina)
    await first.user.type(text(), 'For my eyes')
    first.unmount()
    show({ ...mina, email: 'alex@example.com' }).unmount()
    show(undefined).unmount()
    const other = show(mina, 'comment:2')
    expect(text()).toHaveValue('')
    other.unmount()
    show({ ...mina, email: 'alex@example.com' })
    expect(text()).toHaveValue('')
  })

  it('of a visitor is taken over by the account they log in to', async () => {
    const first = show()
    await first.user.type(text(), 'Hello')
    first.unmount()
    const second = show(mina)
    expect(text()).toHaveValue('Hello')
    second.unmount()
    show()
    expect(text()).toHaveValue('')
  })

  it('that a visitor typed right before the login counts, not an older one of the account', async () => {
    const name = `draft:${mina.email}:comment:1`
    localStorage.setItem(name, JSON.stringify({ at: Date.now() - 1000, values: { text: 'Last week' } }))
    const first = show()
    await first.user.type(text(), 'Today')
    first.unmount()
    const second = show(mina)
    expect(text()).toHaveValue('Today')
    second.unmount()
    show()
    expect(text()).toHaveValue('')
  })

  it('of the account counts if it is newer than one of a visitor, who keeps theirs', async () => {
    const values = { text: 'Of somebody before' }
    sessionStorage.setItem('draft:visitor:comment:1', JSON.stringify({ at: Date.now() - 1000, values }))
    const name = `draft:${mina.email}:comment:1`
    localStorage.setItem(name, JSON.stringify({ at: Date.now(), values: { text: 'My own' } }))
    const own = show(mina)
    expect(text()).toHaveValue('My own')
    own.unmount()
    show()
    expect(text()).toHaveValue('Of somebody before')
  })

  it('stays while the member is logged out in between', async () => {
    const first = show(mina)
    await first.user.type(text(), 'Hello')
    await first.switchTo(null)
    expect(text()).toHaveValue('Hello')
    first.unmount()
    show(mina)
    expect(text()).toHaveValue('Hello')
  })

  it('is removed for its author as well if it is sent after the session ended', async () => {
    const { user, switchTo } = show(mina)
    await user.type(text(), 'Hello')
    await switchTo(null)
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await switchTo(mina)
    expect(text()).toHaveValue('')
    expect(screen.queryByText('Kept')).not.toBeInTheDocument()
    expect(localStorage).toHaveLength(0)
  })

  it('stays with its author if another member logs in, who sees an empty form', async () => {
    const { user, switchTo, unmount } = show(mina)
    await user.type(text(), 'For my eyes')
    await switchTo(null)
    await switchTo(alex)
    expect(text()).toHaveValue('')
    await user.type(text(), 'From alex')
    unmount()
    show(mina).unmount()
    show(mina)
    expect(text()).toHaveValue('For my eyes')
  })

  it('of another member who logs in is shown instead of the text of the first', async () => {
    const first = show(alex)
    await first.user.type(text(), 'From alex')
    first.unmount()
    const { user, switchTo } = show(mina)
    await user.type(text(), 'For my eyes')
    await switchTo(alex)
    expect(text()).toHaveValue('From alex')
    expect(screen.getByText('Kept')).toBeVisible()
  })

  it('stays with its author, with what was typed after the session ended', async () => {
    const first = show(mina)
    await first.user.type(text(), 'Hello')
    await first.switchTo(null)
    await first.user.type(text(), ' there')
    first.unmount()
    show(alex).unmount()
    show(mina)
    expect(text()).toHaveValue('Hello there')
  })

  it('of a visitor is taken over in the form of a member who typed nothing and logged out', async () => {
    const { user, switchTo, unmount } = show(mina)
    await switchTo(null)
    await user.type(text(), 'Hello')
    await switchTo(alex)
    expect(text()).toHaveValue('Hello')
    unmount()
    show(alex)
    expect(text()).toHaveValue('Hello')
  })

  it('stays in the form while its author changes their email', async () => {
    const { user, switchTo } = show(mina)
    await user.type(text(), 'Hello')
    await switchTo({ ...mina, email: 'mina@example.org' })
    expect(text()).toHaveValue('Hello')
  })

  it('does no harm if this browser cannot store or read it', async () => {
    localStorage.setItem(`draft:${mina.email}:comment:1`, '{')
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { user } = show(mina)
    await user.type(text(), 'Hello')
    expect(text()).toHaveValue('Hello')
  })

  it('has expired when a page starts a month later', async () => {
    const { user, unmount } = show(mina)
    await user.type(text(), 'Old')
    unmount()
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 86_400_000)
    removeOldDrafts()
    show(mina)
    expect(text()).toHaveValue('')
  })
})

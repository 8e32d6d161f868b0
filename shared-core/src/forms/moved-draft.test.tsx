import { screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { mina, renderRemote } from '../testing'
import { useDraft } from './use-draft'

function Form({ about, to }: { readonly about: string; readonly to: string }) {
  const form = useForm({ defaultValues: { text: '', place: 'Seoul' } })
  const draft = useDraft(form, about)
  return (
    <form>
      <input aria-label="Text" {...form.register('text')} />
      <input aria-label="Place" {...form.register('place')} />
      <button type="button" onClick={() => draft.moveTo(to)}>
        Move
      </button>
    </form>
  )
}

const show = (about: string, to = about) =>
  renderRemote(<Form about={about} to={to} />, { path: '/', member: mina })

async function moved(to: string) {
  const { user, unmount } = show('post:fr', to)
  await user.type(screen.getByLabelText('Text'), 'A room')
  await user.click(screen.getByRole('button', { name: 'Move' }))
  unmount()
}

it('what is in a form can be the draft of another one, and then is none of its own', async () => {
  await moved('edit:42')
  const other = show('edit:42')
  expect(screen.getByLabelText('Text')).toHaveValue('A room')
  expect(screen.getByLabelText('Place')).toHaveValue('Seoul')
  other.unmount()
  show('post:fr')
  expect(screen.getByLabelText('Text')).toHaveValue('')
})

it('moved to its own form, it stays', async () => {
  await moved('post:fr')
  show('post:fr')
  expect(screen.getByLabelText('Text')).toHaveValue('A room')
})

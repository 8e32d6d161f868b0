import { act, screen } from '@testing-library/react'
import { limits } from '@within-reach/contract'
import * as v from 'valibot'
import { mina, renderRemote } from '../testing'
import { type ContractForm, useContractForm } from './use-contract-form'
import { useDraft } from './use-draft'

const fields = { text: v.pipe(v.string(), v.nonEmpty(), v.maxLength(limits.message)), topic: undefined }

function Form({ deliver }: { readonly deliver: (text: string) => Promise<void> }) {
  const { form, register, onSubmit } = useContractForm<{ text: string; topic: string }>({
    fields,
    defaults: { text: '', topic: 'rooms' },
    submit: async ({ text }, { reset }) => {
      await deliver(text)
      reset()
      draft.discard()
    },
  })
  const draft = useDraft(form, 'message')
  return (
    <form onSubmit={onSubmit}>
      <textarea aria-label="Text" {...register('text')} />
      <input aria-label="Topic" {...register('topic')} />
      <button>Send</button>
    </form>
  )
}

/** Sends a text, and does something before the service answers. */
async function send(text: string, meanwhile: (user: ReturnType<typeof show>['user']) => Promise<void>) {
  let arrive = () => {}
  const deliver = jest.fn(() => new Promise<void>((resolve) => (arrive = resolve)))
  const { user } = show(deliver)
  await user.type(field('Text'), text)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(deliver.mock.calls).toEqual([[text]])
  await meanwhile(user)
  await act(async () => arrive())
  return user
}
const show = (deliver: (text: string) => Promise<void>) =>
  renderRemote(<Form deliver={deliver} />, { path: '/', member: mina })
const field = (name: string) => screen.getByLabelText(name)

describe('a form that was sent', () => {
  it('is empty', async () => {
    await send('Is it free?', () => Promise.resolve())
    expect(field('Text')).toHaveValue('')
    expect(field('Topic')).toHaveValue('rooms')
    expect(localStorage).toHaveLength(0)
  })

  it('keeps what was typed before the service answered, for the next one', async () => {
    const user = await send('Is it free?', (typing) => typing.type(field('Text'), '{Enter}I could come'))
    expect(field('Text')).toHaveValue('I could come')
    await user.type(field('Text'), ' today.')
    expect(JSON.stringify({ ...localStorage })).toContain('I could come today.')
  })

  it('keeps a text that was rewritten meanwhile', async () => {
    await send('Is it free?', async (typing) => {
      await typing.clear(field('Text'))
      await typing.type(field('Text'), 'And the desk?')
    })
    expect(field('Text')).toHaveValue('And the desk?')
    expect(field('Topic')).toHaveValue('rooms')
  })
})

describe('a form with an invalid field', () => {
  it('focuses the first one on the page, not the first one registered', async () => {
    function Days({ register }: Pick<ContractForm<{ text: string; days: string }>, 'register'>) {
      return <input aria-label="Days" {...register('days')} />
    }
    function Nested() {
      const { register, onSubmit } = useContractForm<{ text: string; days: string }>({
        fields: { text: fields.text, days: fields.text },
        defaults: { text: '', days: '' },
        submit: () => Promise.resolve(),
      })
      return (
        <form onSubmit={onSubmit}>
          <Days register={register} />
          <textarea aria-label="Text" {...register('text')} />
          <button>Send</button>
        </form>
      )
    }
    const { user } = renderRemote(<Nested />, { path: '/' })
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(field('Days')).toHaveFocus()
  })
})

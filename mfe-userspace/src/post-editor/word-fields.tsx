import { limits } from '@within-reach/contract'
import { Field, Input } from '@within-reach/shared-ui'
import { Description } from './description'
import type { PostEditor } from './use-post-editor'

/** What a post says: a subject and a description. */
export function WordFields({ editor: { form, register, errorOf } }: { readonly editor: PostEditor }) {
  return (
    <>
      <Field label="Subject" required error={errorOf('subject')}>
        <Input maxLength={limits.subject} {...register('subject')} />
      </Field>
      <Description form={form} error={errorOf('description')} />
    </>
  )
}

import { useLingui } from '@lingui/react/macro'
import { limits } from '@within-reach/contract'
import { Field, Input } from '@within-reach/shared-ui'
import { Description } from './description'
import type { PostEditor } from './use-post-editor'

/** The subject and the description of a post. */
export function TextFields({ editor: { form, register, errorOf, draft } }: { readonly editor: PostEditor }) {
  const { t } = useLingui()
  return (
    <>
      <Field label={t`Subject`} required error={errorOf('subject')}>
        <Input maxLength={limits.subject} {...register('subject')} />
      </Field>
      <Description
        form={form}
        error={errorOf('description')}
        contentKey={draft.restored ? 'draft' : 'nothing'}
      />
    </>
  )
}

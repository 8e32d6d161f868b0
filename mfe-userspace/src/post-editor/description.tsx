import { Field, TextArea } from '@within-reach/shared-ui'
import { lazy, Suspense, useId } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { EditorBoundary } from './editor-boundary'
import type { PostValues } from './use-post-editor'

const RichEditor = lazy(async () => ({ default: (await import('./rich-editor')).RichEditor }))

export interface DescriptionProps {
  readonly form: UseFormReturn<PostValues>
  readonly error: string | undefined
}

/** The description: a small rich-text editor, and a plain box that just works until it is there, or where it cannot be loaded. */
export function Description({ form, error }: DescriptionProps) {
  const id = useId()
  const plain = (
    <Field label="Description" required error={error}>
      <TextArea rows={10} {...form.register('description')} />
    </Field>
  )
  return (
    <EditorBoundary fallback={plain}>
      <Suspense fallback={plain}>
        <Controller
          control={form.control}
          name="description"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <RichEditor
              id={id}
              label="Description"
              value={value}
              error={error}
              onChange={onChange}
              onBlur={onBlur}
              focusRef={ref}
            />
          )}
        />
      </Suspense>
    </EditorBoundary>
  )
}

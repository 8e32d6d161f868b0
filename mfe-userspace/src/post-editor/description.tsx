import { useLingui } from '@lingui/react/macro'
import { Field, Skeleton, TextArea } from '@within-reach/shared-ui'
import { lazy, Suspense, useEffect, useId, useState } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { EditorBoundary } from './editor-boundary'
import { asPlainText, isMarkup } from './typed-text'
import styles from './post-editor.module.css'
import type { PostValues } from './post-values'

const RichEditor = lazy(async () => ({ default: (await import('./rich-editor')).RichEditor }))

interface PlainDescriptionProps {
  readonly form: UseFormReturn<PostValues>
  readonly error: string | undefined
  /** The rich editor cannot be loaded. */
  readonly forGood?: boolean
}

export interface DescriptionProps extends Omit<PlainDescriptionProps, 'forGood'> {
  /** Identifies the initial content: the rich editor is recreated when a draft is restored or discarded. */
  readonly beginning: string
}

/** The description: a small rich-text editor, and a plain text field until it is loaded, or if it cannot be loaded. */
export function Description({ form, error, beginning }: DescriptionProps) {
  const { t } = useLingui()
  const id = useId()
  // A draft or an edited post has markup, which must not be visible while the editor is loading.
  const onItsWay = isMarkup(form.getValues('description')) ? (
    <Skeleton lines={6} />
  ) : (
    <PlainDescription form={form} error={error} />
  )
  if (!useIsLive()) return onItsWay
  return (
    <EditorBoundary fallback={<PlainDescription form={form} error={error} forGood />}>
      <Suspense fallback={onItsWay}>
        <Controller
          control={form.control}
          name="description"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <RichEditor
              key={beginning}
              id={id}
              label={t`Description`}
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

/**
 * Whether the page is live. A prerendered one has the plain field, and so has the first rendering in the browser, which takes over
 * what was typed there.
 */
function useIsLive(): boolean {
  const [live, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  return live
}

function PlainDescription({ form, error, forGood = false }: PlainDescriptionProps) {
  const { t } = useLingui()
  useEffect(() => {
    const written = form.getValues('description')
    if (forGood && isMarkup(written)) form.setValue('description', asPlainText(written))
  }, [forGood, form])
  return (
    <Field label={t`Description`} required error={error}>
      <TextArea className={styles.plain} rows={10} {...form.register('description')} />
    </Field>
  )
}

import { useLingui } from '@lingui/react/macro'
import { Field, Skeleton, TextArea } from '@within-reach/shared-ui'
import { lazy, Suspense, useEffect, useId, useState } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { EditorBoundary } from './editor-boundary'
import { loadRichEditor } from './load-rich-editor'
import { asHtml, asPlainText, isMarkup } from './typed-text'
import styles from './post-editor.module.css'
import type { PostValues } from './post-values'

const RichEditor = lazy(loadRichEditor)

interface PlainDescriptionProps {
  readonly form: UseFormReturn<PostValues>
  readonly error: string | undefined
  /** Whether the rich editor cannot be loaded, so that this field replaces it. */
  readonly permanent?: boolean
}

export interface DescriptionProps extends Omit<PlainDescriptionProps, 'permanent'> {
  /** Identifies the initial content: the rich editor is recreated when a draft is restored or discarded. */
  readonly contentKey: string
}

/** The description: a small rich-text editor, and a plain text field until it is loaded, or if it cannot be loaded. */
export function Description({ form, error, contentKey }: DescriptionProps) {
  const { t } = useLingui()
  const id = useId()
  const loading = isMarkup(form.getValues('description')) ? (
    <LoadingMarkup form={form} />
  ) : (
    <PlainDescription form={form} error={error} />
  )
  if (!useIsHydrated()) return loading
  return (
    <EditorBoundary fallback={<PlainDescription form={form} error={error} permanent />}>
      <Suspense fallback={loading}>
        <Controller
          control={form.control}
          name="description"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <RichEditor
              key={contentKey}
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
 * Whether the page is hydrated. The prerendered page and the first rendering in the browser show the plain field, so
 * that text that was typed before is kept.
 */
function useIsHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return hydrated
}

/**
 * A draft or an edited post has markup, which must not be visible while the editor is loading. The page replays into the field what was
 * typed before its scripts ran. It follows the markup.
 */
function LoadingMarkup({ form }: Pick<PlainDescriptionProps, 'form'>) {
  const { t } = useLingui()
  const [markup] = useState(() => form.getValues('description'))
  return (
    <>
      <Skeleton lines={6} />
      <textarea
        className="wr-visually-hidden"
        aria-label={t`Description`}
        name="description"
        onChange={({ target }) => form.setValue('description', markup + asHtml(target.value))}
      />
    </>
  )
}

function PlainDescription({ form, error, permanent = false }: PlainDescriptionProps) {
  const { t } = useLingui()
  useEffect(() => {
    const description = form.getValues('description')
    if (permanent && isMarkup(description)) form.setValue('description', asPlainText(description))
  }, [permanent, form])
  return (
    <Field label={t`Description`} required error={error}>
      <TextArea className={styles.plain} rows={10} {...form.register('description')} />
    </Field>
  )
}

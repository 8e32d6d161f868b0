import { Trans, useLingui } from '@lingui/react/macro'
import {
  amountFacts,
  type FactName,
  factNames,
  factsOf,
  factValueNames,
  hasFacts,
  type Localized,
  priceCurrencies,
} from '@within-reach/contract'
import { useLocalized } from '@within-reach/shared-core/react'
import { Field, Input, Select } from '@within-reach/shared-ui'
import { useEffect, useState } from 'react'
import styles from './post-editor.module.css'
import type { PostEditor } from './use-post-editor'

interface FactFieldsProps {
  readonly editor: PostEditor
}

/** The facts of a post, folded: all of them are optional. It opens if there are some, and if one is wrong. */
export function FactSection({ editor }: FactFieldsProps) {
  const { type, errorOf, form, factsGiven } = editor
  const [open, setOpen] = useState(factsGiven)
  const names: readonly FactName[] = hasFacts(type) ? factsOf[type] : []
  // A wrong field in a closed section could not get the focus.
  const { submitCount } = form.formState
  const isWrong = names.some((name) => errorOf(name) !== undefined)
  useEffect(() => {
    if (isWrong || factsGiven) setOpen(true)
  }, [isWrong, factsGiven, submitCount])
  if (names.length === 0) return null
  return (
    <details
      className={styles.facts}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <Trans>Facts (optional)</Trans>
      </summary>
      <p className={styles.factsHint}>
        <Trans>Readers can look for posts by these. Leave out what you do not want to say.</Trans>
      </p>
      <FactFields editor={editor} />
    </details>
  )
}

/** The fields of a board's facts. */
export function FactFields({ editor }: FactFieldsProps) {
  const names: readonly FactName[] = hasFacts(editor.type) ? factsOf[editor.type] : []
  return (
    <div className={styles.factFields}>
      {names.map((name) => (
        <FactField key={name} name={name} editor={editor} />
      ))}
    </div>
  )
}

/** Whole numbers. */
const counts: readonly FactName[] = ['stay', 'hours']

function FactField({
  name,
  editor: { register, errorOf, form },
}: FactFieldsProps & { readonly name: FactName }) {
  const localized = useLocalized()
  const { t } = useLingui()
  const label = localized(factNames[name])
  const error = errorOf(name)
  if (name === 'currency')
    return (
      <Field label={label} error={error}>
        <Select {...register(name)}>
          <option value="">{t`Choose a currency`}</option>
          {priceCurrencies.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </Select>
      </Field>
    )
  if (amountFacts.some((amount) => amount === name)) {
    const isIncluded = name === 'bills' && form.watch('billsIncluded') === 'yes'
    return (
      <Field label={label} error={error}>
        <Input
          inputMode="decimal"
          autoComplete="off"
          {...register(name)}
          readOnly={isIncluded && error === undefined}
        />
      </Field>
    )
  }
  if (name === 'freeFrom')
    return (
      <Field label={label} error={error}>
        <Input type="date" {...register(name)} />
      </Field>
    )
  if (counts.includes(name))
    return (
      <Field label={label} error={error}>
        <Input inputMode="numeric" autoComplete="off" {...register(name)} />
      </Field>
    )
  const choices: Readonly<Record<string, Readonly<Record<string, Localized>>>> = factValueNames
  const unsaid = name === 'billsIncluded' ? t`Paid apart` : name === 'taken' ? t`Still there` : t`Not said`
  return (
    <Field label={label} error={error}>
      <Select {...register(name)}>
        <option value="">{unsaid}</option>
        {Object.entries(choices[name] ?? {}).map(([value, text]) => (
          <option key={value} value={value}>
            {localized(text)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

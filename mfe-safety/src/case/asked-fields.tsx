import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type Case, localNoon } from '@within-reach/contract'
import { Time, useFormats } from '@within-reach/shared-core/react'
import styles from './case.module.css'

/** The fields of the three inquiries in the order of their forms, by their names in the calls. */
const names: readonly (readonly [field: string, name: MessageDescriptor])[] = [
  ['subject', msg`Subject`],
  ['cont', msg`Your request`],
  ['area_in_mind', msg`Area in mind`],
  ['location', msg`Location`],
  ['budget', msg`Budget in USD a month`],
  ['length_of_stay', msg`Months of stay`],
  ['date_start', msg`From`],
  ['date_end', msg`To`],
  ['reason', msg`Reason of the stay`],
  ['visa', msg`Visa`],
  ['visa_reason', msg`About the visa`],
  ['admission', msg`Admission`],
  ['admission_reason', msg`About the admission`],
  ['nationality', msg`Nationality`],
  ['gender', msg`Gender`],
  ['name', msg`Name`],
  ['email', msg`Email`],
  ['phone', msg`Phone`],
]

/** The values that forms offer as choices. */
const choices: Readonly<Record<string, MessageDescriptor>> = {
  yes: msg`Yes`,
  no: msg`No`,
  male: msg`Male`,
  female: msg`Female`,
  travel: msg`Travel`,
  study: msg`Study`,
}
const chosen: readonly string[] = ['visa', 'admission', 'gender', 'reason']
const days: readonly string[] = ['date_start', 'date_end']

/** What the person asked for, as it was sent. */
export function AskedFields({ fields, ca }: Pick<Case, 'fields' | 'ca'>) {
  const { t } = useLingui()
  const formats = useFormats()
  const textOf = (field: string, value: string): string => {
    const choice = chosen.includes(field) && Object.hasOwn(choices, value) ? choices[value] : undefined
    if (choice) return t(choice)
    return days.includes(field) ? formats.day(localNoon(value)) : value
  }
  return (
    <section className={styles.part} aria-labelledby="asked">
      <h2 id="asked">
        <Trans>What you asked for</Trans>
      </h2>
      <dl className={styles.asked}>
        {names.map(([field, name]) => {
          const value = String(fields[field] ?? '')
          return (
            value !== '' && (
              <div key={field}>
                <dt>{t(name)}</dt>
                <dd>{textOf(field, value)}</dd>
              </div>
            )
          )
        })}
        <div>
          <dt>
            <Trans>Sent</Trans>
          </dt>
          <dd>
            <Time iso={ca} style="day" />
          </dd>
        </div>
      </dl>
    </section>
  )
}

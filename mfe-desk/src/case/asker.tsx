import { Trans, useLingui } from '@lingui/react/macro'
import { type DeskCase, inquiryFieldNames, localNoon } from '@within-reach/contract'
import { useFormats } from '@within-reach/shared-core/react'
import { Badge, Card } from '@within-reach/shared-ui'
import { useNames } from '../texts/use-names'
import styles from './case.module.css'

/** Fields of an inquiry that are shown elsewhere, or with the name. */
const shownElsewhere = new Set(['name', 'email'])

/** Fields that hold a calendar day. */
const days = new Set(['date_start', 'date_end'])

/** Fields in the order of their form; the database sorts them by the length of their names. Unknown ones are last. */
const formOrder = Object.keys(inquiryFieldNames)
const rankOf = (field: string): number =>
  formOrder.includes(field) ? formOrder.indexOf(field) : formOrder.length

/** Who asks, and the fields of the inquiry as they were sent. */
export function Asker({ one }: { readonly one: DeskCase }) {
  const { t } = useLingui()
  const names = useNames()
  const { day, full } = useFormats()
  const { name, email, member, fields, ca } = one
  const rest = Object.entries(fields)
    .filter(([field, value]) => !shownElsewhere.has(field) && value !== '')
    .sort(([one], [other]) => rankOf(one) - rankOf(other))
  // Choices are sent in English. Everything else is in the asker's own words.
  const yesNo = new Map([
    ['yes', t`Yes`],
    ['no', t`No`],
  ])
  const choices: Readonly<Record<string, ReadonlyMap<string | number, string>>> = {
    visa: yesNo,
    admission: yesNo,
    gender: new Map([
      ['male', t`Male`],
      ['female', t`Female`],
    ]),
    reason: new Map([
      ['travel', t`Travel`],
      ['study', t`Study`],
    ]),
  }
  const textOf = (field: string, value: string | number) =>
    days.has(field) ? day(localNoon(String(value))) : (choices[field]?.get(value) ?? value)
  return (
    <Card className={styles.card}>
      <h2>
        <Trans>Inquiry</Trans>
      </h2>
      <p className={styles.asker}>
        <strong>{name}</strong> {member && <Badge>{t`Member`}</Badge>}
        <br />
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      <dl className={styles.fields}>
        {rest.map(([field, value]) => (
          <div key={field}>
            <dt>{names.field(field)}</dt>
            <dd>{textOf(field, value)}</dd>
          </div>
        ))}
        <div>
          <dt>{t`Received`}</dt>
          <dd>{full(ca)}</dd>
        </div>
      </dl>
    </Card>
  )
}

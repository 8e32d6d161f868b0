import { Trans, useLingui } from '@lingui/react/macro'
import { type Region, regions } from '@within-reach/contract'
import { useFormats } from '@within-reach/shared-core/react'
import { Card, Field, Input, Select } from '@within-reach/shared-ui'
import { useId, useState } from 'react'
import { zoneName } from '../change/zone'
import type { RemoteStatus } from '../registry/registry-context'
import { useClock } from '../registry/use-clock'
import { useNames } from '../texts/names'
import { PreviewOf } from './preview-of'
import styles from './preview.module.css'

/** The times of planned switches, soonest first. */
const plannedTimes = (remotes: readonly RemoteStatus[], now: number): string[] =>
  [...new Set(remotes.flatMap(({ live }) => (live?.planned ?? []).map(({ at }) => at)))]
    .filter((at) => Date.parse(at) > now)
    .sort((a, b) => Date.parse(a) - Date.parse(b))

/** Shows what a region's visitors get, now or after the planned switches at a given time. */
export function Preview({ remotes }: { readonly remotes: readonly RemoteStatus[] }) {
  const { t, i18n } = useLingui()
  const names = useNames()
  const { full } = useFormats()
  const now = useClock()
  const heading = useId()
  const [region, setRegion] = useState<Region>(regions[0])
  const [when, setWhen] = useState('now')
  const [typed, setTyped] = useState('')
  const times = plannedTimes(remotes, now)
  // A planned time that has passed or was cancelled is no longer offered.
  const chosen = when === 'now' || when === 'typed' || times.includes(when) ? when : 'now'
  const at = chosen === 'now' ? now : Date.parse(chosen === 'typed' ? typed : chosen)
  const zone = zoneName(i18n.locale, typed)
  return (
    <section aria-labelledby={heading} className={styles.preview}>
      <h2 id={heading}>
        <Trans>As a region’s visitors see it</Trans>
      </h2>
      <div className={styles.choices}>
        <Field label={t`Region`}>
          <Select value={region} onChange={({ target }) => setRegion(target.value as Region)}>
            {regions.map((one) => (
              <option key={one} value={one}>
                {names.region(one)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t`Time`}>
          <Select value={chosen} onChange={({ target }) => setWhen(target.value)}>
            <option value="now">
              <Trans>Now</Trans>
            </option>
            {times.map((time) => {
              const shown = full(time)
              return (
                <option key={time} value={time}>
                  {t`${shown} (planned)`}
                </option>
              )
            })}
            <option value="typed">
              <Trans>Another time</Trans>
            </option>
          </Select>
        </Field>
        {chosen === 'typed' && (
          <Field label={t`Day and time`} hint={t`In your time zone: ${zone}`}>
            <Input type="datetime-local" value={typed} onChange={({ target }) => setTyped(target.value)} />
          </Field>
        )}
      </div>
      <div aria-live="polite">
        {Number.isNaN(at) ? (
          <p>
            <Trans>Choose a day and a time.</Trans>
          </p>
        ) : (
          <Card className={styles.list}>
            {remotes.map((remote) => (
              <PreviewOf key={remote.name} remote={remote} region={region} at={at} />
            ))}
          </Card>
        )}
      </div>
    </section>
  )
}

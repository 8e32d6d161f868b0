import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { VersionHealth } from '@within-reach/contract'
import { useId } from 'react'
import { Figure } from './figure'
import styles from './health.module.css'

/** The web vitals that a version caused. */
export function VitalFigures({ vitals }: Pick<VersionHealth, 'vitals'>) {
  const { t, i18n } = useLingui()
  const heading = useId()
  const number = new Intl.NumberFormat(i18n.locale)
  const seconds = new Intl.NumberFormat(i18n.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const time = (milliseconds: number) => {
    const isShort = milliseconds < 1000
    const shown = isShort ? number.format(milliseconds) : seconds.format(milliseconds / 1000)
    return isShort ? t`${shown} ms` : t`${shown} s`
  }
  const figures = [
    { name: t`Largest paint`, figure: vitals.lcp, written: time },
    { name: t`Response to input`, figure: vitals.inp, written: time },
    { name: t`Layout shift`, figure: vitals.cls, written: (value: number) => number.format(value) },
    // An older service does not measure it.
    ...(vitals.mount ? [{ name: t`Mount on the main thread`, figure: vitals.mount, written: time }] : []),
  ]
  return (
    <section aria-labelledby={heading} className={styles.speed}>
      <h4 id={heading}>
        <Trans>75 of 100 views are no worse than</Trans>
      </h4>
      <dl className={styles.figures}>
        {figures.map(({ name, figure, written }) => (
          <Figure
            key={name}
            name={name}
            note={figure && t`${plural(figure.views, { one: '# view', other: '# views' })}`}
          >
            {figure ? written(figure.value) : '–'}
          </Figure>
        ))}
      </dl>
    </section>
  )
}

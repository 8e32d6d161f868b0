import { Trans, useLingui } from '@lingui/react/macro'
import type { Report } from '@within-reach/contract'
import { blockPath, reportPath } from '@within-reach/shared-core'
import { Link, Time } from '@within-reach/shared-core/react'
import { Badge, Card } from '@within-reach/shared-ui'
import { Quote } from '../frame/quote'
import { aboutName } from '../names/about'
import { reasonTexts } from '../names/reasons'
import { outcomeTexts } from './outcomes'
import styles from './my-reports.module.css'

/** One report: what it is about, its reason, and its outcome. */
export function ReportCard({ report }: { readonly report: Report }) {
  const { t } = useLingui()
  const { kind, id, target, reason, words, excerpt, ca, outcome, closed } = report
  const { name, meaning } = outcomeTexts[outcome]
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2>{t(aboutName(report))}</h2>
        <Badge tone={outcome === 'acted' ? 'accent' : 'neutral'}>{t(name)}</Badge>
      </div>
      <Quote>{excerpt}</Quote>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Trans>Reason</Trans>
          </dt>
          <dd>{t(reasonTexts[reason].name)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Reported</Trans>
          </dt>
          <dd>
            <Time iso={ca} />
          </dd>
        </div>
        {closed !== null && (
          <div>
            <dt>
              <Trans>Decided</Trans>
            </dt>
            <dd>
              <Time iso={closed} />
            </dd>
          </div>
        )}
        {words !== '' && (
          <div className={styles.words}>
            <dt>
              <Trans>Your words</Trans>
            </dt>
            <dd>{words}</dd>
          </div>
        )}
      </dl>
      <p className={styles.outcome}>
        {t(meaning)}{' '}
        {outcome === 'open' && (
          <Link to={reportPath(kind, id, target)}>
            <Trans>Change your report</Trans>
          </Link>
        )}
        {outcome === 'kept' && (
          <Link to={blockPath(kind, id)}>
            <Trans>Block</Trans>
          </Link>
        )}
      </p>
    </Card>
  )
}

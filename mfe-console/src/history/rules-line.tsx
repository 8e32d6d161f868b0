import { Trans } from '@lingui/react/macro'
import { type RulesEntry, rulesSentence } from '@within-reach/contract'
import { Time } from '@within-reach/shared-core/react'
import { Badge } from '@within-reach/shared-ui'
import { useNames } from '../texts/names'
import { useSentenceFormatter } from '../texts/use-sentence-formatter'
import styles from './history.module.css'

/** One change of the site's rules. It is undone on the command line, by an owner. */
export function RulesLine({ entry: { revision, at, who, why, change } }: { readonly entry: RulesEntry }) {
  const names = useNames()
  const format = useSentenceFormatter()
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <strong>{format(rulesSentence(change))}</strong>
        <Badge>
          <Trans>Revision {revision}</Trans>
        </Badge>
      </div>
      <p className={styles.why}>{why}</p>
      <p className={styles.who}>
        {names.who(who)} · <Time iso={at} />
      </p>
    </li>
  )
}

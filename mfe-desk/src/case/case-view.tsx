import { useLingui } from '@lingui/react/macro'
import type { DeskCase } from '@within-reach/contract'
import { usePageTitle } from '@within-reach/shared-core/react'
import { Badge } from '@within-reach/shared-ui'
import { useNames } from '../texts/use-names'
import { Asker } from './asker'
import styles from './case.module.css'
import { Management } from './management'
import { Offers } from './offers'
import { Thread } from './thread'
import { Writing } from './writing'

/** One case: what is asked, what was written, the offered homes, and what an agent can do. */
export function CaseView({ one }: { readonly one: DeskCase }) {
  const { t } = useLingui()
  const names = useNames()
  const { number, title, kind, state, overdue } = one
  usePageTitle(`${number} · ${title}`)
  return (
    <>
      <header className={styles.head}>
        <div className={styles.marks}>
          <Badge tone="accent">{names.state(state)}</Badge>
          {overdue && <Badge tone="call">{t`Overdue`}</Badge>}
          <span className={styles.number}>
            {number} · {names.inquiry(kind)}
          </span>
        </div>
        <h1>{title}</h1>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Thread one={one} />
          <Writing one={one} />
          <Offers one={one} />
        </div>
        <aside className={styles.side} aria-label={t`About this case`}>
          <Management one={one} />
          <Asker one={one} />
        </aside>
      </div>
    </>
  )
}

import { useLingui } from '@lingui/react/macro'
import { cautionTextsOf, pickLanguage } from '@within-reach/contract'
import type { Warning } from '@within-reach/shared-core/forms'
import { useLanguage } from '@within-reach/shared-core/react'
import { ChoiceDialog } from '@within-reach/shared-ui'
import styles from './warning-dialog.module.css'

/** Asks the author whether to send a text that readers would see folded, and says what to write instead. */
export function WarningDialog({ warning: { suspicions, answer } }: { readonly warning: Warning }) {
  const { t } = useLingui()
  const language = useLanguage()
  const categories = suspicions?.map(({ category }) => category) ?? []
  const quotes = [...new Set(suspicions?.flatMap((suspicion) => suspicion.quotes.slice(0, 2)))]
  return (
    <ChoiceDialog
      open={suspicions !== undefined}
      message={
        <div className={styles.warning}>
          <p className={styles.title}>{t`Readers may take this for a scam`}</p>
          <ul>
            {cautionTextsOf(categories).map(({ reason, instead }) => (
              <li key={reason.en}>
                {pickLanguage(reason, language)} {pickLanguage(instead, language)}
              </li>
            ))}
          </ul>
          {quotes.length > 0 && (
            <p className={styles.quotes}>
              {quotes.map((quote) => (
                <q key={quote}>{quote}</q>
              ))}
            </p>
          )}
          <p>{t`If you send it as it is, they see this notice before the text.`}</p>
        </div>
      }
      actions={[
        { label: t`Change it`, variant: 'primary', onClick: () => answer(false) },
        { label: t`Send anyway`, onClick: () => answer(true) },
      ]}
      onClose={() => answer(false)}
    />
  )
}

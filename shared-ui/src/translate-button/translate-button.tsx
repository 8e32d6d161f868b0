import { TranslateIcon } from '../icons/icons'
import { Spinner } from '../spinner/spinner'
import styles from './translate-button.module.css'

export interface TranslateButtonProps {
  readonly status: 'original' | 'busy' | 'translated' | 'failed'
  /** What a press does: it translates, or shows the original again. */
  readonly label: string
  /** What happens or happened, which screen readers read out; empty before a press. */
  readonly note: string
  /** Shows the icon only on narrow screens until there is a translation, because it is one of many. */
  readonly compact?: boolean
  readonly onPress: () => void
}

/** A small button beside a text that translates it, and what came of it. Presses are ignored while it is busy. */
export function TranslateButton({ status, label, note, compact, onPress }: TranslateButtonProps) {
  const isBusy = status === 'busy'
  return (
    <span className={styles.translate}>
      <button
        type="button"
        className={styles.button}
        aria-disabled={isBusy || undefined}
        aria-busy={isBusy || undefined}
        onClick={() => {
          if (!isBusy) onPress()
        }}
      >
        {isBusy ? <Spinner /> : <TranslateIcon size={16} />}
        <span className={compact && status !== 'translated' ? styles.compact : undefined}>{label}</span>
      </button>
      <span role="status" className={status === 'failed' ? styles.failed : undefined}>
        {note}
      </span>
    </span>
  )
}

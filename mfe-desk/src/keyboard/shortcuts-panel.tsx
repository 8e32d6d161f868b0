import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, Panel } from '@within-reach/shared-ui'
import { Key } from './key'
import styles from './keyboard.module.css'
import type { Shortcut } from './shortcut'

export interface ShortcutsPanelProps {
  /** Undefined while the panel is closed. */
  readonly shortcuts: readonly Shortcut[] | undefined
  readonly enabled: boolean
  readonly onEnabled: (enabled: boolean) => void
  readonly onClose: () => void
}

/** The keys of the current page, and the switch for all of them. */
export function ShortcutsPanel({ shortcuts, enabled, onEnabled, onClose }: ShortcutsPanelProps) {
  const { t } = useLingui()
  return (
    <Panel open={shortcuts !== undefined} title={t`Keys`} closeLabel={t`Close`} onClose={onClose}>
      <p className={styles.explanation}>
        <Trans>They do nothing while you type in a field, and nothing with Ctrl, Alt or ⌘.</Trans>
      </p>
      <dl className={styles.keys}>
        {shortcuts?.map(({ key, label }) => (
          <div key={key}>
            <dt>
              <Key>{key}</Key>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={t`Single keys work`}
        checked={enabled}
        onChange={({ target }) => onEnabled(target.checked)}
      />
    </Panel>
  )
}

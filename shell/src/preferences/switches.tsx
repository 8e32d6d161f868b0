import { useLingui } from '@lingui/react/macro'
import { languageNamed, languageNames, languages } from '@within-reach/contract'
import { useObservable } from '@within-reach/shared-core/react'
import {
  MoonIcon,
  type Segment,
  SegmentedChoice,
  Select,
  SunIcon,
  SystemThemeIcon,
} from '@within-reach/shared-ui'
import type { ThemeChoice } from '../theme/persist-theme'
import type { Preferences } from './preferences'
import styles from './switches.module.css'

/** The two settings of the whole site: language and theme. */
export function Switches({ language, theme }: Preferences) {
  const { t } = useLingui()
  const spoken = useObservable(language.language$, language.language)
  const shown = useObservable(theme.theme$, theme.theme)
  const themes: readonly Segment<ThemeChoice>[] = [
    { value: 'system', label: t`Same as the system`, icon: <SystemThemeIcon /> },
    { value: 'light', label: t`Light`, icon: <SunIcon /> },
    { value: 'dark', label: t`Dark`, icon: <MoonIcon /> },
  ]
  return (
    <div className={styles.switches}>
      <Select
        className={styles.language}
        aria-label={t`Language`}
        value={spoken}
        onChange={({ target }) => language.choose(languageNamed(target.value))}
      >
        {/* Each language is named in that language, so that everyone recognises their own. */}
        {languages.map((one) => (
          <option key={one} value={one} lang={one}>
            {languageNames[one]}
          </option>
        ))}
      </Select>
      <SegmentedChoice
        legend={t`Appearance`}
        options={themes}
        value={shown}
        onChange={theme.choose}
        iconsOnly
      />
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { Language } from '@within-reach/contract'
import { useObservable } from '@within-reach/shared-core/react'
import { MoonIcon, type Segment, SegmentedChoice, SunIcon, SystemThemeIcon } from '@within-reach/shared-ui'
import type { ThemeChoice } from '../theme/persist-theme'
import type { Preferences } from './preferences'
import styles from './switches.module.css'

/** Each language is named in that language, so that everyone recognises their own. */
const languages: readonly Segment<Language>[] = [
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- a language's own name is the same in every language
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'ko', label: '한국어', lang: 'ko' },
]

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
      <SegmentedChoice legend={t`Language`} options={languages} value={spoken} onChange={language.choose} />
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

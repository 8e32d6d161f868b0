import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { SiteSettings } from '@within-reach/shared-core'
import { iconButtonClass } from '@within-reach/shared-ui'
import type { ReactNode } from 'react'
import styles from './social-links.module.css'

const kinds: readonly { kind: keyof SiteSettings['social']; label: MessageDescriptor; drawing: ReactNode }[] =
  [
    {
      kind: 'video',
      label: msg`Our videos`,
      drawing: (
        <>
          <rect x="3" y="6" width="18" height="12" rx="3" />
          <path d="M10.5 9.5v5l4-2.5z" />
        </>
      ),
    },
    {
      kind: 'shortVideo',
      label: msg`Our short videos`,
      drawing: <path d="M13 4v10.5a3.5 3.5 0 11-3.5-3.5M13 4c.5 3 2.5 4.5 5 4.5" />,
    },
    {
      kind: 'photo',
      label: msg`Our photos`,
      drawing: (
        <>
          <rect x="4" y="4" width="16" height="16" rx="4.5" />
          <circle cx="12" cy="12" r="3.5" />
        </>
      ),
    },
  ]

/** Links to the social pages. One without an address is left out. */
export function SocialLinks({ social }: Pick<SiteSettings, 'social'>) {
  const { t } = useLingui()
  const shown = kinds.filter(({ kind }) => social[kind])
  if (shown.length === 0) return null
  return (
    <ul className={styles.social}>
      {shown.map(({ kind, label, drawing }) => (
        <li key={kind}>
          <a
            className={iconButtonClass}
            href={social[kind]}
            aria-label={t(label)}
            rel="noopener"
            target="_blank"
          >
            <svg
              width="22"
              height="22"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              aria-hidden="true"
            >
              {drawing}
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}

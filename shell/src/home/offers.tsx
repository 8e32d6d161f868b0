import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { HostDrawing, LanguageDrawing, VerifiedDrawing } from './drawings'
import styles from './offers.module.css'

const offers: readonly { title: MessageDescriptor; text: MessageDescriptor; drawing: ReactNode }[] = [
  {
    title: msg`Verified long-term rentals`,
    text: msg`An agent looks at the home and its papers before you sign.`,
    drawing: <VerifiedDrawing size={48} />,
  },
  {
    title: msg`Direct messaging with hosts`,
    text: msg`Write to owners and members without showing them your address.`,
    drawing: <HostDrawing size={48} />,
  },
  {
    title: msg`Multilingual support`,
    text: msg`Ask in your own language.`,
    drawing: <LanguageDrawing size={48} />,
  },
]

/** What the product offers (specification, section 1). */
export function Offers() {
  const { t } = useLingui()
  return (
    <section className={styles.offers} aria-label={t`What we offer`}>
      <ul>
        {offers.map(({ title, text, drawing }) => (
          <li key={title.id}>
            {drawing}
            <div>
              <strong>{t(title)}</strong>
              <p>{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

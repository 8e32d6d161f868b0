import type { ReactNode } from 'react'
import { HostDrawing, LanguageDrawing, VerifiedDrawing } from './drawings'
import styles from './offers.module.css'

const offers: readonly { title: string; text: string; drawing: ReactNode }[] = [
  {
    title: 'Verified long-term rentals',
    text: 'An agent looks at the home and its papers before you sign.',
    drawing: <VerifiedDrawing size={48} />,
  },
  {
    title: 'Direct messaging with hosts',
    text: 'Write to owners and members without giving your address away.',
    drawing: <HostDrawing size={48} />,
  },
  {
    title: 'Multilingual support',
    text: 'Ask in the language that you think in.',
    drawing: <LanguageDrawing size={48} />,
  },
]

/** What the product offers (specification, section 1). */
export function Offers() {
  return (
    <section className={styles.offers} aria-label="What we offer">
      <ul>
        {offers.map(({ title, text, drawing }) => (
          <li key={title}>
            {drawing}
            <div>
              <strong>{title}</strong>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

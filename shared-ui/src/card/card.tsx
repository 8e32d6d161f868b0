import type { HTMLAttributes, ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './card.module.css'

/** A raised surface that groups content. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={classNames(styles.card, className)} />
}

export interface ListCardProps {
  /** Small text above the title, such as badges. */
  readonly eyebrow?: ReactNode
  /** The link that opens it. The whole card is its target. */
  readonly title: ReactNode
  readonly meta: ReactNode
  /** The address of a small picture. */
  readonly picture?: string
}

/** One entry of a list on narrow screens. */
export function ListCard({ eyebrow, title, meta, picture }: ListCardProps) {
  return (
    <article className={classNames(styles.card, styles.entry)}>
      <div className={styles.copy}>
        {eyebrow && <div className={styles.eyebrow}>{eyebrow}</div>}
        <h2 className={styles.title}>{title}</h2>
        <div className={styles.meta}>{meta}</div>
      </div>
      {picture && (
        <img className={styles.picture} src={picture} alt="" loading="lazy" width={88} height={88} />
      )}
    </article>
  )
}

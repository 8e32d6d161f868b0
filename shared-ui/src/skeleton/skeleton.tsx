import { classNames } from '../class-names'
import styles from './skeleton.module.css'

/**
 * The shape of the expected content: lines of text, rows of a list, cards, an article, the fields of a form, a list
 * beside a message.
 */
export type SkeletonShape = 'text' | 'row' | 'card' | 'article' | 'form' | 'mail'

export interface SkeletonProps {
  /** The number of lines, rows, cards, fields or paragraphs. */
  readonly lines?: number
  readonly shape?: SkeletonShape
}

/** Grey shapes while content is loading. They are hidden from screen readers, so add a text for them. */
export function Skeleton({ lines = 3, shape = 'text' }: SkeletonProps) {
  const Shape = shapes[shape]
  return (
    <div className={classNames(styles.skeleton, styles[shape])} aria-hidden="true">
      <Shape lines={lines} />
    </div>
  )
}

interface ShapeProps {
  readonly lines: number
}

const Bone = ({ as }: { readonly as: string }) => <span className={classNames(styles.bone, styles[as])} />

const times = (lines: number) => Array.from({ length: lines }, (_, line) => line)

const Text = ({ lines }: ShapeProps) => times(lines).map((line) => <Bone key={line} as="copy" />)

const Rows = ({ lines }: ShapeProps) =>
  times(lines).map((line) => (
    <div key={line} className={styles.entry}>
      <Bone as="title" />
      <Bone as="short" />
      <Bone as="short" />
    </div>
  ))

const Cards = ({ lines }: ShapeProps) =>
  times(lines).map((line) => (
    <div key={line} className={styles.box}>
      <Bone as="chip" />
      <Bone as="title" />
      <Bone as="short" />
      <Bone as="picture" />
    </div>
  ))

const Article = ({ lines }: ShapeProps) => (
  <>
    <Bone as="heading" />
    <Bone as="short" />
    {times(lines).map((line) => (
      <div key={line} className={styles.paragraph}>
        <Text lines={3} />
      </div>
    ))}
  </>
)

const Form = ({ lines }: ShapeProps) => (
  <>
    {times(lines).map((line) => (
      <div key={line} className={styles.field}>
        <Bone as="short" />
        <Bone as="control" />
      </div>
    ))}
    <Bone as="control" />
  </>
)

const Mail = ({ lines }: ShapeProps) => (
  <>
    <div className={styles.pane}>
      {times(lines).map((line) => (
        <div key={line} className={styles.letter}>
          <Bone as="title" />
          <Bone as="copy" />
        </div>
      ))}
    </div>
    <div className={classNames(styles.pane, styles.open)}>
      <Article lines={2} />
    </div>
  </>
)

const shapes = { text: Text, row: Rows, card: Cards, article: Article, form: Form, mail: Mail } as const

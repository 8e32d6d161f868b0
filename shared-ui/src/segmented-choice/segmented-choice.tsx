import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names'
import styles from './segmented-choice.module.css'

export interface Segment<Value extends string> {
  readonly value: Value
  /** The option's name, also if only its icon is visible. */
  readonly label: string
  readonly icon?: ReactNode
  /** The language of the label, if it is not the page's: each language is written in itself. */
  readonly lang?: string
}

export interface SegmentedChoiceProps<Value extends string> {
  /** The subject of the choice, for screen readers. */
  readonly legend: string
  /** Two or three. */
  readonly options: readonly Segment<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** Shows only the icons. The labels stay for screen readers and as tooltips. */
  readonly iconsOnly?: boolean
}

/** A choice of two or three, side by side in one control: the browser's own radio buttons, with their keys. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { legend, options, value, onChange, iconsOnly = false } = props
  const name = useId()
  return (
    <fieldset className={styles.choice} role="radiogroup">
      <legend className="wr-visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(styles.segment, iconsOnly && styles.square)}
          title={iconsOnly ? option.label : undefined}
          lang={option.lang}
        >
          <input
            className={styles.input}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          <span className={classNames(iconsOnly && 'wr-visually-hidden')}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}

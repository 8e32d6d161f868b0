import { useEffect, useState } from 'react'
import { type Formats, formatsOf } from '@within-reach/contract'
import { useLanguage } from './remote-context'

/** How dates are written in the language that is spoken. */
export const useFormats = (): Formats => formatsOf(useLanguage())

const minute = 60_000

export interface TimeProps {
  /** An instant as ISO 8601. */
  readonly iso: string
  /** "3 hours ago" for what is new, or always the day. */
  readonly style?: 'relative' | 'day'
}

/** A time for people, with the exact one on hover and for machines. */
export function Time({ iso, style = 'relative' }: TimeProps) {
  const formats = useFormats()
  const [now, setNow] = useState(Date.now)
  const [pointedAt, setPointedAt] = useState(false)
  useEffect(() => {
    if (style === 'day') return
    const ticking = setInterval(() => setNow(Date.now()), minute)
    return () => clearInterval(ticking)
  }, [style])
  return (
    <time
      dateTime={iso}
      title={pointedAt ? formats.full(iso) : undefined}
      onPointerEnter={() => setPointedAt(true)}
    >
      {style === 'day' ? formats.day(iso) : formats.relative(iso, now)}
    </time>
  )
}

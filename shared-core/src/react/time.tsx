import { useEffect, useState } from 'react'
import { type Formats, formatsOf, localNoon } from '@within-reach/contract'
import { useShownLanguage } from './use-shown-language'

/** The date formats of the current language. */
export const useFormats = (): Formats => formatsOf(useShownLanguage())

const minute = 60_000

/** Whether a text is the noon of a day without a time zone: a calendar day, which has no time. */
const isCalendarDay = (iso: string): boolean => iso === localNoon(iso.slice(0, 10))

export interface TimeProps {
  /** An instant as ISO 8601, or the `localNoon` of a calendar day. */
  readonly iso: string
  /** "3 hours ago" for a recent time, or always the date. */
  readonly style?: 'relative' | 'day'
}

/** A time for people, with the exact time on hover and for machines. */
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
      title={pointedAt && !isCalendarDay(iso) ? formats.full(iso) : undefined}
      onPointerEnter={() => setPointedAt(true)}
    >
      {style === 'day' ? formats.day(iso) : formats.relative(iso, now)}
    </time>
  )
}

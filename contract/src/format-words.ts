import type { Language } from './languages'

/**
 * The words of dates and lists of one language. The first `Intl` formatter that a page creates takes a phone 40 to 140 ms, an
 * `Intl.ListFormat` 60 to 170 ms, and lists show dates at their first paint.
 */
export interface FormatWords {
  /** A short date. `month` is 0 for January. */
  readonly day: (year: number, month: number, day: number) => string
  readonly now: string
  readonly ago: (count: number, unit: 'minute' | 'hour' | 'day') => string
  /** What stands between two of several names, between the last two of several, and between two names alone. */
  readonly between: string
  readonly last: string
  readonly two: string
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The word for a day that is one or two days ago, if the language has one. */
const recent = (
  words: readonly [one?: string, two?: string],
  count: number,
  unit: string,
): string | undefined => (unit === 'day' ? words[count - 1] : undefined)

const english: FormatWords = {
  day: (year, month, day) => `${months[month]} ${day}, ${year}`,
  now: 'just now',
  ago: (count, unit) => recent(['yesterday'], count, unit) ?? `${count} ${unit}${count === 1 ? '' : 's'} ago`,
  between: ', ',
  last: ', and ',
  two: ' and ',
}

const koreanUnits = { minute: '분', hour: '시간', day: '일' }
const korean: FormatWords = {
  day: (year, month, day) => `${year}년 ${month + 1}월 ${day}일`,
  now: '방금',
  ago: (count, unit) => recent(['어제', '그저께'], count, unit) ?? `${count}${koreanUnits[unit]} 전`,
  between: ', ',
  last: ' 및 ',
  two: ' 및 ',
}

const chineseUnits = { minute: '分钟', hour: '小时', day: '天' }
const chinese: FormatWords = {
  day: (year, month, day) => `${year}年${month + 1}月${day}日`,
  now: '刚刚',
  ago: (count, unit) => recent(['昨天', '前天'], count, unit) ?? `${count}${chineseUnits[unit]}前`,
  between: '、',
  last: '和',
  two: '和',
}

const vietnameseUnits = { minute: 'phút', hour: 'giờ', day: 'ngày' }
const vietnamese: FormatWords = {
  day: (year, month, day) => `${day} thg ${month + 1}, ${year}`,
  now: 'vừa xong',
  ago: (count, unit) =>
    recent(['hôm qua', 'hôm kia'], count, unit) ?? `${count} ${vietnameseUnits[unit]} trước`,
  between: ', ',
  last: ' và ',
  two: ' và ',
}

/** The words of dates and lists, by language. */
export const formatWords: Readonly<Record<Language, FormatWords>> = {
  en: english,
  ko: korean,
  zh: chinese,
  vi: vietnamese,
}

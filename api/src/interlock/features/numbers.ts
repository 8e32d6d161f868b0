import { type Letter, letterAt } from '../normalise/letters'
import { type DigitRun, digitRuns } from './digits'
import type { Feature } from './found'

/**
 * Phone and account numbers: `phone` and `account` if they are written openly, `phone-disguised` and `number-disguised` if
 * their digits are words, look-alikes, or spelled out one by one.
 */
export function readNumbers(letters: readonly Letter[]): Feature[] {
  return digitRuns(letters).flatMap((run) => {
    const name = kindOf(run)
    if (name === undefined) return []
    const [first, last] = [run.digits[0], run.digits.at(-1)]
    if (!first || !last) return []
    return [{ name, start: letterAt(letters, first.from).start, end: letterAt(letters, last.to - 1).end }]
  })
}

function kindOf(run: DigitRun): string | undefined {
  const { digits, apart } = run
  const number = digits.map(({ value }) => value).join('')
  const hidden = digits.filter(({ disguised }) => disguised).length
  const spelledOut = digits.length >= 9 && apart >= digits.length - 3
  const disguised = hidden > 0 || spelledOut
  if (number.length < 9) return undefined
  if (isPhone(number)) return disguised ? 'phone-disguised' : 'phone'
  if (number.length > 16) return undefined
  if (disguised) return 'number-disguised'
  return number.length >= 10 ? 'account' : undefined
}

/** Korean mobile and landline numbers, and international ones. */
function isPhone(number: string): boolean {
  return /^(?:01[016-9]\d{7,8}|0(?:2|[3-6][1-5])\d{7,8}|07\d{9}|82\d{9,10}|44\d{9,10}|\d{2,3}80\d{8}|1\d{10})$/.test(
    number,
  )
}

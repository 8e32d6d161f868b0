import type { PlainText } from '../normalise/plain-text'
import type { Feature } from './found'

const amount =
  /[$£€₩] ?\d{1,12}(?: \d{3}){0,3}|\b\d{1,12}(?: \d{3}){0,3} ?(?:k|won|krw|usd|dollars?|pounds?|gbp|euros?|eur|quid|bucks)\b|\d{1,9}(?:만|천|백)원?|\d{1,12}원|[일이삼사오육칠팔구]?[십백]만원/g

/** Sums of money, as `amount`. */
export function readAmounts({ text, starts, ends }: PlainText): Feature[] {
  return [...text.matchAll(amount)].map(({ index, 0: found }) => ({
    name: 'amount',
    start: starts[index] ?? 0,
    end: ends[index + found.length - 1] ?? 0,
  }))
}

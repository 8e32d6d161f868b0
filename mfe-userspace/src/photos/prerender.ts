import {
  allFilterNames,
  findPosts,
  formatsOf,
  languages,
  localNoon,
  moneyText,
  postTypes,
  successAnswer,
  type When,
} from '@within-reach/contract'
import { withQuery } from '@within-reach/shared-core'
import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'
import { cardAspects, posts, sample } from './card-looks'

/** An unusual number, which occurs nowhere else in the page. Below a thousand, so that no language puts a mark into it. */
const total = 973

const none = { 'found.answered': true, 'found.count': 0, 'found.meta.total': 0 } as const
const some = { 'found.answered': true, 'found.count': true, 'found.meta.total': true } as const

/** The first page with others, the only one, one post, more posts than are counted, none, or the read without an answer. */
const states: readonly When[] = [
  { ...some, 'found.meta.next': true, 'found.meta.more': null },
  { ...some, 'found.meta.next': null, 'found.meta.more': null },
  { ...some, 'found.meta.next': null, 'found.meta.more': null, 'found.meta.total': 1 },
  { ...some, 'found.meta.next': true, 'found.meta.more': true },
  { ...none, 'found.meta.next': null, 'found.meta.more': null },
  {
    'found.answered': null,
    'found.count': 0,
    'found.meta.total': null,
    'found.meta.next': null,
    'found.meta.more': null,
  },
]

/** For each board, and for an address without one, which shows rooms. One aspect, because each has other texts around the cards. */
const visits: readonly When[] = [null, 'fr', 'tr', 'jobs'].flatMap((type) =>
  ([null, true] as const).flatMap((member) =>
    states.map((state) => ({ 'query.type': type, member, ...state })),
  ),
)

/** The posts of a board with photos first, without filters. With rates, the page has a choice of currencies, and shows a skeleton. */
export const unfiltered: PrerenderedTemplate = {
  only: {
    ...Object.fromEntries(
      allFilterNames.filter((name) => name !== 'type').map((name) => [`query.${name}`, null]),
    ),
    'found.meta.rates': null,
  },
  query: (values) => withQuery('', { type: String(values['query.type'] ?? '') }),
  reads: [],
  slots: {
    [total]: 'found.meta.total',
    [sample.subject]: 'found.subject',
    [sample.image_path]: 'found.image_path',
    [sample.specificLocation]: 'found.specificLocation',
    [sample.ca]: 'found.ca',
    [sample.freeFrom]: 'found.facts.freeFrom',
    ...Object.fromEntries(posts.map(({ post_idx: id }) => [id, 'found.post_idx'])),
    ...Object.fromEntries(
      languages.flatMap((language) => {
        const amount = (of: number) => moneyText({ amount: of, currency: sample.currency }, language)
        return [
          [formatsOf(language).day(localNoon(sample.freeFrom)), 'found.facts.freeFrom|day'],
          [amount(sample.cost), 'found.cost.amount|money'],
          [amount(sample.price), 'found.facts.price|money'],
          [amount(sample.pay), 'found.facts.pay|money'],
        ]
      }),
    ),
  },
  aspects: [visits],
  lists: { found: { path: findPosts.path, kinds: [], aspects: cardAspects } },
  answers(values) {
    if (values['found.answered'] === null) return []
    const isUsual = Object.entries(visits[0] ?? {}).every(([name, value]) => values[name] === value)
    const data = values['found.count'] === 0 ? [] : isUsual ? posts : posts.slice(0, 1)
    const count = values['found.meta.total']
    const meta = {
      total: typeof count === 'number' ? count : total,
      more: values['found.meta.more'] === true,
      next: values['found.meta.next'] ? 'cursor' : null,
      rates: null,
    }
    const type = postTypes.find((one) => one === values['query.type']) ?? 'fr'
    return [{ path: findPosts.path, fields: { type }, answer: successAnswer(findPosts, data, meta) }]
  },
}

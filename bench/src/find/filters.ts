import { factTypes, type FilterName, filterNames, type PostFilter, sortsOf } from '@within-reach/contract'

/** A filter as fields of the call. */
export type Fields = Readonly<Record<string, string>>

/** A value of each field that many posts fit, and one that few or none fit. A new field of the contract needs a row. */
const values: Readonly<
  Record<Exclude<FilterName, 'type' | 'sort' | 'currency'>, { readonly many: string; readonly few: string }>
> = {
  region: { many: 'South Korea', few: 'Others' },
  search: { many: 'room', few: 'piano' },
  rent_max: { many: '900', few: '1' },
  deposit_max: { many: '1000', few: '1' },
  free_by: { many: '2026-12-01', few: '2026-01-02' },
  stay: { many: '12', few: '1' },
  room: { many: 'own', few: 'home' },
  furnished: { many: 'yes', few: 'no' },
  welcome: { many: 'women', few: 'couples' },
  price_max: { many: '500', few: '1' },
  condition: { many: 'used', few: 'new' },
  handover: { many: 'pickup', few: 'post' },
  not_taken: { many: 'yes', few: 'yes' },
  jstatus: { many: 'Recruit', few: 'Seek' },
  pay_min: { many: '15', few: '999999' },
  per: { many: 'hour', few: 'month' },
  hours_max: { many: '40', few: '1' },
  visa_help: { many: 'yes', few: 'yes' },
}

/**
 * Filters of every board in every order: none, each field alone, and all fields at once, each with a value that many posts fit
 * and one that few fit.
 * @returns the fields of the calls, by a short description
 */
export function filters(): Map<string, Fields> {
  const found = new Map<string, Fields>()
  for (const type of factTypes)
    for (const sort of sortsOf[type]) {
      const names = ['region', 'search', ...filterNames[type]] as const
      const add = (narrowed: PostFilterFields) => {
        const what = Object.entries(narrowed).map(([name, value]) => `${name} ${value}`)
        found.set([`${type}, ${sort}`, ...what].join(', '), {
          type,
          sort,
          currency: 'USD',
          ...narrowed,
        })
      }
      add({})
      for (const how of ['many', 'few'] as const) {
        for (const name of names) add({ [name]: values[name][how] })
        const facts = filterNames[type].map((name) => [name, values[name][how]])
        add(Object.fromEntries(facts))
      }
    }
  return found
}

type PostFilterFields = Partial<Record<keyof PostFilter, string>>

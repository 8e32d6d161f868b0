import {
  askedNames,
  currencyOf,
  factFilterOf,
  factValueNames,
  filterNames,
  jobStatuses,
  jobStatusNames,
  type Language,
  type Localized,
  moneyText,
  photosAddress,
  pickLanguage,
  type PostFilter,
  readPostFilter,
  type Region,
  regionNames,
  takenLeftOut,
} from '@within-reach/contract'

/**
 * The title of a feed: the name of its board, with what it is narrowed to. A reader of feeds lists them by title, so two searches of
 * one board must differ.
 * @param board its name in the language
 * @param pathname the page that lists the same posts: only the view with photos is narrowed by facts
 */
export function feedTitle(
  board: string,
  pathname: string,
  query: URLSearchParams,
  language: Language,
): string {
  const narrowedTo = [
    query.get('search')?.trim() ?? '',
    nameOf(regionIn(query.get('region') ?? ''), language),
    nameOf(statusIn(query.get('jstatus') ?? ''), language),
    ...(pathname === photosAddress ? factsOf(readPostFilter(query), language) : []),
  ].filter(Boolean)
  return narrowedTo.length > 0 ? `${board}: ${narrowedTo.join(', ')}` : board
}

const nameOf = (name: Localized | undefined, language: Language): string =>
  name ? pickLanguage(name, language) : ''

const isRegion = (name: string): name is Region => Object.hasOwn(regionNames, name)
const regionIn = (name: string): Localized | undefined =>
  isRegion(name) ? regionNames[name].alone : undefined

const statusIn = (name: string): Localized | undefined => {
  const status = jobStatuses.find((one) => one === name)
  return status && jobStatusNames[status]
}

const amounts: ReadonlySet<string> = new Set(['rent_max', 'deposit_max', 'price_max', 'pay_min'])

/** The names of the values of a filter. A day and a number are written as they are. */
const valueNames: Readonly<Record<string, Readonly<Record<string, Localized>>>> = {
  ...factValueNames,
  not_taken: { yes: takenLeftOut },
  visa_help: factValueNames.visaHelp,
}

/** What a filter asks of the facts, in the order of its panel. */
function factsOf(filter: PostFilter, language: Language): readonly string[] {
  const asked: Readonly<Record<string, string | number | undefined>> = factFilterOf(filter) ?? {}
  const textOf = (name: string, value: string | number): string => {
    if (amounts.has(name)) return moneyText({ amount: Number(value), currency: currencyOf(filter) }, language)
    return nameOf(valueNames[name]?.[value], language) || String(value)
  }
  return filterNames[filter.type].flatMap((name) => {
    if (name === 'jstatus') return []
    const value = asked[name]
    return value === undefined ? [] : [`${pickLanguage(askedNames[name], language)}: ${textOf(name, value)}`]
  })
}

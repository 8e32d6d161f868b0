import type { Contents } from './contents'

/**
 * Why a comparison would be unfair: a contender that shows less, reports errors, or lacks what it is said to have.
 * @param contents of the composed site and of contenders, at the same addresses
 * @returns a line for each; empty if all is well
 */
export function unfairnessOf(contents: readonly Contents[]): string[] {
  const composedAt = (address: string) =>
    contents.find((each) => each.site === 'composed' && each.address === address)
  return contents.flatMap((each) => {
    const { site, address, text, errors } = each
    const composed = composedAt(address)
    const problems = [
      ...errors.map((error) => `reports ${error}`),
      ...(text.length > 50 ? [] : ['shows hardly any text']),
      ...(text === composed?.text ? [] : ['shows another text than the composed site']),
      ...(checks[site]?.(each, composed) ?? []),
    ]
    return problems.map((problem) => `${site} ${address}: ${problem}`)
  })
}

const checks: Readonly<Record<string, (each: Contents, composed?: Contents) => string[]>> = {
  single: ({ prerendered, hints }, composed) => [
    ...(prerendered === composed?.prerendered ? [] : ['prerenders another page than the composed site']),
    ...hinted(hints),
  ],
  rendered: ({ prerendered, text, hints }) => [
    ...(prerendered === text ? [] : ['needs scripts for its text']),
    ...hinted(hints),
  ],
  naive: ({ prerendered, hints }) =>
    prerendered === '' && hints === 0 ? [] : ['has a prerendered page or hints'],
}

const hinted = (hints: number): string[] => (hints > 0 ? [] : ['has no hints'])

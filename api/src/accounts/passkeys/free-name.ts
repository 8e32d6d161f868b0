import { limits } from '@within-reach/contract'

/**
 * A name for a new passkey that no other one of the member has: otherwise nobody could tell which one to remove.
 * @param taken the names of the others
 * @returns the wanted name, with a number if it is taken
 */
export function freeName(wanted: string, taken: readonly string[]): string {
  let free = wanted
  for (let number = 2; taken.includes(free); number += 1) {
    const suffix = ` (${number})`
    // Without half of an emoji.
    free = wanted.slice(0, limits.passkeyName - suffix.length).replace(/[\ud800-\udbff]$/, '') + suffix
  }
  return free
}

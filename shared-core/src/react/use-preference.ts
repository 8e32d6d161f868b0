import { useState } from 'react'

const prefix = 'preference:'

/**
 * A choice that this browser remembers, such as whether single keys work.
 * @param name names the choice. All remotes share the names
 * @param values the possible values; the first one is the default
 * @returns the value, and a function that changes it
 */
export function usePreference<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): readonly [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => {
    const kept = attempt(() => localStorage.getItem(prefix + name))
    return values.find((possible) => possible === kept) ?? values[0]
  })
  return [
    value,
    (chosen) => {
      attempt(() => localStorage.setItem(prefix + name, chosen))
      setValue(chosen)
    },
  ]
}

/** A browser may refuse its storage: in private windows, when it is full, or by a setting. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

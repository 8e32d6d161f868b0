/** Finds keys. A map of numbers takes ten times as long for hundreds of n-grams of a text. */
export interface HashTable {
  /** The index of a key, or -1. */
  readonly indexOf: (key: number) => number
}

/** Prepares a table of different keys: open addressing with linear probing, at most half full. */
export function createHashTable(keys: Uint32Array): HashTable {
  const bits = Math.max(1, Math.ceil(Math.log2(keys.length * 2 + 1)))
  const mask = 2 ** bits - 1
  const slotOf = (key: number) => Math.imul(key, 0x9e3779b1) >>> (32 - bits)
  /** The index of the key in each slot, plus 1; 0 if it is empty. */
  const slots = new Int32Array(mask + 1)
  for (const [index, key] of keys.entries()) {
    let slot = slotOf(key)
    while (slots[slot] !== 0) slot = (slot + 1) & mask
    slots[slot] = index + 1
  }
  return {
    indexOf: (key) => {
      for (let slot = slotOf(key); ; slot = (slot + 1) & mask) {
        const index = (slots[slot] ?? 0) - 1
        if (index < 0 || keys[index] === key) return index
      }
    },
  }
}

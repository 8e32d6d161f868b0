/**
 * The storage of this browser. A browser that forbids it throws as soon as a page asks for it, so it is asked for at each use, where the
 * error is handled.
 */
export const browserStorage: Pick<Storage, 'getItem' | 'setItem'> = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
}

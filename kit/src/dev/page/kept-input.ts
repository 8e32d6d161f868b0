/** A field that takes typed or chosen input. */
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What a person entered in one field. */
interface Entry {
  /** What the field looks like: ids differ after a reload. */
  readonly key: string
  /** Its position among fields that look the same. */
  readonly index: number
  /** Its value; for a check box or a radio button, whether it is chosen. */
  readonly value: string | boolean
  readonly hasFocus: boolean
}

interface Kept {
  readonly address: string
  readonly entries: readonly Entry[]
}

const storageKey = 'kit-dev.input'
const fields = 'input, select, textarea'
/** How long a reloaded page may take until its fields exist, in milliseconds. */
const limit = 30_000

/** What was entered in this page, which a reload must not lose. */
export interface KeptInput {
  /** Loads the page again. The next page restores the input. */
  reload(): void
}

/**
 * Restores what was entered before a reload of this page, and follows what is entered from now on. Passwords and files are not
 * kept, and texts with formatting are: their forms store drafts.
 */
export function keepInput(page: Window): KeptInput {
  const { document } = page
  const entered = new Set<Field>()
  const pending = new Set(takeEntries(page))
  const find = ({ key, index }: Entry): Field | undefined =>
    [...document.querySelectorAll<Field>(fields)].filter((field) => keyOf(field) === key)[index]

  const restore = () => {
    for (const entry of pending) {
      const field = find(entry)
      if (!field) continue
      // The section replaces the prerendered content later.
      if (!field.closest('#prerendered')) pending.delete(entry)
      enter(field, entry.value)
      if (entry.hasFocus) field.focus({ preventScroll: true })
    }
    if (pending.size === 0) watching.disconnect()
  }
  const watching = new MutationObserver(restore)
  const forget = () => {
    pending.clear()
    watching.disconnect()
  }
  if (pending.size > 0) {
    watching.observe(document, { childList: true, subtree: true })
    restore()
    page.setTimeout(forget, limit)
    const { pathname } = page.location
    // single-spa also dispatches this event for changes at the same address.
    page.addEventListener('single-spa:before-routing-event', () => {
      if (page.location.pathname !== pathname) forget()
    })
  }

  const follow = ({ target, isTrusted }: Event) => {
    if (!isKept(target)) return
    entered.add(target)
    // What the person enters now is newer.
    if (isTrusted) for (const entry of pending) if (find(entry) === target) pending.delete(entry)
  }
  document.addEventListener('input', follow, true)
  document.addEventListener('change', follow, true)
  return {
    reload() {
      const all = [...document.querySelectorAll<Field>(fields)]
      const entries = all
        .filter((field) => entered.has(field))
        .map((field): Entry => {
          const key = keyOf(field)
          const index = all.filter((one) => keyOf(one) === key).indexOf(field)
          return { key, index, value: valueOf(field), hasFocus: document.activeElement === field }
        })
      // What was not restored yet is kept for the next page.
      const kept: Kept = { address: page.location.href, entries: [...pending, ...entries] }
      page.sessionStorage.setItem(storageKey, JSON.stringify(kept))
      page.location.reload()
    },
  }
}

function takeEntries({ sessionStorage, location }: Window): readonly Entry[] {
  const { address, entries } = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Partial<Kept>
  sessionStorage.removeItem(storageKey)
  return address === location.href && entries ? entries : []
}

const isKept = (target: EventTarget | null): target is Field =>
  target instanceof HTMLElement && target.matches(`:is(${fields}):not([type=password], [type=file])`)

const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)

const valueOf = (field: Field): Entry['value'] => (isToggle(field) ? field.checked : field.value)

function keyOf(field: Field): string {
  const label = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? ''
  return [field.localName, field.type, label, isToggle(field) ? field.value : ''].join('\n')
}

/** Sets a field so that React notices: it ignores a value that its own setter sets, and a toggle that is not clicked. */
function enter(field: Field, value: Entry['value']): void {
  if (valueOf(field) === value) return
  if (isToggle(field)) return field.click()
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value') ?? {}
  set?.call(field, value)
  field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }))
}

/** A node of a prefix tree over characters. */
interface Node {
  readonly next: Map<number, Node>
  /** What ends here. */
  readonly entries: Entry[]
}

interface Entry {
  readonly id: number
  /** The word may continue: transfer* finds "transferred". */
  readonly open: boolean
}

/** One occurrence of a word; positions in the plain text, `end` is exclusive. */
export interface Occurrence {
  readonly start: number
  readonly end: number
}

const isLatin = (code: number) => (code >= 97 && code <= 122) || (code >= 48 && code <= 57)

/** Finds many words in one pass over a text, in time linear in its length. */
export class Trie {
  private readonly root: Node = { next: new Map(), entries: [] }
  /** 1 for each UTF-16 unit that a word begins with. */
  private readonly beginnings = new Uint8Array(65_536)

  /**
   * @param word in the spelling of the plain text; `*` at its end for any continuation
   * @param id of what the word stands for
   */
  add(word: string, id: number): void {
    const open = word.endsWith('*')
    const letters = open ? word.slice(0, -1) : word
    let node = this.root
    this.beginnings[letters.charCodeAt(0)] = 1
    for (let index = 0; index < letters.length; index += 1) {
      const code = letters.charCodeAt(index)
      const next = node.next.get(code) ?? { next: new Map(), entries: [] }
      node.next.set(code, next)
      node = next
    }
    node.entries.push({ id, open })
  }

  /** Calls back for each occurrence, by ascending start. Latin words are found as whole words only. */
  scan(text: string, found: (id: number, start: number, end: number) => void): void {
    for (let start = 0; start < text.length; start += 1) {
      const first = text.charCodeAt(start)
      if (this.beginnings[first] === 0) continue
      if (isLatin(first) && start > 0 && isLatin(text.charCodeAt(start - 1))) continue
      let node: Node | undefined = this.root
      for (let at = start; at < text.length; at += 1) {
        node = node.next.get(text.charCodeAt(at))
        if (!node) break
        for (const { id, open } of node.entries) {
          const inWord =
            isLatin(text.charCodeAt(at)) && at + 1 < text.length && isLatin(text.charCodeAt(at + 1))
          if (open || !inWord) found(id, start, at + 1)
        }
      }
    }
  }
}

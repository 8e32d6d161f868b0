const ampersand = '&'.charCodeAt(0)
const equals = '='.charCodeAt(0)
const plus = '+'.charCodeAt(0)
const percent = '%'.charCodeAt(0)
const space = ' '.charCodeAt(0)

/**
 * Parses pairs of names and values like URLSearchParams (WHATWG URL, section 5.1), in linear time: URLSearchParams takes
 * 0.2 s for a megabyte of spaces or of empty pairs.
 * @param body an application/x-www-form-urlencoded body; its bytes are overwritten
 */
export function* readUrlencoded(body: Buffer): Generator<[name: string, value: string]> {
  for (let start = 0, end = 0; start < body.length; start = ++end) {
    while (end < body.length && body[end] !== ampersand) end++
    if (end === start) continue
    const pair = body.subarray(start, end)
    const sign = pair.indexOf(equals)
    yield sign === -1 ? [decode(pair), ''] : [decode(pair.subarray(0, sign)), decode(pair.subarray(sign + 1))]
  }
}

/** Marks a byte that is not a hexadecimal digit. */
const none = -1

/** Decodes in place: the result is never longer. Invalid escapes stay, and invalid UTF-8 becomes U+FFFD. */
function decode(bytes: Buffer): string {
  let length = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    const high = byte === percent ? digitAt(bytes, at + 1) : none
    const low = high === none ? none : digitAt(bytes, at + 2)
    if (low !== none) at += 2
    bytes[length++] = low !== none ? 16 * high + low : byte === plus ? space : byte
  }
  return bytes.toString('utf8', 0, length)
}

/** The value of a hexadecimal digit; {@link none} for any other byte. */
function digitAt(bytes: Buffer, at: number): number {
  const byte = bytes[at] ?? 0
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30
  const letter = byte | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : none
}

/** Something in a text that rules can name in angle brackets, such as <phone-disguised>. */
export interface Feature {
  readonly name: string
  /** The range in the source, in UTF-16 units. */
  readonly start: number
  readonly end: number
}

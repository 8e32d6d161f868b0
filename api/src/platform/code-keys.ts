/** The keys for the hashes of mailed codes and recovery codes: 32 bytes each, which all instances share. */
export interface CodeKeys {
  /** Hashes new codes. */
  readonly current: Buffer
  /** The keys whose codes are valid: the current one, and others while the key is replaced. */
  readonly accepted: readonly Buffer[]
}

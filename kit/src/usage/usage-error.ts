/** Says what is wrong with the arguments of a command. Nothing was done. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** A change that cannot be made, said for people. */
export class ChangeRefused extends Error {
  override readonly name = 'ChangeRefused'
}

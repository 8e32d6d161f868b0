/** A member's call was held back because the session ended before the call left. */
export class SessionEnded extends Error {
  constructor() {
    super('The session ended before the call was sent')
    this.name = 'SessionEnded'
  }
}

/** A member's call was not sent, because the session ended first. */
export class SessionEnded extends Error {
  constructor() {
    super('The session ended before the call was sent')
    this.name = 'SessionEnded'
  }
}

/** A version that cannot be published; the message says to people why. */
export class PublishRefused extends Error {}

/** The error for a version that cannot be published. The message is for people. */
export class PublishRefused extends Error {}

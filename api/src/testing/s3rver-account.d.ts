/** A part of s3rver that its types leave out. */
declare module 's3rver/lib/models/account' {
  export const DUMMY_ACCOUNT: {
    createKeyPair(accessKeyId: string, secretAccessKey: string): void
    revokeAccessKey(accessKeyId: string): void
  }
}

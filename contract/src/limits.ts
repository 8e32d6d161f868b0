/** Every limit that browser and server share. Lengths are in UTF-16 units, sizes in bytes, times in milliseconds. */
export const limits = {
  email: 254,
  name: 50,
  password: { least: 8, most: 128 },
  subject: 200,
  specificLocation: 200,
  description: 20_000,
  comment: 2_000,
  message: 5_000,
  inquiryField: 2_000,
  search: 200,
  files: 5,
  /** The paths of the files that stay with a post, in one field. */
  keep: 500,
  fileBytes: 10 * 1024 * 1024,
  bodyBytes: 55 * 1024 * 1024,
  /** Why something was changed in the registry. */
  reason: 500,
  versionFiles: 500,
  /** One change of the registry, as JSON. */
  change: 2_000,
  /** Names with commas between them, in one field. */
  list: 5_000,
  recordCharacters: 100_000,
  healthBatch: 16_000,
  stayMonths: { least: 1, most: 120 },
  budgetUsd: { least: 0, most: 1_000_000 },
  codeDigits: 5,
  codeLifetime: 10 * 60_000,
  codeWrongTries: 5,
  /** The link in the mail with a reset code. */
  codeLinkLifetime: 60 * 60_000,
  /** The link in the mail that tells of a new password. */
  takeBackLifetime: 7 * 24 * 60 * 60_000,
  /** How long the second factor of an operator counts. */
  secondFactorLifetime: 15 * 60_000,
  verifiedEmailLifetime: 30 * 60_000,
  /** Sign-ins of one member that live at once; the one that was unused longest ends for a new one. */
  tokensPerMember: 20,
  tokenIdleLifetime: 30 * 24 * 60 * 60_000,
  pageSize: 20,
  messagesPageSize: 50,
  previewCharacters: 80,
} as const

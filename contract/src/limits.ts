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
  /** The name of a saved search, and how many a member has. */
  searchName: 60,
  savedSearches: 50,
  /** The bookmarks of a member. */
  bookmarks: 1000,
  /** The reporter's own words, a moderator's note, and the words of an appeal. */
  reportWords: 2_000,
  /** An excerpt of reported content. */
  excerpt: 200,
  /** How long a decision can be appealed against. Removed content is deleted after it. */
  appealTime: 30 * 24 * 60 * 60_000,
  /** The texts that a limited member may publish within a day. */
  limitedTexts: 3,
  /** The number of days of a temporary sanction. */
  sanctionDays: { least: 1, most: 365 },
  /** How long an agent's look at a host's papers counts. */
  papersDays: { least: 1, most: 365 },
  /** One message, note or offer of a case. */
  caseText: 5_000,
  offerTitle: 200,
  files: 5,
  /** The field with the paths of the files to keep. */
  keep: 500,
  fileBytes: 10 * 1024 * 1024,
  bodyBytes: 55 * 1024 * 1024,
  /** The reason of a registry change. */
  reason: 500,
  versionFiles: 500,
  /** One registry change, as JSON. */
  change: 2_000,
  /** A comma-separated list of names. */
  list: 5_000,
  recordCharacters: 100_000,
  /** Where a version comes from, as JSON; in it, the author's name and the subject of the commit. */
  origin: 2_500,
  author: 100,
  commitSubject: 200,
  siteAddress: 200,
  /** A run of the journeys, as JSON; in it, the arguments that selected some of them. */
  journeyRun: 20_000,
  journeyFilter: 500,
  /** A proof as its site signed it, as JSON. */
  proof: 30_000,
  /** The keys of a team, and the JSON of a list of them. */
  teamKeys: 30,
  keyList: 10_000,
  /** The signatures of one version. */
  versionSignatures: 10,
  /** A provenance statement with its signatures, as JSON. */
  provenance: 30_000,
  healthBatch: 16_000,
  /** The largest amount in a post, in its currency. */
  amount: 1_000_000_000,
  weekHours: 168,
  /** The posts of one page of the view with photos: rows of two, three and four. */
  photosPageSize: 24,
  /** The hits that the view with photos counts. */
  photosCounted: 500,
  stayMonths: { least: 1, most: 120 },
  budgetUsd: { least: 0, most: 1_000_000 },
  codeDigits: 5,
  codeLifetime: 10 * 60_000,
  codeWrongTries: 5,
  /** The lifetime of the link in a reset mail. */
  codeLinkLifetime: 60 * 60_000,
  /** The lifetime of the link in a mail about a changed password. */
  revertLinkLifetime: 7 * 24 * 60 * 60_000,
  /** How long a member can change their mind after they asked to delete the account. */
  deletionDelay: 7 * 24 * 60 * 60_000,
  /** Archives of their data that a member can load in a day. */
  exportsPerDay: 5,
  /** How long the address of an exported archive can be opened. */
  exportLifetime: 10 * 60_000,
  /** How long an operator's second factor stays valid. */
  secondFactorLifetime: 15 * 60_000,
  /** The passkeys with which a member can log in, and the name of one. */
  passkeysPerMember: 20,
  passkeyName: 60,
  /** How long a passkey can answer a challenge. */
  passkeyChallengeLifetime: 5 * 60_000,
  /** A password reset removes passkeys that are not older, as a thief may have added them. */
  newPasskeyAge: 7 * 24 * 60 * 60_000,
  /** How long a person may be away at an OpenID Connect provider, and then what it said is good for. */
  openidLifetime: 10 * 60_000,
  verifiedEmailLifetime: 30 * 60_000,
  /** The maximum number of sign-ins of one member. A further one ends the least recently used. */
  tokensPerMember: 20,
  tokenIdleLifetime: 30 * 24 * 60 * 60_000,
  pageSize: 20,
  messagesPageSize: 50,
  /** The messages of a conversation in one answer. */
  conversationPageSize: 30,
  previewCharacters: 80,
} as const

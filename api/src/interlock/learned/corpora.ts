/**
 * Texts of strangers: each corpus is by one author who knew the categories only. A group is judged by weights that are learned
 * without it.
 */
export const unseenGroups = [
  [
    'unseen-en',
    'unseen-ko',
    'moderator-en',
    'classifieds-en',
    'classifieds-ko',
    'homestay-en',
    'university-en',
  ],
  ['second-unseen-en', 'second-unseen-ko', 'expat-en', 'expat-ko', 'journalist-en', 'lawyer-en'],
  [
    'third-unseen-en',
    'third-unseen-ko',
    'counsellor-en',
    'counsellor-ko',
    'letting-agent-en',
    'estate-agent-ko',
  ],
  ['bank-analyst-en', 'community-manager-en', 'many-voices-en', 'moderator-ko', 'classics-en', 'classics-ko'],
  [
    'examiner-en',
    'helpline-en',
    'trust-team-en',
    'police-educator-en',
    'long-term-expat-en',
    'university-office-ko',
    'flea-market-ko',
  ],
  [
    'researcher-en',
    'landlord-en',
    'group-admin-en',
    'social-worker-en',
    'consumer-adviser-en',
    'diaspora-ko',
  ],
  ['three-people-en', 'three-hosts-en', 'payments-en', 'bank-desk-ko'],
  [
    'student-union-en',
    'hostel-en',
    'wiki-editor-en',
    'recruiter-en',
    'nomads-en',
    'campus-ko',
    'job-board-ko',
    'tenants-ko',
    'travellers-ko',
  ],
  [
    'south-asia-en',
    'tenants-en',
    'chat-logs-en',
    'families-en',
    'makers-en',
    'cafe-editor-ko',
    'hanin-ko',
    'marketplace-ko',
    'neighbours-ko',
  ],
  [
    'scam-baiter-en',
    'marketplace-en',
    'job-board-en',
    'expat-groups-en',
    'one-liners-en',
    'chat-logs-ko',
    'multicultural-ko',
    'workers-ko',
    'one-liners-ko',
  ],
  [
    'us-classifieds-en',
    'first-contacts-en',
    'short-stay-en',
    'latin-en',
    'gigs-en',
    'helpdesk-ko',
    'comments-ko',
  ],
  [
    'working-holiday-en',
    'helpdesk-en',
    'friends-en',
    'east-asia-en',
    'rooms-en',
    'first-contacts-ko',
    'paperwork-ko',
  ],
  [
    'comments-en',
    'paperwork-en',
    'long-letters-en',
    'neighbours-en',
    'trade-en',
    'short-stay-ko',
    'trade-ko',
  ],
] as const

/** The corpora that the weights are learned from. The held-out ones never are: they measure what is learned. */
export const trainingCorpora: readonly string[] = [
  'development',
  'second-development',
  'third-development',
  'fourth-development',
  'fifth-development',
  'ordinary-en',
  'ordinary-ko',
  ...unseenGroups.flat(),
]

/** Texts that nothing is learned from. */
export const heldOutCorpora = [
  'held-out',
  'second-held-out',
  'third-held-out',
  'fourth-held-out',
  'fifth-held-out',
] as const

/** The parts of the archive of a member's data, in its order. */
export const sectionNames = [
  'account',
  'signIns',
  'posts',
  'comments',
  'received',
  'sent',
  'inquiries',
  'answers',
  'hidden',
  'decisions',
  'reports',
  'blocks',
  'checks',
  'searches',
  'bookmarks',
  'notifications',
  'mails',
] as const
export type SectionName = (typeof sectionNames)[number]

/** What a table holds of members. `docs/personal-data.md` explains it. */
export interface MemberTable {
  /** The columns that say whose a row is. None if another table of the list says so. */
  readonly columns: readonly string[]
  /** The part of the archive with its rows, or why there is none. */
  readonly exported: SectionName | { readonly no: string }
  /** What the deletion of an account does to its rows: delete them, keep them for others without the name, or forget the name in them. */
  readonly deletion: 'deletes' | 'hands over' | 'forgets'
}

const table = (
  columns: readonly string[],
  exported: MemberTable['exported'],
  deletion: MemberTable['deletion'] = 'deletes',
): MemberTable => ({ columns, exported, deletion })
const no = (reason: string) => ({ no: reason })
const secret = no('holds only hashes of secrets')
const ofStaff = no('names who of the staff acted, which is the site’s own record')

/** Every table that holds data of members. A test compares it with the schema, and proves the deletion by all of its columns. */
export const memberTables: Readonly<Record<string, MemberTable>> = {
  users: table(['email', 'name', 'nick'], 'account'),
  account_deletions: table(['user_id'], 'account'),
  staff_roles: table(['user_id', 'granted_by'], 'account'),
  operators: table(['user_id', 'granted_by'], 'account'),
  tokens: table(['user_id'], 'signIns'),
  known_browsers: table(['user_id'], secret),
  passkeys: table(['user_id'], 'signIns'),
  openid_identities: table(['user_id', 'email', 'name'], 'signIns'),
  openid_arrivals: table(['email', 'name'], no('holds for ten minutes who came back from a provider')),
  passkey_challenges: table([], secret),
  recovery_codes: table(['user_id'], secret),
  data_exports: table(['user_id'], secret),
  mailed_codes: table(
    ['email', 'user_id', 'former_email'],
    no('holds hashes of secrets, and for a week an address from before a change'),
  ),
  email_changes: table(
    ['user_id', 'email'],
    no('holds a new address for ten minutes, until its code is entered'),
  ),
  codes: table(['email'], no('is empty since release 0024')),
  verified_emails: table(['email'], no('holds the email for half an hour, before the sign-up')),
  posts: table(['user_id'], 'posts', 'hands over'),
  post_files: table([], 'posts', 'hands over'),
  post_search: table([], no('repeats the text of posts'), 'hands over'),
  post_facts: table([], 'posts', 'hands over'),
  comments: table(['user_id'], 'comments', 'hands over'),
  post_translations: table([], no('repeats the text of posts in other languages'), 'hands over'),
  comment_translations: table([], no('repeats the text of comments in other languages'), 'hands over'),
  messages: table(['from_id', 'to_id'], 'received', 'hands over'),
  conversations: table(
    ['user_id', 'other_id'],
    no('lists who wrote to whom, as the messages do'),
    'hands over',
  ),
  message_checkpoints: table(['user_id'], no('counts messages')),
  inquiries: table(['user_id', 'email', 'name'], 'inquiries'),
  cases: table(['user_id', 'agent_id'], 'inquiries'),
  case_entries: table(['author_id'], 'answers'),
  case_offers: table([], 'answers'),
  case_files: table([], no('has pictures of homes that agents offer')),
  withdrawn: table(['user_id', 'other_id'], 'hidden'),
  withdrawn_files: table([], 'hidden'),
  reviews: table(
    ['author_id', 'context_id'],
    no('would tell who is reported before it is decided'),
    'hands over',
  ),
  reports: table(['reporter_id'], 'reports', 'hands over'),
  decisions: table(['user_id', 'moderator_id'], 'decisions', 'hands over'),
  appeals: table(['moderator_id'], 'decisions'),
  moderation_events: table(
    ['actor_id', 'actor', 'member_id', 'about'],
    no('repeats the decisions'),
    'forgets',
  ),
  interlock_findings: table(
    ['author_id'],
    no('would tell how to pass the rules against scams'),
    'hands over',
  ),
  interlock_likenesses: table(['author_id'], no('holds hashes of texts and pictures for some days')),
  blocks: table(['blocker_id', 'blocked_id'], 'blocks'),
  domain_badges: table(['user_id'], 'checks'),
  domain_codes: table(['user_id', 'email'], secret),
  papers_seen: table(['user_id', 'granted_by', 'revoked_by'], 'checks'),
  push_subscriptions: table(['user_id'], 'signIns'),
  push_threads: table(['user_id', 'sender_id'], no('holds when the next notification is due')),
  push_deliveries: table([], no('is empty once a notification is sent')),
  saved_searches: table(['user_id'], 'searches'),
  saved_search_hits: table([], no('repeats which posts a search found')),
  saved_search_mails: table([], no('holds when the next mail is due')),
  saved_search_digests: table(['user_id'], no('holds when the next daily mail is due')),
  bookmarks: table(['user_id'], 'bookmarks'),
  notification_settings: table(['user_id'], 'notifications'),
  notification_threads: table(
    ['user_id', 'sender_id'],
    no('holds when mails about news were written, for eight days'),
  ),
  mail_outbox: table(['recipient', 'reply_to'], 'mails'),
  idempotency_keys: table(['user_id'], no('repeats answers to calls for a day')),
  tries: table(['key'], no('counts tries for a day')),
  deploy_tokens: table(['created_by'], ofStaff, 'forgets'),
  access_changes: table(['who', 'subject'], ofStaff, 'forgets'),
  registry_revisions: table(['who'], ofStaff, 'forgets'),
  remote_versions: table(['published_by'], ofStaff, 'forgets'),
  version_proofs: table(['received_by'], ofStaff, 'forgets'),
  version_signatures: table(['received_by'], ofStaff, 'forgets'),
  version_provenance: table(['received_by'], ofStaff, 'forgets'),
  team_key_lists: table(['received_by'], ofStaff, 'forgets'),
}

/** Every other table, with the reason why it holds nothing of a member. */
export const otherTables: Readonly<Record<string, string>> = {
  passkey_login_challenges: 'has random numbers for five minutes, without members',
  post_counts: 'counts posts of a board',
  post_blocks: 'counts posts of a board',
  post_blocks_end: 'counts posts of all boards',
  unmatched_posts: 'has for seconds what posts said that are about to be matched with saved searches',
  interlock_cleared: 'has hashes of texts that moderators cleared, without their authors',
  file_removals: 'has random keys of files that are about to be deleted',
  file_stores: 'is about the store of files',
  shell_files: 'has files of the site itself',
  remote_files: 'has files of the site itself',
  registry_keys: 'has keys of the site itself',
  version_health: 'counts what pages reported, without persons',
  version_faults: 'counts what pages reported, without persons',
  version_vitals: 'counts what pages reported, without persons',
  backups: 'has the times of backups',
  migrations: 'has the names of migrations',
}

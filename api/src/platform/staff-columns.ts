/** The columns in which staff is named by email. They follow a change of the email; the deletion of the account takes it out. */
export const staffColumns: readonly (readonly [table: string, column: string])[] = [
  ['papers_seen', 'granted_by'],
  ['papers_seen', 'revoked_by'],
  ['operators', 'granted_by'],
  ['staff_roles', 'granted_by'],
  ['deploy_tokens', 'created_by'],
  ['access_changes', 'who'],
  ['access_changes', 'subject'],
  ['registry_revisions', 'who'],
  ['remote_versions', 'published_by'],
  ['version_proofs', 'received_by'],
  ['team_key_lists', 'received_by'],
  ['version_signatures', 'received_by'],
  ['version_provenance', 'received_by'],
]

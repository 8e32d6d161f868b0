import type { OpenDatabase } from '../../platform/database/database'

interface Planted {
  readonly id: number
  readonly email: string
  /** The email of somebody else. */
  readonly other: string
  readonly post: number
}

/** Writes the rows of a member that no call of a test writes, or only with much effort. */
export async function plantRows(
  { pool }: Pick<OpenDatabase, 'pool'>,
  { id, email, other, post }: Planted,
): Promise<void> {
  const hash = `decode(md5('${email}'), 'hex')`
  const remote = 'mfe-planted'
  const statements = [
    `insert into operators (user_id, granted_by) values (${id}, '${email}')`,
    `update staff_roles set granted_by = '${email}'
      where user_id = (select user_id from staff_roles where user_id <> ${id} order by user_id desc limit 1)`,
    `insert into passkeys (id, user_id, public_key, counter, transports) values ('key ${id}', ${id}, '', 0, '{}')`,
    `insert into passkey_challenges (token_hash, challenge, expires_at)
      select hash, 'x', now() + interval '1 hour' from tokens where user_id = ${id} limit 1`,
    `insert into openid_identities (issuer, subject, user_id, email, name)
      values ('https://id.example.com', '${id}', ${id}, '${email}', 'x')`,
    `insert into openid_arrivals (secret, issuer, subject, email, is_verified, name, expires_at)
      values (${hash}, 'https://id.example.com', 'x', '${email}', true, 'x', now() + interval '1 hour')`,
    `update tokens set social = '{"type":"x","name":"x","email":"${email}"}' where user_id = ${id}`,
    `insert into push_subscriptions (user_id, token_hash, endpoint, p256dh, auth)
      select user_id, hash, 'https://push.example.com/${id}', '', '' from tokens where user_id = ${id} limit 1`,
    `with thread as (insert into push_threads (user_id, post_id, due_at) values (${id}, ${post}, now() + interval '1 day') returning id)
      insert into push_deliveries (subscription_id, thread_id, since_id, due_at)
        select s.id, thread.id, 0, now() + interval '1 day' from push_subscriptions s, thread where s.user_id = ${id}`,
    `insert into recovery_codes (user_id, hash) values (${id}, ${hash})`,
    `insert into data_exports (hash, user_id, expires_at) values (${hash}, ${id}, now() + interval '1 hour')`,
    `insert into codes (email, purpose, code, expires_at) values ('${email}', 'reset', '12345', now() + interval '1 day')`,
    `insert into email_changes (user_id, email, expires_at) values (${id}, 'next-${email}', now() + interval '1 hour')`,
    `insert into mailed_codes (email, purpose, browser, link, expires_at, link_expires_at, user_id, former_email)
      values ('before-${email}', 'restore', ${hash}, ${hash}, now(), now() + interval '1 day', ${id}, 'before-${email}')`,
    `insert into verified_emails (email, browser, expires_at) values ('${email}', ${hash}, now() + interval '1 day')`,
    `insert into message_checkpoints (user_id, folder, last_id, messages) values (${id}, 'inbox', 1, 0)`,
    `insert into domain_badges (user_id, domain, address, expires_at)
      values (${id}, 'snu.ac.kr', ${hash}, now() + interval '1 year')`,
    `insert into domain_codes (user_id, email, code, expires_at) values (${id}, '${email}', ${hash}, now() + interval '1 day')`,
    `insert into papers_seen (user_id, granted_by, expires_at) values (${id}, '${other}', now() + interval '1 year')`,
    `insert into papers_seen (user_id, granted_by, expires_at, revoked_by, revoked_at)
      select id, '${email}', now() + interval '1 year', '${email}', now() from users where email = '${other}'`,
    `insert into mail_outbox (recipient, reply_to, subject, body, failed_at, refused)
      values ('${email}', null, 'x', 'x', now(), true), ('before-${email}', null, 'x', 'x', now(), true), ('${other}', '${email}', 'x', 'x', now(), false)`,
    `insert into interlock_findings (subject, subject_id, author_id, categories, rules, severity, rules_version, fingerprint)
      values ('post', ${post}, ${id}, '{}', '{}', 'note', '1', 'x') on conflict do nothing`,
    `insert into interlock_likenesses (kind, hash, quarters, author_id) values ('text', 0::bit(64), '{1}', ${id})`,
    `update cases set agent_id = ${id} where user_id is distinct from ${id}`,
    `update appeals set moderator_id = ${id} where decision_id not in (select id from decisions where moderator_id = ${id})`,
    `insert into moderation_events (what, actor, member_id, about) values ('staff', '${email}', ${id}, 'x is now agent')`,
    `insert into moderation_events (what, actor_id, actor, member_id, about)
      values ('merged', ${id}, 'x', 1, 'review 1 into review 2, of member 1')`,
    `insert into saved_search_digests (user_id, due_at) values (${id}, now() + interval '1 day')`,
    `insert into saved_search_hits (search_id, post_id, unmailed) select id, 1, true from saved_searches where user_id = ${id}`,
    `insert into deploy_tokens (name, hash, rights, remotes, created_by) values ('${remote}', ${hash}, '{}', '{}', '${email}')`,
    `insert into access_changes (who, kind, subject, is_granted) values ('${email}', 'operator', '${email}', true)`,
    `insert into registry_revisions (revision, who, why, remote, environment, change, after)
      values (1, '${email}', 'x', '${remote}', 'production', '{}', '{}')`,
    `insert into remote_versions (remote, version, record, record_integrity, published_by)
      values ('${remote}', '1.0.0', '{}', 'x', '${email}')`,
    `insert into version_proofs (remote, version, body, key, signature, is_full, received_by)
      values ('${remote}', '1.0.0', '{}', 'x', 'x', true, '${email}')`,
    `insert into version_signatures (remote, version, key, signature, received_by)
      values ('${remote}', '1.0.0', 'x', 'x', '${email}')`,
    `insert into version_provenance (remote, version, envelope, received_by) values ('${remote}', '1.0.0', '{}', '${email}')`,
    `insert into team_key_lists (remote, number, body, signatures, received_by)
      values ('${remote}', 1, '{}', '[]', '${email}')`,
  ]
  for (const statement of statements) await pool.query(statement)
}

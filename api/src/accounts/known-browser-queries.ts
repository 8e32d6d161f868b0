import type { Database, Statement } from '../platform/database/database'

/** The maximum number of known browsers per account, and how long an unused one stays known. */
const maxBrowsers = 20
const unusedFor = `interval '1 year'`

const browserKept: Statement = {
  name: 'accounts-browser-kept',
  text: `with replaced as (
      delete from known_browsers where user_id = $1
        and (browser = $3 or seen_at < now() - ${unusedFor} or browser in (
          select browser from known_browsers where user_id = $1 order by seen_at desc offset ${maxBrowsers - 1}))
    ), moved as (
      update known_browsers set browser = $2 where browser = $3 and user_id <> $1
    )
    insert into known_browsers (user_id, browser) values ($1, $2)`,
}

/**
 * Stores that a member logged in with a browser. The browser's secret is new at each login, so a secret that an attacker
 * planted before is worthless.
 * @param browser SHA-256 of the new secret
 * @param before SHA-256 of the previous secret; other members who use the browser stay known under the new one
 */
export async function saveKnownBrowser(
  tx: Database,
  userId: number,
  browser: Buffer,
  before: Buffer | undefined,
): Promise<void> {
  await tx.query(browserKept, [userId, browser, before ?? null])
}

const browserFound: Statement = {
  name: 'accounts-known-browser-found',
  text: 'select 1 from known_browsers where user_id = $1 and browser = $2',
}

/** Whether a member was logged in with this browser before. */
export async function isKnownBrowser(database: Database, userId: number, browser: Buffer): Promise<boolean> {
  return (await database.query(browserFound, [userId, browser])).length > 0
}

const browsersDeleted: Statement = {
  name: 'accounts-known-browsers-deleted',
  text: 'delete from known_browsers where user_id = $1 and browser is distinct from $2',
}

/** Forgets every browser of a member except one: one of the others may belong to an attacker. */
export async function deleteKnownBrowsers(tx: Database, userId: number, kept?: Buffer): Promise<void> {
  await tx.query(browsersDeleted, [userId, kept ?? null])
}

const unusedDeleted: Statement = {
  name: 'accounts-unused-browsers-deleted',
  text: `delete from known_browsers where (user_id, browser) in
    (select user_id, browser from known_browsers where seen_at < now() - ${unusedFor} limit 1000) returning 1`,
}

/** Deletes some of the browsers that no member used for a year, and returns how many. */
export async function deleteUnusedBrowsers(database: Database): Promise<number> {
  return (await database.query(unusedDeleted)).length
}

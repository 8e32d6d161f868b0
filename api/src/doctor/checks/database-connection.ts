import { error, type Finding } from './finding'

/** The host and port of a database, for people. */
export function serverOf(url: string): string {
  const { hostname, port } = new URL(url)
  return hostname === '' ? 'the local socket' : `${hostname}:${port || '5432'}`
}

/**
 * Says in plain words why a database does not accept a connection (PostgreSQL's manual, appendix A, has the codes).
 * @param setting the setting with its address
 */
export function explainConnection(
  { code = '', message }: NodeJS.ErrnoException,
  url: string,
  setting = 'DATABASE_URL',
): Finding {
  const { hostname, username, pathname } = new URL(url)
  const server = serverOf(url)
  const database = decodeURIComponent(pathname.slice(1))
  switch (code) {
    case '28P01':
      return error(
        `The database at ${server} refuses the password of the role ${decodeURIComponent(username)}.`,
        `Correct the password in ${setting}. Special characters must be percent-encoded.`,
      )
    case '28000':
      return error(
        `The database at ${server} does not let this role in: ${message}.`,
        'Create the role, or allow it in pg_hba.conf.',
      )
    case '3D000':
      return error(
        `The database ${database} does not exist at ${server}.`,
        `Run there: createdb --owner <role> ${database}`,
      )
    case '53300':
      return error(
        `The database at ${server} has no connection left.`,
        'Raise max_connections, or end the programs that use it.',
      )
    case 'ECONNREFUSED':
      return error(`No database listens at ${server}.`, `Start PostgreSQL, or correct ${setting}.`)
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return error(`The host name ${hostname} of ${setting} is unknown.`, 'Correct it, or look at the DNS.')
    default:
      return error(
        `The database at ${server} does not accept a connection: ${message}.`,
        /timeout/i.test(message)
          ? 'Look at the firewall between this machine and the database.'
          : `Correct ${setting}, for example its sslmode.`,
      )
  }
}

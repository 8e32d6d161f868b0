/** How the history names the site itself: for a step of a canary that its health decided, and for what a start publishes. */
export const siteAuthors = { canary: 'health', start: 'npm start' } as const

const prefix = 'token '

/** How the history names a command-line token. An email contains no space, so a token cannot be mistaken for a person. */
export const tokenAuthor = (name: string): string => `${prefix}${name}`

/** @returns the name of the token that the history names; undefined if it names somebody else */
export const tokenOf = (author: string): string | undefined =>
  author.startsWith(prefix) ? author.slice(prefix.length) : undefined

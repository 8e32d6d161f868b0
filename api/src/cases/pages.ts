/** The addresses of a case's pages in mails. */
export const pagesOf = (publicUrl: string) => ({
  /** For the member who asked. */
  own: (id: number): string => `${publicUrl}/case?idx=${id}`,
  /** The secret is in the fragment, which browsers send to no server, so no log has it. */
  linked: (secret: string): string => `${publicUrl}/case#${secret}`,
  desk: (id: number): string => `${publicUrl}/desk/case?idx=${id}`,
})

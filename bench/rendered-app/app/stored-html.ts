/** Replaces `clean-html` on the server, which has no document. The service sanitised descriptions when it stored them. */
export const cleanHtml = (html: string): string => html

/** The same, by the name that the page of a post imports. */
export const cleanDescription = cleanHtml

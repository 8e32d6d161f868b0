/** In place of `clean-html` on the server, where there is no document: the service has cleaned a description when it was stored. */
export const cleanHtml = (html: string): string => html

/** The same, under the name a shown post calls. */
export const cleanDescription = cleanHtml

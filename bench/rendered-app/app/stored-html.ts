/** In place of `clean-html` on the server, where there is no document: the service has cleaned a description when it was stored. */
export const cleanHtml = (html: string): string => html

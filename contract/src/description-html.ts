/**
 * The HTML of a description: the service keeps only this, the editor writes only this, and the page's policy lets only this in.
 * None of these elements runs or fetches anything, or changes how the text behind it is read.
 */
export const descriptionTags = ['p', 'br', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li', 'a'] as const

/** Where a link of a description may lead. */
export const linkSchemes = ['http', 'https', 'mailto'] as const

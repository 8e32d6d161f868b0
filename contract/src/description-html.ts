/**
 * The allowed HTML of a description, enforced by the service, the editor and the page's Trusted Types policy. None of these
 * elements runs code, loads a resource, or changes how the rest of the page is parsed.
 */
export const descriptionTags = ['p', 'br', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li', 'a'] as const

/** The allowed URL schemes of a link in a description. */
export const linkSchemes = ['http', 'https', 'mailto'] as const

/**
 * The attribute that names the field that an element of a prerendered row contains: `subject` as its text, or `ca@datetime` as the
 * value of an attribute. The browser reads these fields from the row, so that they are sent once.
 */
export const heldField = 'data-held'

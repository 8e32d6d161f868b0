/**
 * The attribute with the name of the field that an element of a prerendered row shows: `subject` as its text, or `ca@datetime`
 * as the value of an attribute. The browser reads these fields from the row, so that they are sent only once.
 */
export const heldField = 'data-held'

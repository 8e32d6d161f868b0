/**
 * The attribute that names the field of a row which its element holds: `subject` as its text, or `ca@datetime` as an attribute. The
 * browser reads these fields from there, so that they stand in the page once.
 */
export const heldField = 'data-held'

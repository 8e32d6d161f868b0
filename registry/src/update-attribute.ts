/**
 * The attribute of a page's root element while an update waits for the next page. Browsers may then load the page of a link
 * before it is opened.
 */
export const updateAttribute = 'data-update'

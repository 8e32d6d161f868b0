/**
 * The attribute of a page's root element while a newer version waits for the next page: browsers may then load the page of a link
 * before it is opened.
 */
export const updateAttribute = 'data-update'

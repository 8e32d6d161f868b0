/** The cookie that stores the time zone of a member's browser, as in the IANA database. */
export const timeZoneCookie = 'zone'

/** Of a question: `posting`. */
export const question = { type: 'qb', subject: 'Which bank?', description: 'For students.' }

/** Of an inquiry for a short stay: `inqShort`. */
export const stay = {
  name: 'Cho',
  email: 'cho@example.com',
  location: 'Seoul',
  date_start: '2027-01-02',
  date_end: '2027-01-09',
}

/** Of a home that an agent offers, without its case: `offerHome`. */
export const home = {
  title: 'A bright room',
  area: 'Mapo',
  rent: 500,
  deposit: 1000,
  currency: 'USD',
  available: '2027-01-02',
}

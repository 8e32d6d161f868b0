/** Words that take away a negatable word after them, within the same clause: never send. `_` is a space. */
export const negationsBefore = [
  'never',
  'dont',
  'do_not',
  'does_not',
  'doesnt',
  'didnt',
  'wont',
  'not_to',
  'not',
  'no',
  'without',
  'cannot_accept',
  'refuse_to',
  'avoid',
  'nobody_should',
  'no_need_to',
  'neednt',
  'instead_of',
  'rather_than',
  '절대',
]

/** Words that undo a negation: "if you don't", "don't worry". */
export const negationsSpared = [
  'if_you_dont',
  'if_you_do_not',
  'dont_worry',
  'do_not_worry',
  'dont_hesitate',
  'dont_have',
  'dont_like',
  'no_problem',
  'no_worries',
  'no_risk',
  'not_only',
  'why_dont_you',
  'no_one',
  'dont_wait',
  'dont_miss',
  'no_later',
  'no_exceptions',
  'not_available',
  'not_here',
  'not_in',
  'not_able',
  'not_possible',
  'without_a_deposit',
  'without_the_deposit',
  'without_deposit',
  'without_payment',
  'without_paying',
  'without_seeing',
  'without_viewing',
  'without_visiting',
  'no_viewings',
  'no_viewing',
  'no_visits',
  'no_agent',
  'no_experience',
  'no_interview',
]

/** The same after a Korean word: 입금하지 마세요. */
export const negationsAfter = [
  '하지마',
  '지마',
  '지말',
  '말아주',
  '말라',
  '마시고',
  '마세요',
  '금지',
  '안받',
  '안합니다',
  '필요없',
  '없이',
  '없고',
  '없어요',
  '없습니다',
  '없음',
  '않아도',
  '안해도',
  '안내도',
  '안내셔도',
  '않습니다',
  '않아요',
  '요구하지',
  '사양',
]

/** Korean words that look like a negation and are a condition: 입금 없이는. */
export const conditions = ['없이는', '없으면', '없으시면', '않으면', '않으시면', '안하시면', '없이도']

/** Words that negate only what follows at once: 못 보여드려요. */
export const negationsAdjacent = ['못', '안', '안돼서', 'cant', 'cannot', 'can_not']

/** How far a negation reaches, in characters of the plain text. */
export const negationReach = { before: 24, after: 10 } as const

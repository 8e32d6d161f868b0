import type { Row } from '../row'

export const purpose = [
  {
    id: '1.slogans',
    sentence: 'Both slogans stand on the home page.',
    shownBy: ['shell › the home page › says both slogans and what is offered'],
  },
] as const satisfies readonly Row[]

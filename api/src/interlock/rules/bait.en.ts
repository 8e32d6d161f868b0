import type { Rule } from './rule'

export const baitEnglish: readonly Rule[] = [
  {
    id: 'en.bait.loan',
    category: 'job',
    weight: 0.9,
    patterns: ['<loan> ~70 + <loan-lure>'],
    matches: ['Instant loan, no documents'],
    spares: ['A loan of a bike'],
  },
  {
    id: 'en.bait.loan-fee',
    category: 'job',
    weight: 0.4,
    patterns: ['<loan> & <job-fee>|guarantee_fee|upfront|fee_first'],
    matches: ['A loan for a small fee'],
    spares: ['A fee'],
  },
  {
    id: 'en.bait.plea',
    category: 'bait',
    weight: 0.6,
    patterns: ['<plight>'],
    matches: ['I lost my wallet'],
    spares: ['I lost my umbrella'],
  },
  {
    id: 'en.bait.plea-money',
    category: 'bait',
    weight: 0.5,
    patterns: ['<plight> & <pay-back>|<untraceable>|<amount>'],
    matches: ['My cards were stolen, lend me some'],
    spares: ['My cards were stolen'],
  },
  {
    id: 'en.bait.prize',
    category: 'bait',
    weight: 0.7,
    patterns: ['<prize> ~60 <prize>', 'you_won|youve_won|you_have_won|free_months_stay'],
    matches: ['Congratulations, you won'],
    spares: ['Who won the match?'],
  },
  {
    id: 'en.bait.prize-fee',
    category: 'bait',
    weight: 0.5,
    patterns: ['<prize> & <pay>|<job-fee>|<link>|shipping'],
    matches: ['A prize, pay the shipping'],
    spares: ['A prize'],
  },
]

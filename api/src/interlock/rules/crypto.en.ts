import type { Rule } from './rule'

export const cryptoEnglish: readonly Rule[] = [
  {
    id: 'en.crypto.pay-in-crypto',
    category: 'crypto',
    weight: 0.9,
    patterns: [
      'prefer|takes|take|only ~16 + <crypto>',
      '<pay>|accept|booking|deposit|rent|reservation|payment ~40 + <crypto>',
    ],
    matches: ['The deposit can be sent in USDT.'],
    spares: ['Bitcoin is volatile.'],
  },
  {
    id: 'en.crypto.wallet',
    category: 'crypto',
    weight: 0.8,
    patterns: ['<wallet>', 'wallet_address', 'send_the_hash|trc20|erc20'],
    matches: ['bc1q9x0yk3l2v6f8h7d5s4a3p2m1n0c9b8v7x6z5q4'],
    spares: ['I lost my wallet.'],
  },
  {
    id: 'en.crypto.investment',
    category: 'crypto',
    weight: 1.0,
    patterns: [
      'gives_me|sends_me ~6 signals',
      'signals & teach_you|profit|trading',
      '<invest> ~70 + <profit>',
      '<profit> ~50 & <invest>',
      'guaranteed_returns|guaranteed_profit|double_your_money|turned ~10 <amount> ~20 into',
      'trading_group|trading_platform|binary_options',
    ],
    matches: ['Invest a little, the profit is daily.'],
    spares: ['I work at a trading company.'],
  },
  {
    id: 'en.crypto.crypto-talk',
    category: 'crypto',
    weight: 0.25,
    patterns: ['<crypto>'],
    matches: ['I hold ethereum.'],
    spares: ['I hold a pass.'],
  },
  {
    id: 'en.crypto.teaches',
    category: 'crypto',
    weight: 0.6,
    patterns: [
      'made|earned|make|making ~6 <amount> ~24 last_week|a_week|every_week|yesterday|last_month|in_a_week|in_two_weeks',
      'teach_you|guide_you|show_you_how & signals|profit|earn|earned|made',
    ],
    matches: ['I made 3,000 dollars last week.'],
    spares: ['I made a cake last week.'],
  },
]

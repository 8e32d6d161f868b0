import type { Rule } from './rule'

export const giftCardsEnglish: readonly Rule[] = [
  {
    id: 'en.gift-cards.pay-by-gift-card',
    category: 'gift-cards',
    weight: 1.0,
    patterns: [
      '<gift-card> & deposit|rent|cleaning_fee|utilities|settle|bills|booking',
      'takes|take|accepts|accept|in ~20 <gift-card>',
      '<pay>|deposit|rent|reservation|buy|grab|get|need|purchase|accept ~40 <gift-card>',
      '<gift-card> ~30 <pay>|deposit|reservation',
    ],
    matches: ['Pay with gift cards.'],
    spares: ['Selling a gift card.'],
  },
  {
    id: 'en.gift-cards.card-code',
    category: 'gift-cards',
    weight: 1.0,
    patterns: [
      '<gift-card> & scratch*|send_numbers|the_numbers|of_the_back|the_back',
      '<gift-card> & deduct|take_it_off|count_it|count_towards|count_it_towards|off_your_rent|reimburse|redemption_code',
      'get_me ~16 <gift-card>',
      '<gift-card> ~80 <card-code>',
      'numbers_on_the_back|scratch_them|scratch_it|16_digits|pics_of_the_codes|picture_of_the_code',
      '<gift-card> & send_the_code|send_the_codes|just_send_the_code|text_me_the_code|code',
    ],
    matches: ['Buy Steam cards and send the codes.'],
    spares: ['The door code is 1234.'],
  },
]

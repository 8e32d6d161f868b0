import type { Rule } from './rule'

export const abroadEnglish: readonly Rule[] = [
  {
    id: 'en.abroad.owner-abroad',
    category: 'abroad',
    weight: 0.4,
    patterns: [
      '<i-am> ~34 <abroad>',
      'out_of_the_country|out_of_country|not_in_the_country|oil_company|missionary_work|us_army|peacekeep*',
    ],
    matches: ['I am currently in the UK.'],
    spares: ['Which bank is good?'],
  },
  {
    id: 'en.abroad.keys-by-courier',
    category: 'abroad',
    weight: 1.0,
    patterns: [
      '<keys> ~70 + courier|dhl|fedex|ups|tnt|ems|delivery_service|courier_service|delivery_company|shipping_company',
      'delivers ~6 <keys>',
      'deliver ~6 the_keys ~30 after|once|when',
      '<keys> ~30 + <courier>',
      '<keys> ~20 mailed|posted|shipped|sent ~10 to_you',
      'drop_them_in ~10 mail',
      'ship ~16 <keys>',
    ],
    matches: ['The keys come by DHL.'],
    spares: ['The keys are with the guard.'],
  },
  {
    id: 'en.abroad.cannot-show',
    category: 'money-first',
    weight: 0.5,
    patterns: ['<cannot-show>'],
    matches: ['Sorry, no viewings.'],
    spares: ['Viewings on Saturday.'],
  },
  {
    id: 'en.abroad.held-by-third-party',
    category: 'abroad',
    weight: 0.6,
    patterns: ['<holder> ~24 + <holds-money>'],
    matches: ['Airbnb holds the money.'],
    spares: ['I stay in an Airbnb now.'],
  },
  {
    id: 'en.abroad.story',
    category: 'abroad',
    weight: 0.35,
    patterns: ['<story>'],
    matches: ['God bless you.'],
    spares: ['Good luck.'],
  },
  {
    id: 'en.abroad.questionnaire',
    category: 'abroad',
    weight: 0.5,
    patterns: ['<form-fields> ~40 <form-fields>'],
    matches: ['Send full name, age, occupation.'],
    spares: ['What is your name?'],
  },
  {
    id: 'en.abroad.keys-sent',
    category: 'abroad',
    weight: 0.3,
    patterns: [
      'get_the_keys|send_you_the_keys|send_the_keys|keys_mailed|keys_sent|keys_to_you|receive_the_keys|release_your_keys',
    ],
    matches: ['I will send you the keys.'],
    spares: ['You get a key.'],
  },
  {
    id: 'en.abroad.keys-follow',
    category: 'abroad',
    weight: 0.7,
    patterns: [
      'keys|key & mails_them|mail_them|mails_it|post_them|posts_them|courier_them|couriers_them|ship_them|ships_them|sends_them|sent_to_you_by',
      'keys ~12 in|with ~12 abroad|canada|spain|nigeria|lagos|ghana|africa|dubai|overseas|another_country & deposit|pay|transfer|money',
    ],
    matches: ['He has the keys and mails them.'],
    spares: ['The keys are in the kitchen.'],
  },
]

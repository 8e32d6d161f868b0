import type { Rule } from './rule'

export const identityEnglish: readonly Rule[] = [
  {
    id: 'en.identity.documents-first',
    category: 'identity',
    weight: 0.8,
    patterns: ['<copy> ~40 + <document>', '<document> ~24 <document>'],
    matches: ['Send me a photo of your passport.'],
    spares: ['Bring your passport.'],
  },
  {
    id: 'en.identity.documents-secret',
    category: 'identity',
    weight: 0.6,
    patterns: [
      'social_security|ssn|bank_login|debit_card|cvv|bank_certificate|bank_password|holding_it|selfie|both_sides|front_and_back',
    ],
    matches: ['front and back of the card'],
    spares: ['Pay by card.'],
  },
  {
    id: 'en.identity.documents-before',
    category: 'identity',
    weight: 0.5,
    patterns: ['before|reserve|not_a_bot|so_i_know|to_check ~40 + <document>|<view>'],
    matches: ['Before any viewing I need your passport'],
    spares: ['I have a passport.'],
  },
  {
    id: 'en.identity.code',
    category: 'identity',
    weight: 1.0,
    patterns: [
      'whats_the_code|code_you_just|code_you_got',
      '<otp> ~50 <tell-me>',
      '<tell-me> ~20 <otp>',
      'google_voice & code',
    ],
    matches: ['I sent you a six digit code, please tell me the code.'],
    spares: ['I did not get the code.'],
  },
  {
    id: 'en.identity.wrong-number',
    category: 'identity',
    weight: 0.6,
    patterns: ['your_number ~40 by_mistake|backup|accident|instead'],
    matches: ['I put your number by mistake.'],
    spares: ['Your number?'],
  },
]

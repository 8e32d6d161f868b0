import type { Lexicon } from './rule'

/** What asks for money before a viewing. */
export const moneyWords: Lexicon = {
  pay: {
    negatable: true,
    words: `
      snd in_my_account processed transfering commitment_fee viewing_fee transferring wiring cover send
      sends sending sent wire wired transfer* tranfer* pay pays paying paid payed payment payments remit*
      zelle venmo cash_app cashapp paypal prepay prepaid pre_pay pre_paid put_down deposit_it
      leave_a_deposit make_a_deposit make_the_deposit deposit_paid settle drop forward
    `,
  },
  paid: {
    negatable: true,
    words: `
      processed been_processed confirmations verified completed settled sorted through reached credited
      reflects reflected paid payed pay pays payment received receive receiving recieve* clears cleared
      confirmed confirm arrives arrived lands landed transferred transfer transfers sent send sends wired
      made make deposit deposited goes_through in_my_account is_in done get_the_money secured
    `,
  },
  money: {
    negatable: true,
    words: `
      security dpst commitment_fee viewing_fee months security_fee booking money deposit deposits rent fee
      fees payment payments first_month 1st_month first_months 1st_months months_rent funds cash amount
      sum advance token upfront up_front downpayment down_payment reservation half bond won krw dollars
      usd pounds gbp quid bucks euros
    `,
  },
  view: {
    words: `
      in_person_visit inside let_anyone let_you let_people check_out_the check_out viewin show_u enter
      come_in get_in look_inside come_over arrive land landed view viewing viewings viewed visit visits
      visiting visited see_it see_the see_this seeing tour tours inspect* showing showings show_you
      show_it show_the look_at look_around check_the_house check_the_room check_the_flat come_and_see
      come_see see_inside appointment see_my schedule_a meet interview
      get_here you_come turn_up come_round come_and_look look_round stop_by
    `,
  },
  release: {
    words: `
      key keys address location code pin contract lease door lockbox viewing view visit see show tour
      move_in room_is_yours its_yours it_is_yours is_yours flat_is_yours place_is_yours reserve reserved
      hold arrange book take_down take_the_ad ship post courier deliver* dispatch* check_the_house
      password check_in tracking ticket tickets interview papers documents unlock
    `,
  },
  once: {
    words: `
      once after when as_soon_as only_if until till unless upon immediately people_who those_who
      anyone_who whoever who if_you then following without
    `,
  },
}

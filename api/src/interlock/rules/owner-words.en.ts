import type { Lexicon } from './rule'

/** Owners who are away, and what they promise. */
export const ownerWords: Lexicon = {
  keys: { words: 'key keys key_card keycard door_card papers' },
  courier: {
    words: `
      ships ship_the sends_the delivers concierge courier_service agency_delivers courier dhl ups fedex
      fed_ex tnt ems mail mailed mailing post posted by_post ship shipped shipping overnight express
      parcel package deliver delivered delivery usps royal_mail delivery_service shipment
      registered_letter dispatch* diplomat* shipping_agent
    `,
  },
  'i-am': {
    words: `
      presently_in living_in based_in moved_to relocated_to transferred_to transfer i_am im am i_m we_are
      were i_live i_work we_live we_moved i_moved moved relocat* transferred deployed stationed posted
      currently presently at_the_moment now right_now based living working staying flying stuck traveled
      travelled landlord owner husband wife family
    `,
  },
  abroad: {
    words: `
      at_sea in_norway in_ethiopia in_uganda in_iceland out_at_sea on_a_ship on_a_vessel cruise_ship
      had_to_leave_korea left_korea living_in based_in presently_in currently_in relocated_to
      transferred_to due_to_my_transfer fly_back cant_fly in_melbourne in_calgary in_berlin to_berlin
      in_vienna in_oslo in_zurich in_geneva in_rome in_milan in_madrid in_barcelona in_amsterdam
      in_brussels in_stockholm in_copenhagen in_boston in_vancouver in_los_angeles in_hawaii in_bangkok
      in_jakarta in_cairo abroad overseas out_of_the_country out_of_country out_of_town
      outside_the_country outside_korea not_in_the_country not_in_korea another_country different_country
      foreign_country oil_rig oil_company offshore missionary mission_work peacekeep* us_army military
      deployed united_nations in_the_uk in_uk in_london in_england in_scotland to_scotland in_aberdeen
      to_aberdeen in_the_usa in_usa in_the_us in_the_states in_america in_canada in_toronto to_toronto
      to_canada in_spain in_italy in_germany in_france in_paris in_dubai to_dubai in_nigeria in_lagos
      in_kenya in_ghana in_africa in_australia in_sydney in_japan in_tokyo in_china in_singapore
      in_malaysia in_texas in_florida in_new_york in_california in_poland in_ireland in_sweden in_holland
      in_the_netherlands in_switzerland in_qatar in_saudi in_turkey in_brazil in_india in_russia
      in_ukraine in_vietnam in_thailand in_the_philippines in_hong_kong in_belgium in_portugal in_greece
      in_austria to_spain to_england to_germany to_london to_the_uk to_the_us to_the_states to_america
      to_australia to_italy to_france to_west_virginia in_seattle in_chicago in_mexico in_denmark
      in_finland in_manila in_cyprus in_south_africa
    `,
  },
  'cannot-show': {
    words: `
      no_time_for_viewings no_time_to_show too_busy_to_show photos_are_accurate cant_see_inside
      cannot_see_inside cannot_arrange_a_viewing cant_arrange_a_viewing cannot_offer_viewings
      dont_do_viewings do_not_do_viewings cant_show can_not_show cannot_show unable_to_show
      not_able_to_show wont_be_able_to_show not_be_able_to_show nobody_can_let_you_in
      no_one_can_let_you_in nobody_can_show no_one_can_show no_one_to_show nobody_to_show
      nobody_is_at_the_property cant_do_viewings cannot_do_viewings cant_come_to_seoul cannot_come
      no_viewings no_viewing no_visits no_inspection viewings_are_not viewing_is_not no_in_person
      without_viewing without_seeing without_visiting sight_unseen unseen from_the_outside
      only_from_outside the_exterior drive_by through_the_window look_through dont_want_visitors
      doesnt_want_visitors not_available_for_viewing not_possible_to_view not_possible_to_see cant_meet
      cannot_meet unable_to_meet no_meetups no_meet_up no_meet_ups no_meeting cant_be_there
      cannot_be_there not_there_to_show not_around_to_show took_the_keys keys_along keys_with_me
      keys_with_us keys_are_with no_agent_has only_video video_only outside_only view_the_exterior
      took_both not_in_person wont_be_there no_showing no_showings cant_view cannot_view cannot_be_viewed
      cant_be_viewed have_the_keys_here viewings_later viewing_later view_later see_it_later
    `,
  },
  'hold-it': {
    words: `
      secure_it_now reserve_now hold_it hold_the hold_for to_hold holds_the holding_fee holding_deposit
      reserve_it reserve_the to_reserve reserves reservation_fee reservation_money reservation_deposit
      booking_fee booking_money booking_deposit secure_it secure_the secures_the secures_it to_secure
      secures keep_it_for keep_it_for_you keep_the_room save_it_for block_the take_the_ad take_it_off
      take_down_the token_amount token_money good_faith goodwill lock_it lock_in guarantee_the
      save_the_room take_the_listing remove_the_ad take_off_the skip_the_queue get_the_room gets_the_room
      gets_it
    `,
  },
  urgency: {
    words: `
      cancel_the_other cancel_other cancel_all by_friday by_tomorrow by_midnight remove_the_listing
      take_the_listing_down today_only only_today pay_today today_itself by_tonight tonight hurry
      quick_please so_quick be_quick decide_quickly act_fast act_now right_away others_waiting
      others_coming two_others other_people_are many_people_are lots_of_people many_requests
      so_many_request* many_request* many_applicants lot_of_interest high_demand first_come who_pay*
      first_who first_to_pay first_one_to first_person to_the_first someone_else_is before_someone
      within_24_hours within_the_hour within_2_hours limited last_chance other_girl others_interested
      several_people seats_are or_you_lose will_be_gone before_its_gone asap urgently immediately expires
      in_the_next_hour
      otherwise_i next_person or_i_give first_refusal loads_of_interest lot_of_messages
      many_messages
    `,
  },
  reassurance: {
    words: `
      prove_youre prove_you_are prove_that_you receive_it_back get_it_back_if if_you_decide_not
      we_will_return_it youll_get_it_back you_get_it_back get_it_back_when will_be_returned refundable
      full_refund fully_refunded refund_you be_refunded money_back penny_back get_it_back no_risk
      risk_free 100_safe 100_legit 100_real 100_percent legit not_a_scam* not_scam* no_scam not_scammer
      not_fake im_honest i_am_honest look_honest trust_me i_trust_you god_fearing god_bless christian
      dont_worry returned_to_you give_it_back are_safe its_safe completely_safe totally_safe i_swear
      i_promise no_worries know_youre_real know_you_are_real youre_real you_are_real real_person
      serious_people time_wasters youre_serious you_are_serious are_serious proves_youre genuine
      reimbursed be_reimbursed refunded_later refunded money_returned
    `,
  },
  'low-price': {
    words: `
      low_price discount* cheaper cheap drop_the_rent like_their_own take_care_of_it take_good_care
      responsible_tenant rather_than_money not_after_the_money including_all_bills bills_included
      great_price half_price below_market because_i_need
    `,
  },
  untraceable: {
    words: `
      overseas_account foreign_account account_abroad offshore_account international_transfer
      international_wire by_wire wire_to head_office western_union westernunion moneygram money_gram mtcn
      ria_transfer worldremit remitly transfer_number money_order bank_wire wire_transfer wire_the iban
      swift
    `,
  },
}

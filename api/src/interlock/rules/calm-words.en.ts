import type { Lexicon } from './rule'

/** What speaks for a text. */
export const calmWords: Lexicon = {
  'asks-advice': {
    words: `
      is_that_usual is_this_usual is_it_usual is_this_common is_that_common is_this_standard
      is_that_standard is_this_ok is_that_ok is_that_okay sounds_weird feels_off what_would_you
      did_this_happen has_this_happened how_do_people is_it_normal is_this_normal is_that_normal
      is_this_a_scam is_it_a_scam a_scam_right its_a_scam is_this_scam is_this_legit is_it_legit
      is_this_fraud this_is_fraud fraud should_i what_should_i has_anyone has_anybody does_anyone
      does_anybody can_someone can_somebody can_anyone anyone_else anyone_know do_you_know_if how_do_i
      how_can_i how_can_she how_can_he how_do_you how_long_does how_much_did which_is_cheaper
      which_is_better which_one_is is_it_safe is_it_ok is_wise_ok where_do_i_report where_can_i
      what_documents do_i_have_to do_i_need do_i_pay can_my is_there_any is_there_an any_advice
      what_do_you_think sounds_like_a_scam what_is_the_best whats_the_best walk_away i_assume is_upbit
      can_i was_this am_i
      legal_or_not is_it_legal is_that_legal is_this_legal allowed_to normal_or_not
    `,
  },
  reports: {
    words: `
      asked_me asks_me asking_me told_me tells_me wants_me wanted_me said_i he_says she_says says_hes
      says_she says_he said_he said_she telling_me someone_asked somebody_asked a_landlord
      the_landlord_says the_agent_said my_agent_wants my_agent_asks asking_for my_friend_lost she_sent
      he_sent i_was_asked got_a_text got_a_message got_an_email i_received_a someone_on someone_is
      somebody_on wants_google claims_to claiming_to pretend* who_says they_say they_said i_got_a
      they_want
    `,
  },
  warns: {
    words: `
      get_a_receipt agency_advised be_careful careful_out beware watch_out scam_alert report_them
      report_him report_her reported_it dont_do_it do_not_do_it dont_fall never_send never_pay
      never_transfer never_wire dont_send_money do_not_send_money dont_pay_anything do_not_pay fake_ads
      fake_ad fake_listing* scammers red_flag red_flags warning stay_safe didnt_click lost_2_million
      to_the_police i_didnt_pay got_scammed was_scammed psa heads_up avoid_scam* typical_scam common_scam
      known_scam classic_scam
    `,
  },
  'view-first': {
    words: `
      free_to_see see_any_day any_day beforehand see_the_room_beforehand the_viewing_we after_viewing
      after_the_viewing after_you_view after_youve_seen after_you_have_seen after_youve_viewed
      after_seeing after_a_viewing once_youve_seen once_you_have_seen once_youve_viewed once_you_view
      once_youve_had_a_look once_weve_seen once_ive_seen when_youve_seen when_you_have_seen come_and_see
      come_see_it come_by_any come_by_and come_by_to come_by_after come_by_this come_by_on come_by_for
      come_by_tomorrow come_round come_over_to_see come_and_have come_and_try viewings_on viewings_any
      viewings_every viewings_this viewings_are_on viewings_from viewings_by viewing_any viewings_possible
      viewings_welcome viewings_weekday* viewings_all can_show_you can_show_it show_you_round
      show_you_around show_people let_you_have_a_look does_the_viewings does_viewings do_viewings
      meet_whoever meet_you_first like_to_meet see_it_first see_the_room_first see_it_any before_signing
      before_i_sign before_you_sign when_you_collect on_collection collect_in_person when_i_pick
      when_you_pick pick_up_in pick_up_only meet_at meet_in test_it test_both try_it have_a_look
      had_a_look had_a_viewing viewed_the_place viewed_it at_the_viewing seen_it_working you_can_see_it
      take_a_look happy_to_show show_the_flat show_the_room visit_first visited_it stay_one_night
      without_a_viewing in_person_first i_viewed we_viewed youve_seen_the
    `,
  },
  signing: {
    words: `
      when_we_sign day_we_sign when_you_sign on_signing at_signing at_the_signing to_the_signing
      the_signing sign_the_contract_at and_signed contract_day on_the_contract real_estate_office
      estate_office at_the_office through_the_agent registered_agent licensed registry the_register
      registry_copy dps deposit_protection protected_with tenancy_deposit key_handover at_the_handover
      handover_in_person at_handover on_the_day moving_day move_in_day can_we_sign referenced references
    `,
  },
  'open-job': {
    words: `
      send_your_cv send_cv your_cv my_cv send_your_resume your_resume no_fees no_fee free_training
      paid_training training_is_paid f_visa employment_contract contract_with ask_for_the_manager ask_for
      come_by_and apply_at on_arrival after_delivery of_invoice invoice each_lesson per_lesson
      housing_provided plus_housing we_reimburse
    `,
  },
}

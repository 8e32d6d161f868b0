import type { Lexicon } from './rule'

/** Documents, codes, jobs, loans and pleas. */
export const personWords: Lexicon = {
  document: {
    words: `
      passport passports arc alien_card alien_registration id_card identity_card drivers_license
      driving_licence driver_license selfie bank_book bankbook social_security ssn national_insurance
      debit_card credit_card card_number bank_login online_banking bank_details banking_details cvv cvc
      resident_number registration_number bank_certificate bank_statement* mothers_maiden date_of_birth
      bank_password card_pin
    `,
  },
  copy: {
    words: `
      scan scans photo photos photocopy picture pictures pic pics copy copies both_sides front_and_back
      holding_it send_me send_your send_us give_me need_your enter_your send_a submit text_me i_need
    `,
  },
  otp: {
    words: `
      code_you_just code_you_got code_you_received whats_the_code code_that_came code_i_sent digit_code
      digits_code six_digit 6_digit verification_code security_code a_code the_code otp one_time_code
      confirmation_code google_voice sms_code pin_code
    `,
  },
  'tell-me': {
    words: `
      tell_me send_it send_me send_that read_it forward_it give_me share_it text_it let_me_know_the
      read_me
    `,
  },
  'easy-work': {
    words: `
      only_phone only_a_phone phone_required just_a_phone online_assistant* flexible_hours training_given
      work_from_home working_from_home from_your_phone from_home no_experience no_interview no_skills
      liking likes like_videos review_products hour_a_day hours_a_day minutes_a_day part_time_online
      online_job remote_job paid_daily daily_pay paid_same_day easy_money easy_job simple_task*
      simple_tasks be_your_own_boss rate_hotels data_entry reship* re_ship* hiring_now commission
    `,
  },
  'big-pay': {
    words: 'a_day per_day daily an_hour per_hour hourly weekly per_week a_week per_parcel per_task hour',
  },
  'job-fee': {
    negatable: true,
    words: `
      visa_fee visa_processing processing_charge processing_fee document_fee documents_fee
      documentation_fee training_fee training_kit registration_fee medical_fee application_fee uniform_fee
      starter_kit agency_fee placement_fee insurance_fee admin_fee administration_fee background_check
      credit_check_fee clearance_fee customs_fee small_fee guarantee_fee insurance_charge activation_fee
      charge_a processing
      work_permit permit_fee visa_cost visa_costs
    `,
  },
  'job-word': {
    words: `
      job salary interview employee hired visa position selected work employer recruit* first_month_salary
      starting
    `,
  },
  mule: {
    words: `
      collect_payments collect_payment into_their_bank into_your_bank percent_is_yours percent_for_you
      10_for_you receive_payment client_payments payments_from_clients through_your_account
      receive_transfers receive_money receive_payments receive_parcels receive_packages receive_funds
      pass_them_on pass_it_on forward_the send_the_rest send_rest keep_8 keep_10 keep_5 commission
      use_your_bank_account use_of_your_account your_bank_account rent_your_account rent_out_your
      korean_bank_account re_ship* reship* cheque_in_your check_in_your deposit_a_cheque deposit_a_check
      forward_the_balance keep_300 buy_equipment purchase_the_office
      rent_your_bank renting_us_your lend_your_bank rent_us_your use_your_account
    `,
  },
  cheque: {
    words: `
      cheque cheques check_to check_will cashiers_check certified_check a_check the_check cashier_check
      bank_draft mail_you_a_check
    `,
  },
  rest: {
    words: `
      his_part her_part their_part their_share his_share the_remainder the_rest remaining the_difference
      the_balance the_extra the_excess the_surplus leftover overpaid overpayment return_the too_much
      refund_the
    `,
  },
  mistake: {
    words:
      'accidentally by_mistake by_accident mistakenly wrong_amount instead_of more_than_the_rent more_than',
  },
  loan: { words: 'loan loans instant_loan cheap_loans lend_you credit_line' },
  'loan-lure': {
    words: `
      no_credit no_documents no_collateral instant cheap today interest guarantee_fee insurance_fee
      upfront approved bad_credit first
    `,
  },
  plight: {
    words: `
      lost_my_wallet stolen stranded robbed emergency hospital cant_get_home stuck_at stuck_in cards_were
      cards_are_blocked desperate lost_my_bag mugged
    `,
  },
  'pay-back': {
    words: `
      pay_back pay_it_back pay_you_back pay_u_back return_it double lend_me lend borrow help_me_with
      send_me could_u_send could_you_send i_swear
    `,
  },
  prize: {
    words: `
      been_chosen you_have_been_chosen were_chosen chosen_for free_housing you_have_won you_won youve_won
      won_a won_an winner lucky congratulations prize selected_as youve_been_selected been_selected claim
      free_gift giveaway lottery
    `,
  },
  'other-account': {
    words: `
      account_of_my cousins_account brothers_account sisters_account wifes_account husbands_account
      friends_account lawyers_account assistants_account managers_account my_lawyers_name wifes_name
      my_wifes my_friends_account my_lawyer my_solicitor my_attorney estate_manager my_secretary
      my_accountant third_person uncles_account mothers_account daughters_account sons_account
      partners_account boyfriends_account account_in_my_name_is account_is_frozen account_is_blocked
      account_was_blocked account_is_limited account_is_on_hold frozen account_is_under same_family_name
      in_your_own_name to_a_friend friends_name
      business_partner looks_after_my handles_my my_finances assistants_name partners_name
    `,
  },
  proof: {
    words: `
      proof_of_funds proof_you_have prove_you_have know_you_have_the_money photo_of_the_receipt
      picture_of_the_receipt show_me_the_slip show_me_the_receipt payment_slip transfer_slip
      screenshot_of_the_transfer screenshot_of_the_payment the_receipt the_slip proof_of_payment
      payment_proof
    `,
  },
  holder: {
    words: `
      airbnb booking_com third_party escrow rental_service protection_program tripadvisor vrbo rentalia
      trust_account
    `,
  },
  'holds-money': {
    words: 'hold holds held keep protect* safe pay paid payment invoice handle handles through via refund*',
  },
  story: {
    words: `
      late_mother late_father late_husband late_wife passed_away deaf special_school medical_treatment
      god_fearing god_bless reverend pastor missionary christian widow divorce cancer
      bought_it_for_my_daughter bought_it_for_my_son bought_for_my for_my_daughter during_her_studies
      during_his_studies back_home_with_us four_year_contract year_contract work_assignment
    `,
  },
  'form-fields': {
    words: `
      full_name marital_status occupation how_many_people fill_the_form fill_out_the_form fill_in_the_form
      application_form age do_you_smoke monthly_income phone_number
    `,
  },
  upfront: {
    words: `
      upfront up_front in_advance advance_payment prepay prepaid beforehand months_advance first_and_last
      first_and_deposit 1st_month_deposit
    `,
  },
  demand: {
    words: `
      please kindly just must need_to have_to has_to should required requires only_accept we_accept
      i_accept go_ahead you_can_pay can_be_paid can_pay we_charge go_to asks_for you_will youll do_the
      make_the
    `,
  },
  'sell-ship': {
    words: `
      ship_by ship_it ship_after i_will_ship ill_ship shipping_agent courier_will_come send_after by_ems
      tracking_number no_pick_up dont_accept_cash no_cash posted_after
    `,
  },
  login: {
    words: `
      log_in login sign_in sign_up confirm_your verify_your verify_that to_verify confirm_youre
      account_will_be will_be_deleted was_reported be_suspended enter_your card_number bank_certificate
      password to_collect install
    `,
  },
}

import type { Lexicon } from './rule'

/** Ways to pay, messengers and contact. */
export const paymentWords: Lexicon = {
  'gift-card': {
    words: `
      gift_card gift_cards giftcard giftcards gift_voucher* itunes itune google_play steam_card*
      steam_gift* steam_wallet amazon_card* amazon_gift* apple_card* apple_gift* razer_gold vanilla_visa
      vanilla_card* prepaid_card* prepaid_visa visa_prepaid ebay_card* xbox_card* paysafecard paysafe
      neosurf vouchers starbucks_card* culture_voucher* play_cards play_card target_card* sephora_card*
      e_gift egift
      steam_voucher* amazon_voucher* apple_voucher* google_voucher* itunes_card* psn_card*
      roblox
    `,
  },
  'card-code': {
    words: `
      code codes scratch* pics pic picture pictures photo photos numbers_on number_on pin pins 16_digit*
      back_of reimburse* refund_you receipt
      digits the_digits send_me_the_picture redemption
    `,
  },
  crypto: {
    words: `
      transaction_has bitcoin bitcoins btc usdt tether trc20 erc20 ethereum eth crypto cryptocurrency
      crypto_currency wallet_address binance coinbase usdc litecoin dogecoin forex blockchain
    `,
  },
  profit: {
    words: `
      multiply accuracy win_rate signals_with start_with_only profit profits profitable return returns
      guaranteed guarantee withdraw extra_income passive_income mentor trading_group trading_platform
      trading_signals signals guide_you teach_you show_you_how ask_me_how every_week per_week a_week
      weekly daily in_48_hours in_24_hours double_your turned works_at_an_exchange insider put_in_a_little
      financial_freedom paid_off_my no_risk binary_options earn earning earned investment_plan inbox_me
      dm_me dm_for get_2000
      payouts get_rich invite_friends referral bonus
    `,
  },
  invest: {
    words: `
      invest invested investing investment investments investor* trading trade_with trader crypto bitcoin
      btc forex ethereum usdt stocks binary_options platform
      mining mining_pool staking join_our_pool
    `,
  },
  messenger: {
    words: `
      whatsapp whatapp whatsap watsapp whats_app whastapp wattsapp wa kakao kakaotalk katalk kakao_talk
      ka_talk line instagram insta messenger facebook zalo skype discord imo
    `,
  },
  'risky-messenger': {
    words: `
      telegram telegrams tele tg signal wechat we_chat viber hangouts hangout google_chat google_voice
      wickr threema session_app qq botim
    `,
  },
  'not-here': {
    words: `
      not_active_on not_active_here not_online_here hardly_use barely_use this_website
      outside_of_this_site talk_outside chat_outside take_commission takes_commission take_a_commission
      blocks_payment this_platform wont_be_responding wont_respond wont_reply wont_answer
      wont_be_answering dont_answer_here dont_respond_here cant_use_this_chat cant_use_this this_chat
      no_longer_use_this dont_use_this_app leave_your_whatsapp not_here never_read never_check not_check*
      dont_check dont_read do_not_read do_not_check not_checking dont_reply_on dont_reply_here
      do_not_reply_here do_not_reply_on dont_message_here dont_write_here do_not_write_here dont_use_this
      dont_contact_me_here not_on_this_site not_on_this_website not_on_this_app not_through_this
      messages_here_dont messages_here_do_not dont_reach_me site_deletes deletes_my site_blocks
      this_site_is_not this_website_is_not not_secure they_charge cant_post_here cannot_post_here
      rarely_come_online rarely_here rarely_online not_often_here outside_this_site outside_of_this
      off_this_site off_site off_the_site off_here leave_this_site move_to cant_reply_here
      cannot_reply_here wont_see_messages dont_see_messages inbox_is_broken notifications_here
      instead_of_here this_inbox site_is_slow dont_use_the_site site_keeps inbox_here messages_on_here
      here_is_slow here_doesnt here_dont continue_on continue_our lets_talk_on lets_continue lets_move
      lets_chat_on switch_to talk_on chat_on
      never_open nothing_here not_good_for isnt_good_for isnt_good this_page dont_open
      never_look_here
    `,
  },
  'only-there': {
    words: `
      only text_only for_faster faster_reply faster_response quick_reply quicker_reply my_agent our_hr
      our_manager hr_manager kindly for_more_details more_details all_details price_list get_the_price
      price_and_pics pics
    `,
  },
  contact: {
    words: `
      leave_your share_your give_me_your whats_your what_is_your send_your contact text message msg dm add
      hit_me hmu reach write wrtie call talk chat reply ping inbox find_me email_me mail_me number id
    `,
  },
}

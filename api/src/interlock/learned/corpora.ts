const names = (text: string): readonly string[] => text.trim().split(/\s+/)

/**
 * Texts of strangers: each corpus is in one role, by an author who knew the categories only. What one author wrote in several roles is
 * in one group. A group is judged by weights that are learned without it.
 */
export const unseenGroups = [
  names(`
    unseen-en unseen-ko moderator-en classifieds-en classifieds-ko homestay-en university-en second-unseen-en
    second-unseen-ko expat-en expat-ko journalist-en lawyer-en third-unseen-en third-unseen-ko counsellor-en
    counsellor-ko letting-agent-en estate-agent-ko bank-analyst-en community-manager-en many-voices-en
    moderator-ko classics-en classics-ko
  `),
  names(`
    examiner-en helpline-en trust-team-en police-educator-en long-term-expat-en university-office-ko
    flea-market-ko researcher-en landlord-en group-admin-en social-worker-en consumer-adviser-en diaspora-ko
    three-people-en three-hosts-en payments-en bank-desk-ko student-union-en hostel-en wiki-editor-en
    recruiter-en nomads-en campus-ko job-board-ko tenants-ko
  `),
  names(`
    travellers-ko south-asia-en tenants-en chat-logs-en families-en makers-en cafe-editor-ko hanin-ko
    marketplace-ko neighbours-ko scam-baiter-en marketplace-en job-board-en expat-groups-en one-liners-en
    chat-logs-ko multicultural-ko workers-ko one-liners-ko us-classifieds-en first-contacts-en short-stay-en
    latin-en gigs-en helpdesk-ko
  `),
  names(`
    comments-ko working-holiday-en helpdesk-en friends-en east-asia-en rooms-en first-contacts-ko paperwork-ko
    comments-en paperwork-en long-letters-en neighbours-en trade-en short-stay-ko trade-ko african-students-en
    chat-server-en examination-en formal-en hosts-gb-en money-talk-en recruiters-en retirees-en short-chat-en
    agency-ko
  `),
  names(`
    formal-ko listings-ko office-ko replies-ko backpackers-en clerk-en expat-parents-en freelancers-en
    housing-rights-en movers-en replies-en second-language-en site-pages-en cyber-police-ko freelancers-ko
    money-talk-ko parents-ko short-chat-ko caregivers-en developers-en families-korea-en gulf-en
    language-exchange-en newcomers-en reported-chats-en
  `),
  names(`
    security-trainer-en young-en examination-ko interpreters-ko newspaper-ko part-timers-ko technical-ko
    chaplain-en employers-en farm-and-van-en homestay-support-en listings-en novelist-en resale-en
    settlement-en exchange-students-ko landlords-ko novelist-ko recruiters-ko translator-ko
  `),
  names(`
    ward-nurse-en seafarer-en thesis-writer-en surf-town-en embassy-wives-en church-bulletin-en
    kitchen-crew-en rental-study-en linguist-en berlin-korean-ko working-holiday-ko au-pair-mothers-ko
    church-group-ko vietnam-expats-ko grad-lab-ko delivery-riders-ko consumer-agency-ko anonymous-mixed-ko
    anonymous-short-ko
  `),
  names(`
    fraud-examiner-en relocation-firm-en esl-teachers-en flatshare-germany-en campers-en it-contractors-en
    pensioners-spain-en tokyo-koreans-ko us-hanin-classified-ko foreigners-in-korea-ko fraud-examiner-ko
    help-pages-ko before-viewing-ko subtle-payments-ko second-hand-ko other-app-ko codes-and-papers-ko
  `),
  names(`
    foreign-brides-en gulf-drivers-en latin-students-en paris-subletters-en help-pages-en nyc-roommates-en
    quiet-first-steps-en moderator-notes-en london-lets-en dutch-students-en remote-jobs-en second-hand-en
    comments-only-en one-paragraph-listings-en anonymous-short-2-en anonymous-mixed-2-en reddit-expats-en
    group-posts-en telegram-groups-en
  `),
  names(`
    anonymous-short-en anonymous-mixed-en benchmark-author-en australia-rooms-en canada-newcomers-en
    marketplace-chat-en victim-reports-en polite-business-en subtle-payments-en job-offers-en
    student-housing-en before-viewing-en other-app-en romance-and-friends-en codes-and-papers-en too-good-en
    couch-hosts-en language-school-en seasonal-work-en diplomats-en tech-newcomers-en
  `),
  names(`
    second-language-2-en us-roommates-en africa-abroad-en nordic-expats-en first-messages-2-en guarantees-en
    parcels-and-customs-en loans-and-recovery-en tickets-and-pets-en overpaid-en vouchers-en
    coins-and-signals-en owner-away-en links-and-logins-en hard-pairs-en neighbourhood-en india-abroad-en
    southern-europe-en east-europe-en
  `),
  names(`
    blind-test-author-en renter-landlord-chat-en artists-sublets-en plain-wording-en
    security-paraphrase-en red-team-en middle-east-africa-en dating-and-friendship-en long-posts-en
    fresh-account-posts-en acceptance-test-en rental-messages-2-en family-and-elder-en
    sports-and-hobbies-en mixed-evaluation-en borrowed-trust-en non-native-writers-en comments-threads-en
  `),
  names(`
    asia-nomads-en homestay-hosts-2-en item-sellers-en visa-and-agents-en advance-payments-en
    korean-forum-tester-ko europe-students-ko korean-private-messages-ko plain-wording-ko
    korean-paraphrase-ko technical-docs-en american-suburb-en uk-ireland-en holiday-lets-en
    job-and-task-offers-en everyday-scams-en south-east-asia-en startup-and-remote-en campus-americas-en
    police-files-en one-sentence-en central-europe-en honest-only-2-en
  `),
]

/** The corpora that the weights are learned from. The held-out ones never are: they measure what is learned. */
export const trainingCorpora: readonly string[] = [
  'development',
  'second-development',
  'third-development',
  'fourth-development',
  'fifth-development',
  'ordinary-en',
  'ordinary-ko',
  ...unseenGroups.flat(),
]

/** Texts that nothing is learned from. */
export const heldOutCorpora = [
  'held-out',
  'second-held-out',
  'third-held-out',
  'fourth-held-out',
  'fifth-held-out',
  'sixth-held-out',
] as const

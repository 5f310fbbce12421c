/** A table with rows about members, as it is handed to them. */
export interface PersonalTable {
  table: string;
  /** The column that says whose row it is. */
  owner: string;
  /** What the member calls it. */
  title: string;
  /**
   * Columns that are not handed over: secrets that would open the account, and what is handed over as a file of its
   * own.
   */
  withheld?: readonly string[];
  /**
   * The table whose `owner` says whose rows these are, and the column here that leads to its `id`: rows without an
   * owner of their own.
   */
  within?: { table: string; column: string };
  /**
   * A column of bytes that becomes a file of its own: one of the only row there is, or, where `of` names a column with
   * their names, one of each row, in a folder called `name`.
   */
  files?: readonly { column: string; name: string; of?: string; key?: string }[];
}

/**
 * Everything the site holds of a member. A test reads the database's catalogue and fails when a table that points at
 * members is neither here nor in `NOT_HANDED_OVER`.
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  { table: 'member', owner: 'id', title: 'Account', withheld: ['password_hash', 'mfa_secret', 'mfa_last_step'] },
  { table: 'member_profile', owner: 'member_id', title: 'Profile' },
  { table: 'member_social', owner: 'member_id', title: 'Where else you can be found' },
  {
    table: 'profile_picture',
    owner: 'member_id',
    title: 'Profile picture',
    withheld: ['small', 'large'],
    files: [{ column: 'large', name: 'profile-picture.webp' }],
  },
  { table: 'notification_setting', owner: 'member_id', title: 'Which emails you want' },
  { table: 'member_connection', owner: 'member_id', title: 'Sites you sign in with' },
  { table: 'library_user', owner: 'member_id', title: 'Your library' },
  { table: 'library_seat', owner: 'member_id', title: 'Your seat at your library' },
  { table: 'library_wait', owner: 'member_id', title: 'Your place among those who wait for a seat' },
  { table: 'library_patron', owner: 'member_id', title: 'You at your library' },
  { table: 'member_group', owner: 'member_id', title: 'Test groups' },
  { table: 'subscription', owner: 'member_id', title: 'Subscriptions' },
  {
    table: 'subscription_billing',
    owner: 'member_id',
    within: { table: 'subscription', column: 'subscription_id' },
    title: 'How your subscriptions run',
  },
  {
    table: 'checkout',
    owner: 'member_id',
    title: 'Purchases you started',
    withheld: ['idempotency_key', 'processor_session', 'session_url'],
  },
  {
    table: 'app_purchase',
    owner: 'member_id',
    title: 'Subscriptions you bought in app stores',
    withheld: ['reference_hash', 'reference_sealed', 'look_at'],
  },
  { table: 'app_account', owner: 'member_id', title: 'The name of your account in app stores' },
  {
    table: 'gift',
    owner: 'buyer_id',
    title: 'Gifts you bought',
    withheld: [
      'words_sealed',
      'code_hash',
      'code_sealed',
      'redeemed_by',
      'redeemed_subscription',
      'redeemed_days',
      'used_by',
      'taken_back_at',
    ],
  },
  { table: 'promotion_use', owner: 'member_id', title: 'Promotion codes you used' },
  {
    table: 'partner_seat',
    owner: 'member_id',
    title: 'Your membership of a partner organisation',
    withheld: ['number_hash'],
  },
  {
    table: 'partner_invite',
    owner: 'member_id',
    title: 'Links to join a partner organisation',
    withheld: ['token_hash'],
  },
  { table: 'voucher_use', owner: 'member_id', title: 'Codes of organisations you redeemed', withheld: ['code_hash'] },
  { table: 'referral_link', owner: 'member_id', title: 'Your link for friends' },
  {
    table: 'referral',
    owner: 'friend_id',
    title: 'Through whose link you subscribed',
    withheld: ['referrer_id', 'refused_at'],
  },
  { table: 'item_purchase', owner: 'member_id', title: 'Records and images you bought' },
  { table: 'credit_lot', owner: 'member_id', title: 'Credits you bought', withheld: ['net', 'earned'] },
  { table: 'saved_card', owner: 'member_id', title: 'Your saved cards', withheld: ['processor_method', 'fingerprint'] },
  { table: 'leaving_survey', owner: 'member_id', title: 'Your answers to the leaving survey' },
  { table: 'site_survey_asked', owner: 'member_id', title: 'When we last asked how the site works for you' },
  { table: 'affiliate_arrival', owner: 'member_id', title: 'How you came to the site' },
  {
    table: 'affiliate_report',
    owner: 'member_id',
    title: 'Payments we reported to a partner site',
    withheld: ['cause', 'tries', 'next_try_at'],
  },
  { table: 'passkey', owner: 'member_id', title: 'Passkeys', withheld: ['public_key', 'credential_id'] },
  { table: 'feature_change', owner: 'member_id', title: 'Features that were switched for you', withheld: ['staff_id'] },
  { table: 'staff_act', owner: 'member_id', title: 'What our staff did with your account', withheld: ['staff_id'] },
  { table: 'member_session', owner: 'member_id', title: 'Signed-in devices', withheld: ['uid'] },
  { table: 'security_event', owner: 'member_id', title: 'Security events of your account', withheld: ['staff_id'] },
  {
    table: 'email_change',
    owner: 'member_id',
    title: 'A new email address, not yet confirmed',
    withheld: ['confirm_hash', 'cancel_hash'],
  },
  { table: 'saved_search', owner: 'member_id', title: 'Saved searches' },
  { table: 'search_diary', owner: 'member_id', title: 'Your research diary' },
  { table: 'search_diary_entry', owner: 'member_id', title: 'Searches in your research diary, with your notes' },
  { table: 'search_diary_opening', owner: 'member_id', title: 'Records you opened from searches in your diary' },
  { table: 'member_erasure', owner: 'member_id', title: 'Your request to erase the account', withheld: ['keep_hash'] },
  { table: 'record_correction', owner: 'member_id', title: 'Errors you reported in records', withheld: ['decided_by'] },
  {
    table: 'record_closure_request',
    owner: 'member_id',
    title: 'Records you asked us to close',
    withheld: ['decided_by', 'reopened_by'],
  },
  {
    table: 'line_correction',
    owner: 'member_id',
    title: 'Lines of newspapers you corrected',
    withheld: ['decided_by'],
  },
  { table: 'research_folder', owner: 'member_id', title: 'Your research folders' },
  { table: 'research_item', owner: 'added_by', title: 'What you put into research folders, with your notes' },
  {
    table: 'research_file',
    owner: 'added_by',
    within: { table: 'research_item', column: 'item_id' },
    title: 'Files you put into research folders',
    withheld: ['content'],
    files: [{ column: 'content', name: 'research-files', of: 'name', key: 'item_id' }],
  },
  { table: 'research_folder_member', owner: 'member_id', title: 'Research folders that others share with you' },
  { table: 'research_question', owner: 'member_id', title: 'Your research questions' },
  {
    table: 'research_plan_row',
    owner: 'member_id',
    within: { table: 'research_question', column: 'question_id' },
    title: 'Plans of your research questions',
  },
  {
    table: 'research_log_row',
    owner: 'member_id',
    within: { table: 'research_question', column: 'question_id' },
    title: 'Logs of your research questions',
  },
  {
    table: 'research_evidence',
    owner: 'member_id',
    within: { table: 'research_question', column: 'question_id' },
    title: 'Evidence of your research questions',
  },
  {
    table: 'research_conflict_word',
    owner: 'member_id',
    within: { table: 'research_question', column: 'question_id' },
    title: 'How you explained conflicts of evidence',
  },
  {
    table: 'research_report',
    owner: 'member_id',
    title: 'PDFs of research questions you asked for in the last 24 hours',
    withheld: ['ticket_hash', 'content'],
  },
  { table: 'research_task', owner: 'member_id', title: 'Your research tasks' },
  { table: 'support_request', owner: 'member_id', title: 'Your requests to support' },
  {
    table: 'support_message',
    owner: 'member_id',
    within: { table: 'support_request', column: 'request_id' },
    title: 'Messages of your requests to support',
    withheld: ['staff_id'],
  },
  {
    table: 'support_file',
    owner: 'member_id',
    within: { table: 'support_request', column: 'request_id' },
    title: 'Files of your requests to support',
    withheld: ['content', 'token_hash'],
    files: [{ column: 'content', name: 'support-files', of: 'name', key: 'id' }],
  },
  { table: 'tree', owner: 'owner_id', title: 'Your family trees', withheld: ['share_token'] },
  {
    table: 'tree_document',
    owner: 'owner_id',
    within: { table: 'tree', column: 'tree_id' },
    title: 'Everything in your family trees',
  },
  { table: 'tree_dismissed_finding', owner: 'dismissed_by', title: 'Findings you dismissed in family trees' },
  { table: 'tree_hint', owner: 'decided_by', title: 'Records you accepted or rejected for people of trees' },
  {
    table: 'tree_notice',
    owner: 'decided_by',
    title: 'Newspaper notices you accepted or rejected for people of trees',
  },
  { table: 'gedcom_import', owner: 'member_id', title: 'GEDCOM files you uploaded', withheld: ['ticket_hash'] },
  {
    table: 'tree_report',
    owner: 'member_id',
    title: 'Reports of trees you asked for in the last 24 hours',
    withheld: ['ticket_hash', 'content'],
  },
  { table: 'tree_place_change', owner: 'member_id', title: 'Places of family trees you merged or moved' },
  {
    table: 'tree_calendar',
    owner: 'member_id',
    title: 'Calendars of trees you made an address for',
    withheld: ['token_hash'],
  },
  { table: 'tree_access', owner: 'member_id', title: 'Trees that others share with you' },
  {
    table: 'tree_invitation_request',
    owner: 'member_id',
    title: 'Invitations to trees that you asked their owners about',
  },
  { table: 'tree_chart_settings', owner: 'member_id', title: 'Your settings for tree charts' },
  { table: 'tree_saved_search', owner: 'member_id', title: 'Saved tree searches' },
  {
    table: 'clipping',
    owner: 'member_id',
    title: 'Your clippings',
    withheld: ['own_words', 'source_words', 'share_id', 'annotation_hash'],
  },
  {
    table: 'clipping_region',
    owner: 'member_id',
    within: { table: 'clipping', column: 'clipping_id' },
    title: 'Where your clippings are on their pages',
  },
  {
    table: 'clipping_person',
    owner: 'member_id',
    within: { table: 'clipping', column: 'clipping_id' },
    title: 'People of trees your clippings are attached to',
  },
  { table: 'collection', owner: 'owner_id', title: 'Your collections', withheld: ['words'] },
  { table: 'collection_item', owner: 'added_by', title: 'What you added to collections, with your notes' },
  { table: 'collection_member', owner: 'member_id', title: 'Collections that others share with you' },
  {
    table: 'clipping_export',
    owner: 'member_id',
    title: 'Exports of clippings you asked for in the last 24 hours',
    withheld: ['ticket_hash', 'shown', 'shown_as'],
  },
  { table: 'conversation_message', owner: 'sender_id', title: 'Messages you sent', withheld: ['words'] },
  { table: 'message_received', owner: 'member_id', title: 'Messages you received' },
  { table: 'conversation_member', owner: 'member_id', title: 'Conversations you are in' },
  { table: 'staff_message_received', owner: 'member_id', title: 'Messages from our staff' },
  { table: 'member_block', owner: 'member_id', title: 'Members you blocked' },
  { table: 'message_report', owner: 'reporter_id', title: 'Messages you reported' },
  {
    table: 'message_decision',
    owner: 'member_id',
    title: 'Decisions of moderators about your messages',
    withheld: ['staff_id'],
  },
  { table: 'in_app_event', owner: 'member_id', title: 'Messages in the browser you were shown' },
  {
    table: 'clipping_report',
    owner: 'reporter_id',
    title: 'Shared clippings you reported',
    withheld: ['decided_by', 'clipping_id', 'share_id'],
  },
  { table: 'dismissed_match', owner: 'member_id', title: 'Records you said are of another person' },
];

/** A table whose rows stay when their member is erased. */
export interface KeptTable extends PersonalTable {
  /** Why the law wants it kept. */
  reason: string;
  /** When what names a person in it is removed: by `forgetParties`, once an hour. */
  until: string;
}

const BOOKS = 'the law wants records of sales kept, for tax';
const SIX_YEARS = 'six years after the end of the year in which it was written';
const ofAccount = { owner: 'member_id', within: { table: 'billing_account', column: 'billing_account_id' } } as const;

/**
 * What outlives an erased account, because a law wants it kept: without the member, whose number is emptied, and handed
 * over like everything else while the account is there (ADR 76). What names a person in it is sealed.
 */
export const KEPT_BY_LAW: readonly KeptTable[] = [
  {
    table: 'billing_account',
    owner: 'member_id',
    title: 'Your account for payments',
    withheld: ['processor_customer', 'clock_ahead_ms'],
    reason: BOOKS,
    until: SIX_YEARS,
  },
  {
    table: 'invoice',
    ...ofAccount,
    title: 'Your invoices and credit notes',
    withheld: ['party_sealed', 'cause'],
    reason: BOOKS,
    until: SIX_YEARS,
  },
  {
    table: 'payment',
    ...ofAccount,
    title: 'Your payments',
    withheld: ['processor_id', 'action_url'],
    reason: BOOKS,
    until: SIX_YEARS,
  },
  {
    table: 'refund',
    ...ofAccount,
    title: 'Your refunds',
    withheld: ['key', 'processor_id'],
    reason: BOOKS,
    until: SIX_YEARS,
  },
  {
    table: 'dispute',
    ...ofAccount,
    title: 'Payments you denied to your bank',
    withheld: ['processor_id'],
    reason: BOOKS,
    until: SIX_YEARS,
  },
  {
    table: 'billing_act',
    ...ofAccount,
    title: 'What staff did with your payments',
    withheld: ['key'],
    reason: BOOKS,
    until: SIX_YEARS,
  },
];

/** Tables, or `table.column`, that point at members and are not handed over, each with its reason. */
export const NOT_HANDED_OVER: Readonly<Record<string, string>> = {
  staff_duty: 'what staff may do in their work is the site’s',
  staff_request: 'staff_act says what staff asked each other about a member, and what came of it',
  'staff_act.staff_id': 'what staff do in their work is about other members',
  'feature_change.staff_id': 'what staff do in their work is about other members',
  'security_event.staff_id': 'what staff do in their work is about other members',
  'record_correction.decided_by': 'what staff do in their work is about other members',
  'record_closure_request.decided_by': 'what staff do in their work is about other members',
  'record_closure_request.reopened_by': 'what staff do in their work is about other members',
  'gift.redeemed_by': 'the gift is its buyer’s; who redeemed it sees the subscription it gave',
  'referral.referrer_id': 'says that a friend subscribed, which is the friend’s to know; the member’s page counts them',
  ledger_account: 'the books of the site: what concerns a member is said by their invoices and payments',
  ledger_line: 'the books of the site: what concerns a member is said by their invoices and payments',
  revenue_schedule: 'says only how much of a payment counts as earned by which date',
  quote: 'a price a member was shown, for 15 minutes',
  'clipping_report.decided_by': 'what staff do in their work is about other members',
  'line_correction.decided_by': 'what staff do in their work is about other members',
  'in_app_message.changed_by': 'what staff do in their work is about other members',
  'support_message.staff_id': 'what staff do in their work is about other members',
  'service_notice.written_by': 'what staff do in their work is for everyone',
  'staff_message.written_by': 'what staff do in their work is about other members',
  staff_message_recipient: 'says which messages of staff are in the inbox; these are handed over with their words',
  'message_decision.staff_id': 'what staff do in their work is about other members',
  'member_block.blocked_id': 'whom another member blocked is theirs alone to know',
  'conversation.started_by': 'says who wrote first, which the messages say, too',
  conversation_message_deleted: 'says only which messages no longer show for the member',
  page_protection: 'what staff do in their work is about pages of newspapers',
  'tree_change.author_id':
    'what was changed in trees is part of these trees, which their owners are handed; it says no more than when and what kind of change',
  'tree_invitation.email':
    'the address an owner sent an invitation to, shown to no one else; it is deleted when the invitation is accepted, and a month after its end',
  'tree_invitation.accepted_by': 'tree_access records that a member joined a tree; the invitation is its owner’s',
  'collection_invitation.accepted_by':
    'collection_member records that a member joined a collection; the invitation is its owner’s',
  'research_folder_invitation.accepted_by':
    'research_folder_member records that a member joined a folder; the invitation is its owner’s',
  export_ticket: 'lives for minutes and says only that this very archive was asked for',
  saved_search_digest: 'says only when emails about saved searches were last prepared',
  research_upload_ticket: 'lives for minutes and says only what is being added to a folder',
  tree_hint_digest: 'says only when emails about new hints were last prepared',
  tree_upload_ticket: 'lives for minutes and says only what is being added to a tree',
  gedcom_export_ticket: 'lives for a minute and says only that a tree was downloaded',
  running_export: 'says only that a download is running at this moment',
  recovery_code: 'keyed hashes of codes that open an account',
  pending_sign_in: 'a sign-in under way, for minutes',
  outbox: 'email on its way to the member; its content is sealed and deleted after sending',
  password_reset: 'hashes of links that open an account for an hour',
};

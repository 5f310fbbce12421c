/** What makes a canary: looked for in every table after the member is erased. */
export const CANARY = 'canary7f3a';

/**
 * One row for each table that points at members, with the canary wherever the table keeps words; `$1` is the member.
 * Together they are a member who has used everything there is.
 */
export const PERSONAL_ROWS: Readonly<Record<string, string>> = {
  member_connection: `INSERT INTO member_connection (member_id, provider, subject) VALUES ($1, 'facebook', '${CANARY}')`,
  library_user: `INSERT INTO library_user (member_id, has_library_access, library_name) VALUES ($1, true, '${CANARY}')`,
  member_group: `WITH made AS (INSERT INTO test_group (name) VALUES ('testers') RETURNING name) INSERT INTO member_group (member_id, group_name) SELECT $1, name FROM made`,
  subscription: `WITH made AS (INSERT INTO plan (id, name, duration_in_months, display_name) VALUES ('yearly', 'Yearly', 12, 'A year') RETURNING id)
    INSERT INTO subscription (member_id, plan_id, state, type, expires_at) SELECT $1, id, 'ACTIVE', 'CARD', now() FROM made`,
  billing_account: `WITH made AS (INSERT INTO billing_account (member_id, created_at) VALUES ($1, now()) RETURNING id),
    quoted AS (INSERT INTO quote (id, billing_account_id, kind, input, quote, hash, created_at, expires_at) SELECT gen_random_uuid(), id, 'subscribe', '{}', '{}', '', now(), now() FROM made)
    INSERT INTO subscription_billing (subscription_id, billing_account_id, phase, starts_at, months, anchor_day, period_start, period_end, renews)
    SELECT s.id, made.id, 'ACTIVE', now(), 1, 1, now(), now(), true FROM made, subscription s WHERE s.member_id = $1`,
  checkout: `INSERT INTO checkout (id, billing_account_id, member_id, idempotency_key, kind, quote, wanted, created_at, changed_at)
    SELECT gen_random_uuid(), id, $1, '${CANARY}', 'subscribe', '{}', '{"eventLabel":"${CANARY}"}', now(), now() FROM billing_account WHERE member_id = $1`,
  saved_card: `WITH made AS (INSERT INTO invoice (billing_account_id, kind, state, purpose, currency, gross, net, tax, country, created_at)
    SELECT id, 'INVOICE', 'DRAFT', 'subscribe', 'GBP', 100, 100, 0, 'GB', now() FROM billing_account WHERE member_id = $1 RETURNING id, billing_account_id),
    paid AS (INSERT INTO payment (id, invoice_id, billing_account_id, amount, currency, attempt, is_off_session, processor, created_at, changed_at)
    SELECT gen_random_uuid(), id, billing_account_id, 100, 'GBP', 1, false, 'sandbox', now(), now() FROM made RETURNING id, billing_account_id),
    back AS (INSERT INTO refund (id, payment_id, billing_account_id, key, amount, why, created_at, changed_at) SELECT gen_random_uuid(), id, billing_account_id, 'key', 50, 'asked', now(), now() FROM paid),
    denied AS (INSERT INTO dispute (payment_id, billing_account_id, processor_id, amount, opened_at) SELECT id, billing_account_id, 'dp', 50, now() FROM paid),
    acted AS (INSERT INTO billing_act (billing_account_id, at, kind, reason, amount, currency, key) SELECT id, now(), 'refund', 'goodwill', 50, 'GBP', 'refund:canary' FROM billing_account WHERE member_id = $1)
    INSERT INTO saved_card (billing_account_id, member_id, processor, processor_method, brand, last4, expiry_month, expiry_year, is_default, created_at)
    SELECT id, $1, 'sandbox', '${CANARY}', 'visa', '4242', 1, 2030, true, now() FROM billing_account WHERE member_id = $1`,
  gift: `WITH bought AS (INSERT INTO price (plan_id, currency, amount, valid_from) SELECT id, 'GBP', 100, now() FROM plan LIMIT 1 RETURNING id)
    INSERT INTO gift (id, billing_account_id, buyer_id, redeemed_by, price_id, state, delivery, words_sealed, created_at) SELECT gen_random_uuid(), a.id, $1, $1, bought.id, 'READY', 'PRINT', '${CANARY}', now() FROM bought, billing_account a WHERE a.member_id = $1`,
  promotion_use: `WITH made AS (INSERT INTO promotion (code, label, percent_bp, valid_from) VALUES ('CANARY', 'x', 100, now()) ON CONFLICT (code) DO UPDATE SET label = 'x' RETURNING code)
    INSERT INTO promotion_use (code, billing_account_id, member_id, amount, currency, used_at) SELECT code, a.id, $1, 1, 'GBP', now() FROM made, billing_account a WHERE a.member_id = $1`,
  partner_seat: `WITH made AS (INSERT INTO partner (id, name, plan_id, ends_at) SELECT 'canary', 'x', id, now() FROM plan LIMIT 1 ON CONFLICT (id) DO UPDATE SET name = 'x' RETURNING id)
    INSERT INTO partner_seat (partner_id, member_id) SELECT id, $1 FROM made`,
  partner_invite: `WITH made AS (INSERT INTO partner (id, name, plan_id, ends_at) SELECT 'canary', 'x', id, now() FROM plan LIMIT 1 ON CONFLICT (id) DO UPDATE SET name = 'x' RETURNING id)
    INSERT INTO partner_invite (partner_id, member_id, token_hash, expires_at) SELECT id, $1, '\\x0a', now() FROM made`,
  app_purchase: `INSERT INTO app_purchase (store, reference_hash, reference_sealed, product_id, member_id, phase, ends_at, as_of) VALUES ('APPLE', '\\x0a', '${CANARY}', 'yearly', $1, 'ACTIVE', now(), now())`,
  app_account: `INSERT INTO app_account (member_id) VALUES ($1)`,
  voucher_use: `WITH made AS (INSERT INTO voucher (code_hash, organisation, plan_id, months, most_uses) SELECT '\\x0a', 'x', id, 1, 5 FROM plan LIMIT 1 ON CONFLICT (code_hash) DO UPDATE SET organisation = 'x' RETURNING code_hash)
    INSERT INTO voucher_use (code_hash, member_id, used_at) SELECT code_hash, $1, now() FROM made`,
  referral_link: `INSERT INTO referral_link (member_id, code) VALUES ($1, '${CANARY}')`,
  referral: `INSERT INTO referral (friend_id, referrer_id, subscribed_at) VALUES ($1, $1, now())`,
  credit_lot: `INSERT INTO credit_lot (billing_account_id, member_id, credits, net, currency, bought_at) SELECT id, $1, 10, 250, 'GBP', now() FROM billing_account WHERE member_id = $1`,
  item_purchase: `INSERT INTO item_purchase (billing_account_id, member_id, record_id, type, paid_with, credits, bought_at) SELECT id, $1, '${CANARY}', 'IMAGE', 'credits', 5, now() FROM billing_account WHERE member_id = $1`,
  site_survey_asked: "INSERT INTO site_survey_asked (member_id, asked_on) VALUES ($1, '2026-11-27')",
  leaving_survey: `INSERT INTO leaving_survey (member_id, reasons, comment) VALUES ($1, '{price}', '${CANARY}')`,
  outbox: `INSERT INTO outbox (kind, member_id, content, expires_at) VALUES ('test', $1, '${CANARY}', now() + interval '1 hour')`,
  password_reset: `INSERT INTO password_reset (token_hash, member_id, expires_at) VALUES ('\\x01', $1, now())`,
  member_profile: `INSERT INTO member_profile (member_id, username, pronouns) VALUES ($1, '${CANARY}', '${CANARY}')`,
  member_social: `INSERT INTO member_social (member_id, type, identifier) VALUES ($1, 'X', '${CANARY}')`,
  profile_picture: `INSERT INTO profile_picture (member_id, name, small, large) VALUES ($1, md5('picture'), convert_to('small', 'UTF8'), convert_to('a large picture', 'UTF8'))`,
  notification_setting: `INSERT INTO notification_setting (member_id, private_messages, error_corrections, news, offers, partner, guides_and_tips, discoveries, unsubscribe_from_everything, marketing_opt_in)
    VALUES ($1, true, true, true, true, true, true, true, false, false)`,
  member_session: `INSERT INTO member_session (uid, member_id, device, network) VALUES ('uid-${CANARY}', $1, 'Firefox on Linux', '203.0.113.x')`,
  security_event: `INSERT INTO security_event (kind, member_id, actor, staff_id, detail, network) VALUES ('signed-in', $1, 'member', $1, '${CANARY}', '${CANARY}')`,
  email_change: `INSERT INTO email_change (member_id, new_email, confirm_hash, cancel_hash, expires_at) VALUES ($1, '${CANARY}.new@example.com', '\\x02', '\\x03', now() + interval '1 hour')`,
  export_ticket: `INSERT INTO export_ticket (ticket_hash, member_id, expires_at) VALUES ('\\x04', $1, now())`,
  running_export: `INSERT INTO running_export (member_id, id) VALUES ($1, gen_random_uuid())`,
  member_erasure: `INSERT INTO member_erasure (member_id, keep_hash, due_at) VALUES ($1, '\\x05', now() - interval '1 second')`,
  recovery_code: `INSERT INTO recovery_code (member_id, code_hash) VALUES ($1, '${CANARY}')`,
  passkey: `INSERT INTO passkey (credential_id, member_id, name, public_key, counter, transports, is_synced) VALUES ('${CANARY}', $1, '${CANARY}', '\\x06', 0, '{}', false)`,
  pending_sign_in: `INSERT INTO pending_sign_in (interaction_uid, member_id, methods, expires_at) VALUES ('${CANARY}', $1, '{}', now())`,
  library_seat: `WITH made AS (INSERT INTO institution (id, entity_id, name, sign_in_url, signing_keys) VALUES ('seats', 'https://seats.example', 'Seats', 'https://seats.example/sso', '{key}') ON CONFLICT (id) DO UPDATE SET name = 'Seats' RETURNING id)
    INSERT INTO library_seat (institution_id, member_id, until) SELECT id, $1, now() FROM made`,
  library_wait: `WITH made AS (INSERT INTO institution (id, entity_id, name, sign_in_url, signing_keys) VALUES ('seats', 'https://seats.example', 'Seats', 'https://seats.example/sso', '{key}') ON CONFLICT (id) DO UPDATE SET name = 'Seats' RETURNING id)
    INSERT INTO library_wait (institution_id, member_id, since, seen_at) SELECT id, $1, now(), now() FROM made`,
  library_patron: `WITH made AS (INSERT INTO institution (id, entity_id, name, sign_in_url, signing_keys) VALUES ('wexcombe', 'https://idp.example', 'Wexcombe', 'https://idp.example/sso', '{key}') RETURNING id)
    INSERT INTO library_patron (institution_id, persistent_id, member_id) SELECT id, '${CANARY}', $1 FROM made`,
  tree_chart_settings: `INSERT INTO tree_chart_settings (member_id, view, direction, ancestors, descendants) VALUES ($1, 'fan', 'across', 4, 2)`,
  affiliate_arrival: `INSERT INTO affiliate_arrival (member_id, click_id, device_type, arrived_at) VALUES ($1, '${CANARY}', 'desktop', now())`,
  affiliate_report: `INSERT INTO affiliate_report (member_id, kind, payment_id, cause, click_id, amount, currency, happened_at)
    SELECT $1, 'CONVERSION', p.id, p.id::text, '${CANARY}', 1, 'GBP', now() FROM payment p JOIN billing_account a ON a.id = p.billing_account_id WHERE a.member_id = $1`,
  saved_search: `INSERT INTO saved_search (member_id, name, search, total, looked_day, total_of_day) VALUES ($1, '${CANARY}', 'lastname=${CANARY}', 1, current_date, 0)`,
  saved_search_digest: `INSERT INTO saved_search_digest (member_id) VALUES ($1)`,
  tree_hint_digest: `INSERT INTO tree_hint_digest (member_id) VALUES ($1)`,
  search_diary: `INSERT INTO search_diary (member_id) VALUES ($1)`,
  search_diary_entry: `INSERT INTO search_diary_entry (member_id, search, total, note) VALUES ($1, 'lastname=${CANARY}', 0, '${CANARY}')`,
  search_diary_opening: `INSERT INTO search_diary_opening (entry_id, member_id, record_id) SELECT id, $1, '${CANARY}' FROM search_diary_entry WHERE member_id = $1`,
  research_folder: `INSERT INTO research_folder (id, member_id, name, description) VALUES ('f-canarycanarycanaryca', $1, '${CANARY}', '${CANARY}')`,
  research_item: `WITH made AS (INSERT INTO research_item (folder_id, kind, ref, note, position, added_by) VALUES ('f-canarycanarycanaryca', 'FILE', 'c0', '${CANARY}', 1, $1) RETURNING id)
    INSERT INTO research_file (item_id, name, media_type, bytes, content) SELECT id, '${CANARY}.txt', 'text/plain', 6, 'a file' FROM made`,
  research_folder_member: `INSERT INTO research_folder_member (folder_id, member_id, role) VALUES ('f-canarycanarycanaryca', $1, 'editor')`,
  research_folder_invitation: `INSERT INTO research_folder_invitation (folder_id, token_hash, role, expires_at, accepted_at, accepted_by) VALUES ('f-canarycanarycanaryca', '\\x0c', 'editor', now(), now(), $1)`,
  research_upload_ticket: `INSERT INTO research_upload_ticket (ticket_hash, member_id, folder_id, name, expires_at) VALUES ('\\x0d', $1, 'f-canarycanarycanaryca', '${CANARY}', now())`,
  research_question: `WITH made AS (INSERT INTO research_question (id, member_id, title, subject, known, conclusion) VALUES ('q-canarycanarycanaryca', $1, '${CANARY}', '${CANARY}', '${CANARY}', '${CANARY}') RETURNING id),
    planned AS (INSERT INTO research_plan_row (question_id, what, place, span, outcome, held_then, missing_then, address, note) SELECT id, '${CANARY}', '', '', 'PLANNED', '', '', '', '${CANARY}' FROM made),
    logged AS (INSERT INTO research_log_row (question_id, what, where_done, done_on, outcome, address, note) SELECT id, '${CANARY}', '${CANARY}', '1881', 'NOTHING', '', '' FROM made),
    stated AS (INSERT INTO research_evidence (question_id, about, fact, value, date, place, information, directness, weight, citation, address, note) SELECT id, '${CANARY}', 'AGE', '24', '1871', '', 'PRIMARY', 'DIRECT', 'SOME', '${CANARY}', '', '' FROM made)
    INSERT INTO research_conflict_word (question_id, key, reason, word) SELECT id, 'birth:1:2', 'They differ.', '${CANARY}' FROM made`,
  research_report: `INSERT INTO research_report (member_id, question_id, document) VALUES ($1, 'q-canarycanarycanaryca', '{"title": "${CANARY}"}')`,
  support_request: `WITH made AS (INSERT INTO support_request (reference, member_id, topic, subject, about, promised_on) VALUES ('R-CANARYAA', $1, 'other', '${CANARY}', '${CANARY}', current_date) RETURNING id)
    INSERT INTO support_link (token_hash, request_id, expires_at) SELECT '\\x0e', id, now() FROM made`,
  support_message: `WITH written AS (INSERT INTO support_message (request_id, is_staff, staff_id, text) SELECT id, false, $1, '${CANARY}' FROM support_request WHERE member_id = $1 RETURNING id, request_id)
    INSERT INTO support_file (request_id, message_id, name, media_type, bytes, content) SELECT request_id, id, '${CANARY}.txt', 'text/plain', 6, 'a file' FROM written`,
  service_notice: `INSERT INTO service_notice (level, text, areas, starts_at, written_by) VALUES ('INFO', 'A notice', '{everything}', now(), $1)`,
  research_task: `INSERT INTO research_task (member_id, text) VALUES ($1, '${CANARY}')`,
  staff_act: `INSERT INTO staff_act (happened_at, actor, staff_id, duty, what, member_id, reason, after) VALUES (now(), 'staff', $1, 'support', 'member-viewed', $1, '${CANARY} asked for it', '{"page": "${CANARY}"}')`,
  staff_duty: `INSERT INTO staff_duty (member_id, duty) VALUES ($1, 'support')`,
  staff_request: `INSERT INTO staff_request (kind, duty, payload, member_id, reason, asked_by, asked_at, expires_at) VALUES ('duties', 'operations', '{"duties": ["${CANARY}"]}', $1, '${CANARY}', $1, now(), now() + interval '1 day')`,
  content_text: `INSERT INTO content_text (name, markdown, is_draft, changed_by) VALUES ('page/opening-hours', 'x', false, $1)`,
  site_setting: `INSERT INTO site_setting (name, value, changed_by) VALUES ('SITE_NAME', 'Wexcombe FHS', $1)`,
  record_set: `INSERT INTO record_set (id, name, description, type, category, subcategory, source_country, access, closed_until, closed_until_by) VALUES ('EMBARGOED', 'Embargoed', '', 'CENSUS', 'c', 's', 'england', 'free', '2999-01-01', $1)`,
  sheet: `INSERT INTO sheet (title, set_key, made_by) VALUES ('A register', 'A-REGISTER', $1)`,
  steward: `INSERT INTO steward (set_key, member_id, since, invited_by, expires_at) VALUES ('A-REGISTER', $1, now(), $1, now())`,
  book_file: `WITH book AS (INSERT INTO image_book (record_set_id, label) VALUES ('EMBARGOED', 'A book') RETURNING id)
    INSERT INTO book_file (book_id, member_id, name, bytes) SELECT id, $1, 'pages.zip', 1 FROM book`,
  newspaper_file: `WITH title AS (INSERT INTO newspaper_title (id, slug, name, sort_key) VALUES ('n-a-brought-paper', 'a-brought-paper', 'A brought paper', 'brought paper') ON CONFLICT (id) DO UPDATE SET name = excluded.name RETURNING id)
    INSERT INTO newspaper_file (title_id, member_id, name, bytes) SELECT id, $1, 'issues.zip', 1 FROM title`,
  issue_closure: `WITH title AS (INSERT INTO newspaper_title (id, slug, name, sort_key) VALUES ('n-a-brought-paper', 'a-brought-paper', 'A brought paper', 'brought paper') ON CONFLICT (id) DO UPDATE SET name = excluded.name RETURNING id)
    INSERT INTO issue_closure (title_id, change, from_date, to_date, why, issues, member_id) SELECT id, 'withdraw', '1824-02-17', '1824-02-17', 'Asked for', 1, $1 FROM title`,
  sheet_file: `INSERT INTO sheet_file (sheet_id, member_id, name, bytes) SELECT max(id), $1, 'register.csv', 1 FROM sheet`,
  sheet_change: `INSERT INTO sheet_change (sheet_id, revision, kind, file_id, recipe, words, made_by) SELECT sheet_id, 1, 'file', id, '{}', 'A file.', $1 FROM sheet_file`,
  sheet_question: `INSERT INTO sheet_question (sheet_id, revision, record_id, hanging, was, candidates, same, decided_by) SELECT max(id), 1, 'A-REGISTER/1', '{}', '{}', '[]', '', $1 FROM sheet`,
  sheet_publication: `INSERT INTO sheet_publication (sheet_id, revision, member_id, accepts_fewer) SELECT sheet_id, revision, $1, false FROM sheet_change`,
  feature_change: `INSERT INTO feature_change (feature, member_id, staff_id, actor, was, becomes, reason) VALUES ('help', $1, $1, 'staff', 'off', 'on', '${CANARY} asked for it')`,
  record_correction: `INSERT INTO record_correction (member_id, record_id, field, written, proposed, comment) VALUES ($1, 'A/1', 'LastName', 'x', '${CANARY}', '${CANARY}')`,
  record_closure_request: `INSERT INTO record_closure_request (member_id, record_id, concern, reason, contact) VALUES ($1, 'A/1', 'ME', '${CANARY}', '${CANARY}@example.com')`,
  line_correction: `INSERT INTO line_correction (issue_id, page_id, line, base_revision, before, after, member_id, state, changed_revision) VALUES ('n-a/18240217', 'n-a/18240217/0001', 3, 1, 'thc ship', 'the ship', $1, 'applied', 2)`,
  conversation: `INSERT INTO conversation (hash, started_by) VALUES ('0000000000000000000000', $1)`,
  conversation_member: `INSERT INTO conversation_member (conversation_id, member_id, standing) SELECT max(id), $1, 'accepted' FROM conversation`,
  conversation_message: `WITH received AS (INSERT INTO conversation_message (conversation_id, sender_id, client_id, text, words) SELECT (SELECT max(id) FROM conversation), id, 'reply', 'An answer', 'x' FROM member WHERE id <> $1 ORDER BY id LIMIT 1 ON CONFLICT DO NOTHING)
    INSERT INTO conversation_message (conversation_id, sender_id, client_id, text, words) SELECT max(id), $1, '${CANARY}', '${CANARY}', '${CANARY}' FROM conversation`,
  conversation_message_deleted: `INSERT INTO conversation_message_deleted (message_id, member_id) SELECT max(id), $1 FROM conversation_message WHERE sender_id = $1`,
  member_block: `INSERT INTO member_block (member_id, blocked_id) SELECT $1, min(id) FROM member`,
  staff_message: `INSERT INTO staff_message (subject, text, written_by, sent_at) VALUES ('Your account', 'A message of staff', $1, now())`,
  staff_message_recipient: `INSERT INTO staff_message_recipient (member_id, message_id) SELECT $1, max(id) FROM staff_message`,
  message_report: `INSERT INTO message_report (message_id, reporter_id, reason, words) SELECT max(id), $1, 'other', '${CANARY}' FROM conversation_message WHERE sender_id = $1`,
  message_decision: `INSERT INTO message_decision (message_id, member_id, staff_id, decision, reason, removed_text, appeal) SELECT max(id), $1, $1, 'removed', '${CANARY}', '${CANARY}', '${CANARY}' FROM conversation_message WHERE sender_id = $1`,
  in_app_message: `INSERT INTO in_app_message (kind, title, body, link_label, link_href, block_list, allow_list, groups, flags, plans, is_advert, priority, cap_times, cap_days, changed_by) VALUES ('card', 'T', 'B', '', '', '{}', '{}', '{}', '{}', '{}', false, 0, 1, 1, $1)`,
  in_app_event: `INSERT INTO in_app_event (message_id, member_id, kind) SELECT max(id), $1, 'shown' FROM in_app_message`,
  page_protection: `INSERT INTO page_protection (page_id, reason, protected_by) VALUES ('n-a/18240217/0001', 'Contested.', $1)`,
  tree: `WITH made AS (INSERT INTO tree (owner_id, name, description) VALUES ($1, '${CANARY}', '${CANARY}') RETURNING id)
    INSERT INTO tree_document (tree_id, kind, id, body) SELECT id, 'source', 1, '{"title": "${CANARY}"}' FROM made`,
  gedcom_import: `INSERT INTO gedcom_import (member_id, file_name, file_size) VALUES ($1, '${CANARY}', 1)`,
  tree_report: `INSERT INTO tree_report (member_id, tree_id, person_id, request, title) SELECT $1, max(id), 1, '{}', '${CANARY}' FROM tree`,
  clipping_export: `WITH made AS (INSERT INTO clipping_export (member_id, words, tag, format, name) VALUES ($1, '${CANARY}', '${CANARY}', 'csv', '${CANARY}') RETURNING id)
    INSERT INTO clipping_export_piece (export_id, attempt, n, bytes) SELECT id, 1, 0, convert_to('${CANARY}', 'UTF8') FROM made`,
  tree_upload_ticket: `INSERT INTO tree_upload_ticket (ticket_hash, tree_id, member_id, person_id, medium, expires_at) SELECT '\\x0a', max(id), $1, 1, '{}', now() FROM tree`,
  gedcom_export_ticket: `INSERT INTO gedcom_export_ticket (ticket_hash, tree_id, member_id, format, withholds_living, withholds_private, expires_at) SELECT '\\x09', max(id), $1, '7.0', true, true, now() FROM tree`,
  tree_place_change: `INSERT INTO tree_place_change (tree_id, member_id, change, said) SELECT max(id), $1, '{}', '${CANARY}' FROM tree`,
  tree_calendar: `INSERT INTO tree_calendar (tree_id, member_id, token_hash) SELECT max(id), $1, '\\x0b' FROM tree`,
  tree_access: `INSERT INTO tree_access (tree_id, member_id, role) SELECT max(id), $1, 'guest' FROM tree`,
  tree_dismissed_finding: `INSERT INTO tree_dismissed_finding (tree_id, finding, said, reason, dismissed_by) SELECT max(id), 'TWO_DEATHS-1', 'Two deaths.', 'A namesake', $1 FROM tree`,
  tree_hint: `INSERT INTO tree_hint (tree_id, person_id, record_id, bits, is_strong, evidence, record_kind, decided_by) SELECT max(id), 1, 'R/1', 20, true, '[]', 'census', $1 FROM tree`,
  tree_notice: `INSERT INTO tree_notice (tree_id, person_id, notice_id, state, decided_by) SELECT max(id), 1, 'n-a/18420205/0001/0001 1842-02-03 deceased', 'rejected', $1 FROM tree`,
  tree_change: `INSERT INTO tree_change (tree_id, author_id, action) SELECT max(id), $1, 'edit' FROM tree`,
  dismissed_match: `INSERT INTO dismissed_match (member_id, record_id, other_id) VALUES ($1, 'A/1', 'B/1')`,
  clipping: `WITH made AS (INSERT INTO clipping (id, member_id, kind, source_id, title, note, tags, text, citation, own_words, source_words)
      VALUES ('c-' || repeat('a', 20), $1, 'newspaper', 'n-a/18240217/0001', '${CANARY}', '${CANARY}', '{${CANARY}}', '${CANARY}', '${CANARY}', to_tsvector('simple', '${CANARY}'), to_tsvector('simple', '${CANARY}')) RETURNING id),
    region AS (INSERT INTO clipping_region (clipping_id, n, image_id, page_id, x, y, width, height, image_width, image_height) SELECT id, 1, 'p-a', 'n-a/18240217/0001', 0, 0, 10, 10, 100, 100 FROM made
      RETURNING clipping_id) INSERT INTO clipping_person (clipping_id, tree_id, person_id, medium_id) SELECT clipping_id, (SELECT max(id) FROM tree), 1, 1 FROM region`,
  collection: `INSERT INTO collection (id, kind, owner_id, name, description, cover) VALUES ('k-' || repeat('a', 20), 'member', $1, '${CANARY}', '${CANARY}', 'c-' || repeat('a', 20))`,
  clipping_report: `INSERT INTO clipping_report (clipping_id, share_id, reporter_id, reason, comment) VALUES ('c-' || repeat('a', 20), 's', $1, 'OTHER', '${CANARY}')`,
  collection_item: `INSERT INTO collection_item (collection_id, clipping_id, position, note, added_by) VALUES ('k-' || repeat('a', 20), 'c-' || repeat('a', 20), 'i', '${CANARY}', $1)`,
  collection_member: `WITH made AS (INSERT INTO collection (id, kind, name) VALUES ('k-' || repeat('b', 20), 'ours', 'The site’s own') RETURNING id)
    INSERT INTO collection_member (collection_id, member_id, role) SELECT id, $1, 'editor' FROM made`,
  collection_invitation: `INSERT INTO collection_invitation (collection_id, token_hash, role, expires_at, accepted_at, accepted_by) VALUES ('k-' || repeat('b', 20), '\\x0b', 'editor', now(), now(), $1)`,
  tree_saved_search: `INSERT INTO tree_saved_search (member_id, search) VALUES ($1, 'lastname=${CANARY}')`,
  tree_invitation: `WITH made AS (INSERT INTO tree (name) VALUES ('Somebody else’s') RETURNING id)
    INSERT INTO tree_invitation (tree_id, code_hash, role, sees_living, expires_at, accepted_at, accepted_by) SELECT id, '\\x07', 'guest', false, now(), now(), $1 FROM made`,
  tree_invitation_request: `INSERT INTO tree_invitation_request (invitation_id, member_id) SELECT max(id), $1 FROM tree_invitation`,
};

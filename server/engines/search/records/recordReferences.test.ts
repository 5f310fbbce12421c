import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { RECORD_REFERENCES } from './recordReferences.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

/** Columns that could hold ids of records and hold none, or such as need not follow; each with why. */
const OTHERS: Readonly<Record<string, string>> = {
  'address.name_keys': 'streets',
  'address.names': 'streets',
  'article_index.dropped': 'articles',
  'article_index.segments': 'articles',
  'billing_act.subject': 'an invoice, a member',
  'book_file.address': 'of a manifest',
  'checkout.quote': 'what was asked to buy, looked up by the id when it is paid',
  'checkout.wanted': 'what was asked to buy, looked up by the id when it is paid',
  'clipping.tags': 'words of a member',
  'clipping_export.shown': 'of a file that is kept for a day',
  'conversation_message.about': 'people and pages that a notice names, as addresses',
  'federation_state.payload': 'sign-ins',
  'gedcom_import.found': 'counts',
  'identity_secret.value': 'keys',
  'import_run.subject': 'a record set',
  'in_app_message.allow_list': 'rules of a message',
  'in_app_message.block_list': 'rules of a message',
  'in_app_message.flags': 'rules of a message',
  'in_app_message.groups': 'rules of a message',
  'in_app_message.plans': 'rules of a message',
  'institution.signing_keys': 'keys',
  'invoice.supplier': 'the seller',
  'leaving_survey.reasons': 'answers',
  'member.grants': 'rights',
  'member_connection.subject': 'another provider’s account',
  'newspaper_file.address': 'the address of a manifest',
  'newspaper_file.report': 'what is said of issues of newspapers',
  'newspaper_notice.person': 'a newspaper’s words',
  'oidc_payload.payload': 'sign-ins',
  'outbox.about': 'what a mail is about, by kind and number',
  'page_image.drawing': 'a page of an issue',
  'page_text.alternatives': 'words',
  'page_view.path': 'an address without its query',
  'page_view.query_keys': 'names of a query',
  'page_view_count.path': 'an address without its query',
  'partner.domains': 'domains',
  'passkey.transports': 'ways of a passkey',
  'password_reset_request.address': 'an e-mail address',
  'pending_sign_in.methods': 'ways to sign in',
  'plan.grants': 'rights',
  'plan.holdings': 'holdings',
  'promotion.plan_ids': 'plans',
  'quote.input': 'what was asked to buy',
  'quote.quote': 'what was asked to buy, looked up by the id when it is paid',
  'reading_lesson.costs': 'letters',
  'reconciliation_difference.ours': 'payments',
  'reconciliation_difference.subject': 'a payment',
  'reconciliation_difference.theirs': 'payments',
  'record.fields': 'the record itself',
  'record.images': 'addresses of images of the record itself',
  'record.whole_fields': 'the record itself',
  'record_beside_closed.given': 'names',
  'record_beside_closed.surnames': 'names',
  'record_correction.edited_cell': 'a cell of a sheet',
  'record_gone.record_id': 'ids that no record has',
  'record_import.comparison': 'counts',
  'record_import.details': 'the record set',
  'record_moved.new_id': 'where ids lead',
  'record_moved.old_id': 'where ids lead',
  'record_set_coverage.top_places': 'places',
  'record_set_districts.uses': 'places',
  'research_evidence.about': 'words of a member',
  'research_item.address': 'the page of ref, which leads to where the record has moved',
  'research_question.person_ref': 'a person of a tree',
  'research_question.subject': 'words of a member',
  'research_report.document': 'a file as it was asked for',
  'research_task.person_ref': 'a person of a tree',
  'search_build.entries': 'generations',
  'search_copy.holds': 'generations',
  'search_diary_entry.nil_of_day': 'counts',
  'service_notice.areas': 'parts of the site',
  'sheet_change.edits': 'cells of a row, as they were',
  'sheet_change.recipe': 'what columns are',
  'sheet_comparison.counts': 'counts',
  'sheet_comparison_row.hanging': 'counts',
  'sheet_file.encodings': 'lines of a file',
  'sheet_file.findings': 'numbers of rows of a file',
  'sheet_file.examples': 'cells of a file',
  'sheet_file.headings': 'headings of a file',
  'sheet_file.remarks': 'what is said of a file',
  'sheet_file.tables': 'names of tables in a file',
  'sheet_question.candidates': 'of rows that are asked about until the sheet is published',
  'sheet_question.hanging': 'counts',
  'sheet_question.record_id': 'asked about until the sheet is published',
  'sheet_question.was': 'what a record says, until the sheet is published',
  'sheet_row.cells': 'cells of a file',
  'sheet_step.step': 'cells of rows, as they were',
  'site_survey_answer.replies': 'answers',
  'site_survey_version.questions': 'questions',
  'staff_act.after': 'what staff did, as it was',
  'staff_act.before': 'what staff did, as it was',
  'staff_message.subject': 'words of staff',
  'staff_request.payload': 'what a second person is asked',
  'support_request.about': 'a topic',
  'support_request.subject': 'words of a reader',
  'tree.onboarding': 'steps',
  'tree_change_document.after': 'the history of a document, which leads to where the record has moved',
  'tree_change_document.before': 'the history of a document, which leads to where the record has moved',
  'tree_family_member.link': 'a kind of kinship',
  'tree_hint.evidence': 'words',
  'tree_name.keys': 'names',
  'tree_person.birth_years': 'years',
  'tree_person.death_years': 'years',
  'tree_person.search_keys': 'names',
  'tree_place_change.change': 'places',
  'tree_report.request': 'people of a tree',
  'tree_source.url': 'a web address',
  'tree_upload_ticket.medium': 'a picture',
};

it('every column of the schema that could hold ids of records is one on which something hangs, or is known to hold none', async () => {
  const columns = await db.rows<{ name: string }>(
    `/* test.columns */ SELECT c.relname || '.' || a.attname AS name FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_type t ON t.oid = a.atttypid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped AND c.relname NOT LIKE 'search\\_%index%'
       AND (t.typname IN ('jsonb', 'json', '_text') OR t.typname = 'text' AND a.attname ~ '(record|other|source|old|new|item|subject|thing)_id$|^(ref|address|url|about|shown|target|path|link|subject)$|_ref$|_address$') ORDER BY 1`,
  );
  const listed = new Set(RECORD_REFERENCES.map(({ table, column }) => `${table}.${column}`));
  const unknown = columns.map(({ name }) => name).filter((name) => !listed.has(name) && !(name in OTHERS));
  expect(unknown).toEqual([]);
  expect(
    Object.keys(OTHERS).filter((name) => listed.has(name) || !columns.some((column) => column.name === name)),
  ).toEqual([]);
});

it('every unique index of a column on which something hangs is known, so that nothing stops a record from moving', async () => {
  const indexes = await db.rows<{ table: string; columns: string[] }>(
    `/* test.indexes */ SELECT c.relname AS table, (SELECT array_agg(coalesce(a.attname::text, 'ref')) FROM unnest(i.indkey) AS k LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k AND k > 0) AS columns
     FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid WHERE i.indisunique AND c.relnamespace = 'public'::regnamespace`,
  );
  for (const { table, column, once, within } of RECORD_REFERENCES) {
    const unique = indexes.filter((index) => index.table === table && index.columns.includes(column));
    if (within !== undefined || unique.length === 0) continue;
    for (const { columns } of unique)
      expect([
        table,
        column,
        columns.filter((name) => name !== column && !once?.includes(name) && name !== 'kind'),
      ]).toEqual([table, column, []]);
  }
});

import { SESSION_MARKER } from '#domain/kernel/grants/sessionMarker.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { PERSONAL_ROWS } from '#server/modules/account/personal-data/personalRows.fixture.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const NONE = '987654';
const nothingLike = (prefix: string): string => `${prefix}-${'z'.repeat(20)}`;

let site: TestApp;
/** By kind: an id of what another member has. */
const ids: Record<string, string> = {};
beforeAll(async () => {
  site = await startTestApp();
  const owner = await createMember(site.db, {
    email: 'owner@example.com',
    firstName: 'Una',
    lastName: 'Lane',
    passwordHash: null,
  });
  for (const statement of Object.values(PERSONAL_ROWS)) await site.db.rows(`/* test.fill */ ${statement}`, [owner?.id]);
  const found = await site.db.one<Record<string, string>>(
    `/* test.ids */ SELECT (SELECT min(id) FROM tree WHERE owner_id = $1)::text AS tree, (SELECT id FROM clipping) AS clipping, (SELECT id FROM collection WHERE owner_id = $1) AS collection, (SELECT id FROM research_folder) AS folder,
       (SELECT id FROM research_question) AS question, (SELECT item_id FROM research_file)::text AS file, (SELECT reference FROM support_request) AS reference, (SELECT id FROM support_file)::text AS "supportFile",
       (SELECT hash FROM conversation) AS conversation, (SELECT id FROM invoice LIMIT 1)::text AS invoice, (SELECT id FROM gift)::text AS gift`,
    [owner?.id],
  );
  Object.assign(ids, found);
}, 60_000);
afterAll(() => site.close());

/** By kind: an id of nothing in the form of one of something. */
const MISSING: Readonly<Record<string, string>> = {
  tree: NONE,
  clipping: nothingLike('c'),
  collection: nothingLike('k'),
  folder: nothingLike('f'),
  question: nothingLike('q'),
  file: NONE,
  reference: 'R-ZZZZZZZ',
  supportFile: NONE,
  conversation: '1'.repeat(22),
  invoice: NONE,
  gift: '00000000-0000-4000-8000-000000000000',
};

const PAGES: readonly [kind: string, addressOf: (id: string) => string][] = [
  ['tree', (id) => `/tree/fmp-${id}-1/tree`],
  ['tree', (id) => `/tree/fmp-${id}-1/stories`],
  ['tree', (id) => `/tree/fmp-${id}-1/all-hints`],
  ['tree', (id) => `/tree/fmp-${id}-1/sources/1`],
  ['tree', (id) => `/tree/${id}/settings`],
  ['tree', (id) => `/trees/fmp-${id}-1/people/fmp-${id}-1`],
  ['tree', (id) => `/public-tree/fmp-${id}-1`],
  ['tree', (id) => `/public-tree/fmp-${id}-1/preview`],
  ['tree', (id) => `/explore/${id}/1`],
  ['collection', (id) => `/collections/collection/${id}`],
  ['clipping', (id) => `/image-share/${id}`],
  ['folder', (id) => `/my-research/folder/${id}`],
  ['question', (id) => `/research-questions/${id}`],
  ['question', (id) => `/research-questions/${id}/report`],
  ['reference', (id) => `/account/support/${id}`],
  ['conversation', (id) => `/messaging/${id}`],
];
const FILES: readonly [kind: string, addressOf: (id: string) => string][] = [
  ['clipping', (id) => `/annotations/clipping/${id}`],
  ['collection', (id) => `/annotations/collection/${id}`],
  ['collection', (id) => `/annotations/collection/${id}/1`],
  ['collection', (id) => `/iiif/collection/${id}/manifest`],
  ['clipping', (id) => `/titan/marshal/obscura/api/clipping/image/${id}/1.jpg`],
  ['clipping', (id) => `/titan/marshal/obscura/api/clipping/thumbnail?id=${id}`],
  ['tree', (id) => `/api/tree-pictures/${id}/1/small.webp`],
  ['file', (id) => `/api/research-files/${id}`],
  ['supportFile', (id) => `/api/support-files/${id}`],
  ['invoice', (id) => `/api/invoices/${id}.pdf`],
  ['invoice', (id) => `/api/internal/invoices/${id}.pdf`],
  ['gift', (id) => `/api/gift-cards/${id}.pdf`],
];

/** What an answer says, without what differs between any two: its number and the id that was asked for. */
async function answerOf(url: string, id: string, headers: Record<string, string>) {
  const {
    statusCode,
    headers: said,
    body,
  } = await site.app.inject({ url, headers: { host: 'localhost:3000', ...headers } });
  const own = String(said['x-request-id']);
  return {
    statusCode,
    headers: { ...said, date: '', 'x-request-id': '', 'content-length': '' },
    body: body.replaceAll(own, '').replaceAll(id, '').replaceAll(/\d+/gu, ''),
  };
}

const stranger = async () => {
  const member = await createMember(site.db, {
    email: `${Math.random()}@example.com`,
    firstName: 'Sam',
    lastName: 'Cole',
    passwordHash: null,
  });
  return site.headersOf({ memberId: member?.id ?? 0, grants: ['tree', 'collections', 'my-research:workspaces'] });
};

describe('an address of what only another member may see answers as one of nothing', () => {
  it.each(PAGES.map(([kind, addressOf]) => ({ page: addressOf(':id'), kind, addressOf })))(
    '$page',
    async ({ kind, addressOf }) => {
      for (const cookie of ['', `${SESSION_MARKER}=1`]) {
        const headers = { accept: 'text/html', cookie };
        const [theirs, none] = [ids[kind] ?? '', MISSING[kind] ?? ''];
        expect(theirs).not.toBe('');
        expect(await answerOf(addressOf(theirs), theirs, headers)).toEqual(
          await answerOf(addressOf(none), none, headers),
        );
      }
    },
  );

  it.each(FILES.map(([kind, addressOf]) => ({ file: addressOf(':id'), kind, addressOf })))(
    '$file',
    async ({ kind, addressOf }) => {
      for (const headers of [{}, await stranger()]) {
        const [theirs, none] = [ids[kind] ?? '', MISSING[kind] ?? ''];
        expect(theirs).not.toBe('');
        const answer = await answerOf(addressOf(theirs), theirs, headers);
        expect(answer.statusCode).toBe(404);
        expect(answer).toEqual(await answerOf(addressOf(none), none, headers));
      }
    },
  );
});

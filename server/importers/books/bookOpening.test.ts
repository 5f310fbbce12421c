import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import type { DeskBook } from '#server/modules/kernel/graphql/types.generated.ts';
import { BOOK_INPUT, type BookSite, startBookSite } from '#test/support/server/bookSite.ts';
import { zipOf } from '#test/support/server/zipOf.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const DECIDE =
  'mutation Decide($id: ID!, $yes: Boolean!, $why: String) { decideStaffRequest(id: $id, isApproved: $yes, why: $why) }';
const BOARD = 'query Board { staffBoard { requests { id description state } } }';

let books: BookSite;
let ben: { memberId: number; isInternal: true };
let id: string;
beforeAll(async () => {
  books = await startBookSite();
  books.work();
  const made = await createMember(books.db, {
    email: 'ben@example.com',
    firstName: 'Ben',
    lastName: 'Lee',
    passwordHash: null,
    kind: 'internal',
  });
  ben = { memberId: made!.id, isInternal: true };
  await books.db.rows(`/* test.duty */ INSERT INTO staff_duty (member_id, duty) VALUES ($1, 'records')`, [made!.id]);
  const { set, book } = await books.make('Closed registers');
  ({ id } = book);
  const names = ['1.png', '2.png', '3.png'];
  await books.bring(
    id,
    'a.zip',
    zipOf(names.map((name, at): [string, Buffer] => [name, Buffer.concat([PIXEL, Buffer.alloc(at)])])),
  );
  // Readers have none of it yet: what is closed by mistake is opened by one.
  expect(await change('2999-01-01')).toMatchObject({ closedUntil: '2999-01-01' });
  expect(await change(null)).toMatchObject({ closedUntil: null, isAskedToOpen: false });
  await books.ask('publish', { id: set.id });
});
afterAll(() => books.close());

const change = async (closedUntil: string | null, more: object = {}) => {
  const { revision: was } = await books.book(id);
  return books.ask<DeskBook>('change', { id, was, to: { ...BOOK_INPUT, closedUntil, ...more } });
};
const close = (from: number, to: number, value: string | null) =>
  books.ask<DeskBook>('pages', { id, from, to, change: 'CLOSE', value });
const waiting = async () => {
  const { data } = await books.site.ask<{
    staffBoard: { requests: { id: string; description: string; state: string }[] };
  }>(BOARD, {}, ben);
  return data!.staffBoard.requests.filter(({ state }) => state === 'WAITING');
};
const decide = async (as: object = ben) => {
  const [request] = await waiting();
  const { errors } = await books.site.ask(DECIDE, { id: request?.id, yes: true, why: null }, as);
  return errors?.[0]?.extensions.code ?? 'done';
};
const dates = ({ pages }: DeskBook) => pages.map(({ closedUntil }) => closedUntil);

it('the date of a book is given by one, and taken away by two; the rest of a change does not wait', async () => {
  expect(await change('2999-01-01')).toMatchObject({ closedUntil: '2999-01-01', isAskedToOpen: false });
  expect(await change(null, { note: 'Water damage.' })).toMatchObject({
    closedUntil: '2999-01-01',
    isAskedToOpen: true,
    note: 'Water damage.',
  });
  expect(await waiting()).toMatchObject([
    { description: 'Take away the closing date of the book “Baptisms 1”, Closed registers' },
  ]);
  expect(await decide(books.staff)).toBe('CONFLICT');
  expect(await decide()).toBe('done');
  expect(await books.book(id)).toMatchObject({ closedUntil: null, isAskedToOpen: false });
});

it('an earlier day of pages waits, a later one is given at once and makes the request void', async () => {
  expect(dates(await close(1, 2, '2999-01-01'))).toEqual(['2999-01-01', '2999-01-01', null]);
  const asked = await close(2, 3, '2998-01-01');
  expect(dates(asked)).toEqual(['2999-01-01', '2999-01-01', '2998-01-01']);
  expect(asked.isAskedToOpen).toBe(true);
  expect(await waiting()).toMatchObject([
    { description: 'Open pages 2–3 of “Baptisms 1”, Closed registers earlier, on 2998-01-01' },
  ]);
  expect(await decide()).toBe('done');
  expect(dates(await books.book(id))).toEqual(['2999-01-01', '2998-01-01', '2998-01-01']);
  await close(1, 1, null);
  expect(dates(await close(1, 1, '3000-01-01'))).toEqual(['3000-01-01', '2998-01-01', '2998-01-01']);
  expect(await decide()).toBe('CONFLICT');
  expect(dates(await books.book(id))).toEqual(['3000-01-01', '2998-01-01', '2998-01-01']);
});

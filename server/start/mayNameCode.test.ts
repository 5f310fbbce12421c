import { siteRoutes } from '#domain/kernel/routes/siteRoutes.ts';

import { mayNameCode } from './mayNameCode.ts';

const accessOf = (id: string) => siteRoutes.find((route) => route.id === id)?.access;
const readers = (id: string) =>
  [true, false]
    .filter((isVisitor) => mayNameCode(accessOf(id), { isVisitor, search: '', isProduction: true }))
    .map((isVisitor) => (isVisitor ? 'visitors' : 'members'));

it.each([
  ['search.results', ['visitors', 'members']],
  ['records.set', ['visitors', 'members']],
  ['home.visitor', ['visitors']],
  ['home.member', ['members']],
  ['billing.subscribe', ['visitors']],
  ['account.devices', ['members']],
  ['account.communication-preferences', []],
  ['messaging.inbox', []],
  ['research.hub', []],
  ['collections.partner', []],
  ['internal.desk', []],
  ['internal.ui', []],
  ['internal.billing', []],
])('the document of %s names its code to %p', (id, named) => {
  expect(siteRoutes.some((route) => route.id === id)).toBe(true);
  expect(readers(id)).toEqual(named);
});

it('no document of a page for staff names its code', () => {
  const pages = siteRoutes.filter(({ access }) => access?.internal !== undefined);
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.flatMap(({ id }) => readers(id))).toEqual([]);
});

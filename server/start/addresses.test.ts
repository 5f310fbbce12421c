import { readFileSync } from 'node:fs';
import path from 'node:path';

import { siteAddresses, type SiteAddresses } from '#test/support/server/siteAddresses.ts';

import { keptReleases } from '../../scripts/operations/keptReleases.ts';

const FOLDER = 'test/support/releases';
const linesOf = (file: string): string[] => readFileSync(file, 'utf8').split('\n').filter(Boolean);

let today: SiteAddresses;
beforeAll(async () => {
  today = await siteAddresses();
});
afterAll(() => today.close());

it('the addresses of the site are those of addresses.txt, which a release keeps (npm run keep-operations)', () => {
  expect(linesOf('server/start/addresses.txt')).toEqual(today.lines);
});

it('the site knows every address that tabs, mails and companies of an earlier release send to', async () => {
  const kept = keptReleases(FOLDER, 'addresses');
  expect(kept.length).toBeGreaterThan(0);
  for (const { file } of kept)
    expect([file, ...(await today.unknown(linesOf(path.join(FOLDER, file))))]).toEqual([file]);
});

it.each([
  ['a path that is gone', 'GET /api/gone/:id'],
  ['a method that is gone', 'DELETE /api/gedcom/upload/:ticket'],
  ['a body that is not taken', 'POST /api/sign-out application/x-www-form-urlencoded'],
  ['an address of the provider', 'GET /oidc/gone'],
])('finds out %s', async (_what, line) => expect(await today.unknown([line])).toEqual([line]));

it.each([
  ['a part of the path with another name', 'PUT /api/gedcom/upload/:file *'],
  ['any body where one was', 'PUT /api/gedcom/upload/:ticket application/zip'],
  ['fewer bodies', 'POST /api/unsubscribe multipart/form-data'],
])('takes %s for known', async (_what, line) => expect(await today.unknown([line])).toEqual([]));

import path from 'node:path';

import { createArticleSource } from '#server/engines/newspapers/articleSource.ts';
import { accessOfIssues } from '#server/engines/newspapers/issueAccess.ts';
import type { Database } from '#server/platform/db/database.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { altoPage, metsFile, writeFiles } from '#test/support/newspaperFiles.ts';
import { openNewspaperFolder } from '#test/support/newspaperFolder.ts';

const TITLE = 'BL/0009999';
const FIRST = `${TITLE}/18240217`;
const SECOND = `${TITLE}/18450301`;

let db: Database;
let folder: string;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, folder, close } = await openNewspaperFolder());
  const articles = [{ headline: 'Shipping', areas: [{ page: 1, begin: 'L1' }] }];
  writeFiles(path.join(folder, 'papers'), {
    'a/mets.xml': metsFile({ articles }),
    'a/0001.xml': altoPage(['shipping news']),
    'b/mets.xml': metsFile({ date: '1845-03-01' }),
    'b/0001.xml': altoPage(['other news']),
  });
  await runAdmin(db, ['import-newspapers', path.join(folder, 'papers')]);
});
afterAll(() => close());

const run = (...args: string[]) => runAdmin(db, ['newspapers', ...args]);
const access = async () =>
  [...(await accessOfIssues(db, [FIRST, SECOND]))].map(([id, who]) => `${id.slice(-8)} ${who.join(',')}`).sort();
const lastChange = () => createArticleSource(db).lastChange();

describe('muniment newspapers', () => {
  it('lists every newspaper with what is held', async () => {
    expect((await run('list')).out).toMatch(/BL\/0009999 +The Test Journal +\S* *2 +1824-02-17 +1845-03-01/u);
  });

  it('adds a rule for dates, which search follows, and removes it', async () => {
    const before = await lastChange();
    expect(await run('allow', 'free', '--to', '1830-12-31', '--title', TITLE)).toMatchObject({
      code: 0,
      out: 'Rule 1 is in force.',
    });
    expect(await access()).toEqual(['18240217 free', '18450301 members']);
    expect(await lastChange()).toBeGreaterThan(before);
    expect((await run('rules')).out).toMatch(/1 +BL\/0009999 +1830-12-31 +free +0/u);
    expect(await run('disallow', '1')).toMatchObject({ code: 0 });
    expect(await access()).toEqual(['18240217 members', '18450301 members']);
  });

  it.each([
    [['allow', 'everyone'], 'free, members, subscribers or institution:ID'],
    [['allow', 'free', '--title', 'BL/0000001'], 'There is no newspaper BL/0000001'],
    [['allow', 'free', '--from', '1830-02-31'], '1830-02-31'],
    [['allow', 'free', '--from', '1830'], 'is not a day'],
    [['allow', 'free', '--from', '1831-01-01', '--to', '1830-01-01'], '--from must not be after --to'],
    [['allow', 'free', '--priority', 'high'], 'whole number'],
    [['disallow', '99'], 'There is no rule 99'],
    [['disallow', 'x'], 'There is no rule x'],
    [['gap', TITLE, 'lost', '1824-02-24'], 'not held'],
    [['gap', TITLE, 'damaged', '1824-02-24..1824-02-20'], 'must not be after'],
    [['gap', TITLE, 'damaged', '1600-01-01..2100-01-01'], 'at most 200 years'],
    [['gap', 'none', 'damaged', '1824-02-24'], 'There is no newspaper none'],
    [['weekdays', TITLE, 'someday'], 'someday is not a weekday'],
    [['close', `${FIRST}/0001/0099`, '--reason', 'asked for'], 'There is no article'],
    [['close', `${FIRST}/0001/0001`, '--reason', '  '], 'must say why'],
  ])('refuses %j', async (args, reason) => {
    expect(await run(...args)).toMatchObject({ code: 1, err: expect.stringContaining(reason) as string });
  });

  it('notes why issues are missing, where there is none, and forgets it', async () => {
    const noted = () => db.rows('/* test.gaps */ SELECT date::text AS date, reason FROM issue_gap ORDER BY date');
    expect(await run('gap', TITLE, 'not held', '1824-02-16..1824-02-18')).toMatchObject({ out: 'Noted for 2 days.' });
    expect(await noted()).toEqual([
      { date: '1824-02-16', reason: 'not held' },
      { date: '1824-02-18', reason: 'not held' },
    ]);
    await run('gap', TITLE, 'damaged', '1824-02-18');
    expect(await run('gap', TITLE, 'unknown', '1824-02-16')).toMatchObject({ out: 'Forgotten for 1 day.' });
    expect(await noted()).toEqual([{ date: '1824-02-18', reason: 'damaged' }]);
  });

  it('sets the weekdays of a newspaper, and leaves them to its issues again', async () => {
    const days = async () =>
      (await db.one<{ days: number[] | null }>('/* test.weekdays */ SELECT publishes_on AS days FROM newspaper_title'))
        ?.days;
    await run('weekdays', TITLE, 'Saturday', 'tuesday');
    expect(await days()).toEqual([2, 6]);
    await run('weekdays', TITLE, 'auto');
    expect(await days()).toBeNull();
  });

  it('closes an article, which search leaves out from then on, and opens it again', async () => {
    const id = `${FIRST}/0001/0001`;
    expect(await run('close', id, '--reason', 'asked for by the family')).toMatchObject({ code: 0 });
    expect((await run('closed')).out).toMatch(/BL\/0009999\/18240217\/0001\/0001 +Shipping +asked for by the family/u);
    expect(await createArticleSource(db).withheld()).toHaveLength(1);
    await run('open', id);
    expect(await createArticleSource(db).withheld()).toEqual([]);
  });
});

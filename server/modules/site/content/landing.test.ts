import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { census1911Address } from '#domain/site/landing/census1911Address.ts';
import { openContent } from '#server/engines/content/openContent.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { createSearchEngine } from '#server/engines/search/createSearchEngine.ts';
import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';
import { silentLog } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { aRecord, aRecordSet, operationText, publishRecords } from '#test/support/server/publishRecords.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const TEXTS = operationText('src/features/site/landing/content.graphql');
const NAMES = operationText('src/features/site/landing/census1911.graphql');
const MEMBER = { memberId: 7, grants: defaultGrants('member') };

/** One operation of a file with the fragments of the file. */
const operation = (text: string, name: string): string =>
  [...text.split(/\n(?=query|fragment)/u)]
    .filter((part) => part.startsWith('fragment') || part.startsWith(`query ${name}(`))
    .sort((a) => (a.startsWith('query') ? -1 : 1))
    .join('\n');

/** GraphQL refuses fragments that the operation does not use. */
const withoutUnused = (text: string): string => {
  const parts = text.split(/\n(?=fragment)/u);
  const used = parts.filter(
    (part) =>
      !part.startsWith('fragment') ||
      parts.some((other) => other !== part && other.includes(`...${/^fragment (\w+)/u.exec(part)?.[1] ?? ''}`)),
  );
  return used.length === parts.length ? used.join('\n') : withoutUnused(used.join('\n'));
};
const ask = (text: string, name: string) => withoutUnused(operation(text, name));

const person = (n: number, last: string, more: object = {}) =>
  aRecord(
    `p${n}`,
    {
      FirstName: 'Ann',
      LastName: last,
      EventYear: '1911',
      CensusYear: '1911',
      Age: '30',
      County: 'Cornwall',
      Place: 'Roche, Cornwall',
      Piece: '13700',
      Schedule: String(n),
      ...more,
    },
    { groupKey: `h${n}`, groupOrder: 1 },
  );

let db: Database;
let site: TestApp;
let dataDir: string;
let search: SearchEngine;
beforeAll(async () => {
  db = await testDatabase();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'muniment-landing-'));
  const set = aRecordSet({ id: 'ROCHE-1911', name: 'Roche 1911' });
  await publishRecords(db, set, [
    person(1, 'Pinch'),
    person(2, 'Abbott'),
    person(3, 'Bullock'),
    { ...person(4, 'Barnes'), isClosed: true },
    // Another year is none of this census.
    person(5, 'Adams', { EventYear: '1901', CensusYear: '1901' }),
  ]);
  search = await createSearchEngine({ db, settings: { dataDir }, gazetteer: loadGazetteer(), log: silentLog });
  await search.publish(set.id);
  site = await startTestApp({ db, search });
});
afterAll(async () => {
  await site.close();
  await rm(dataDir, { recursive: true, force: true });
});

const document = async (url: string) => {
  const { statusCode, body } = await site.app.inject({ url, headers: { accept: 'text/html', host: 'localhost:3000' } });
  return {
    status: statusCode,
    title: /<title>([^<]*)/u.exec(body)?.[1],
    robots: /name="robots" content="([^"]*)"/u.exec(body)?.[1],
  };
};

describe('texts', () => {
  it('are answered with numbers from the index', async () => {
    const { data, errors } = await site.ask<{ content: { holding: string; holdingCount: number; blocks: unknown[] } }>(
      ask(TEXTS, 'Content'),
      { kind: 'page', key: 'how-the-census-was-taken' },
    );
    expect(errors).toBeUndefined();
    expect(JSON.stringify(data)).toContain('You can search 4 census records here.');
  });

  it('say how much of what they are about is loaded', async () => {
    const { data } = await site.ask<{ content: { holdingCount: number } }>(ask(TEXTS, 'Content'), {
      kind: 'landing',
      key: '1921-census',
    });
    expect(data?.content.holdingCount).toBe(0);
  });

  it.each(['../landing/1921-census', 'nobody', ''])('have none of the key %p', async (key) => {
    expect((await site.ask(ask(TEXTS, 'Content'), { kind: 'page', key })).data).toEqual({ content: null });
  });

  it('are listed below a segment, in their order', async () => {
    const { data } = await site.ask<{ contents: { key: string }[] }>(ask(TEXTS, 'Contents'), {
      kind: 'article',
      under: '1939register',
    });
    expect(data?.contents.map(({ key }) => key)).toEqual([
      '1939register/how-the-register-was-taken',
      '1939register/why-entries-are-closed',
      '1939register/reading-a-line',
    ]);
  });

  it.each(['1921-census', '1939register'])('state the facts on /%s', async (key) => {
    const { data } = await site.ask(ask(TEXTS, 'Content'), { kind: 'landing', key });
    expect(JSON.stringify(data)).toMatch(/1931 census was destroyed in a (?:\\n)?fire and the 1941 census was not/u);
  });
});

describe('regions', () => {
  it('are known by the key of their segments, with what is loaded of them', async () => {
    const { data, errors } = await site.ask<{ region: Record<string, unknown> }>(ask(TEXTS, 'Region'), {
      key: 'england/south-west/cornwall',
    });
    expect(errors).toBeUndefined();
    expect(data?.region).toMatchObject({
      name: 'Cornwall',
      level: 'county',
      recordCount: 4,
      trail: [{ name: 'England' }, { name: 'South West', count: 4 }, { name: 'Cornwall', count: 4 }],
      children: [],
      recordSets: [{ name: 'Roche 1911', count: 4, query: 'county=cornwall&datasetname=roche%201911' }],
      places: [{ name: 'Roche, Cornwall', count: 4, latitude: expect.closeTo(50.4, 0) as number }],
      content: { heading: 'Cornwall' },
    });
  });

  it('above all others have the four countries', async () => {
    const { data } = await site.ask<{ region: { children: unknown[] } }>(ask(TEXTS, 'Region'), { key: 'regions' });
    expect(data?.region.children).toEqual([
      { key: 'england', name: 'England', count: 4 },
      { key: 'wales', name: 'Wales', count: 0 },
      { key: 'scotland', name: 'Scotland', count: 0 },
      { key: 'ireland', name: 'Ireland', count: 0 },
    ]);
  });

  it('that do not exist are none', async () => {
    expect((await site.ask(ask(TEXTS, 'Region'), { key: 'england/atlantis' })).data).toEqual({ region: null });
  });
});

describe('the 1911 census by surname', () => {
  const names = async (variables: object) =>
    (
      await site.ask<{
        census1911Names: {
          total: number;
          ranges: { range: string; count: number }[];
          people: { name: string; address: string }[];
        } | null;
      }>(ask(NAMES, 'Census1911Names'), variables)
    ).data?.census1911Names;

  it('counts people by the first letters of their surnames, closed ones in none', async () => {
    const alphabet = await names({});
    expect(alphabet?.total).toBe(3);
    expect(alphabet?.ranges.filter(({ count }) => count > 0).map(({ range, count }) => [range, count])).toEqual([
      ['a-b', 2],
      ['o-p', 1],
    ]);
  });

  it('lists the people of a range from A to Z with the addresses of their records', async () => {
    const range = await names({ range: 'a-b' });
    expect(range?.people.map(({ name }) => name)).toEqual(['Ann Abbott', 'Ann Bullock']);
    expect(range?.people[0]?.address).toBe(
      census1911Address({ id: 'ROCHE-1911/p2', name: 'Ann Abbott', piece: '13700', schedule: '2', order: 1 }),
    );
    expect(await names({ range: 'b-a' })).toBeNull();
    expect(await names({ range: 'a-b', page: 99 })).toMatchObject({ total: 2, people: [{}, {}] });
  });

  it('shows people of however many letters on one page', async () => {
    const surnames = ['Paget', 'Peel', 'Phipps', 'Pike', 'Plumb', 'Pope', 'Price', 'Pugh'];
    await publishRecords(
      db,
      aRecordSet({ id: 'LUXULYAN-1911', name: 'Luxulyan 1911' }),
      surnames.map((surname, at) => ({ ...person(at + 10, surname), id: `LUXULYAN-1911/${at}` })),
    );
    await search.publish('LUXULYAN-1911');
    expect((await names({ range: 'pa-pz' }))?.people.map(({ name }) => name)).toEqual(
      ['Paget', 'Peel', 'Phipps', 'Pike', 'Pinch', 'Plumb', 'Pope', 'Price', 'Pugh'].map((surname) => `Ann ${surname}`),
    );
  });

  const record = async (id: string, guid: string, as?: object) =>
    (
      await site.ask<{ census1911Record: { standing: string; record: { name: string; access: string } | null } }>(
        ask(NAMES, 'Census1911Record'),
        { id, guid },
        as,
      )
    ).data?.census1911Record;
  const guid = (key: string) => Buffer.from(`ROCHE-1911/${key}`).toString('hex');

  it('finds a record by the id and guid of its address', async () => {
    expect(await record('rg14/13700/2/1', guid('p2'), MEMBER)).toMatchObject({
      standing: 'FOUND',
      record: { name: 'Ann Abbott', access: 'FULL' },
    });
    expect(await record('rg14/13700/2/1', guid('p2'))).toMatchObject({ record: { access: 'SUMMARY' } });
  });

  it.each([
    ['an id of somebody else', 'rg14/13700/9/1', guid('p2')],
    ['another year', 'rg14/13700/5/1', guid('p5')],
    ['a guid of nobody', 'rg14/123/0045/7', 'ab12-cd34'],
    ['a guid with a NUL', 'rg14/13700/2/1', '00'],
  ])('does not take %s', async (_, id, value) => {
    expect(await record(id, value)).toEqual({ standing: 'MISSING', record: null });
  });

  it('says of a closed record only that it is closed', async () => {
    expect(await record('rg14/13700/4/1', guid('p4'), MEMBER)).toEqual({ standing: 'CLOSED', record: null });
  });
});

describe('what staff look after in the texts', () => {
  const REPORT =
    'query Report { contentReport { drafts { key } faults { name message } own { kind key title builtInTitle isOlder } } }';

  it('names drafts, faults by file, and the operator’s own texts with what each is in place of', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'own-texts-'));
    await mkdir(path.join(folder, 'page'));
    await writeFile(path.join(folder, 'page', 'rules.md'), '---\ntitle: House rules\ndescription: Ours.\n---\n# No\n');
    await writeFile(path.join(folder, 'page', 'later.md'), '---\ntitle: Later\ndescription: Ours.\ndraft: true\n---\n');
    const own = await startTestApp({ db, content: await openContent(folder) });
    const { data } = await own.ask<{ contentReport: { drafts: object[]; faults: object[]; own: object[] } }>(
      REPORT,
      {},
      { memberId: 1, isInternal: true },
    );
    expect(data?.contentReport.drafts).toContainEqual({ key: 'later' });
    expect(data?.contentReport.faults).toEqual([
      { name: 'page/rules.md', message: expect.stringContaining('two to four hash signs') as string },
    ]);
    expect(data?.contentReport.own).toEqual([
      { kind: 'page', key: 'later', title: 'Later', builtInTitle: null, isOlder: false },
      { kind: 'page', key: 'rules', title: 'House rules', builtInTitle: null, isOlder: false },
    ]);
    await own.app.close();
    await rm(folder, { recursive: true });
  });

  it.each([
    ['a visitor', undefined],
    ['a member', { memberId: 2, isInternal: false }],
  ])('are not for %s, not even in a demonstration', async (_who, as) => {
    expect((await site.ask(REPORT, {}, as)).errors?.map(({ extensions }) => extensions.code)).toEqual(['NOT_FOUND']);
  });
});

describe('drafts', () => {
  const LISTED = 'query ContentDrafts { contentDrafts { kind key title faults } }';

  it('INT-003 are listed and answered outside production, and are no texts of the site', async () => {
    const { data } = await site.ask<{ contentDrafts: { key: string; faults: string[] }[] }>(LISTED);
    expect(data?.contentDrafts).toContainEqual({
      kind: 'story',
      key: 'eleven-lost-days',
      title: 'The eleven lost days',
      faults: [],
    });
    expect(
      (
        await site.ask<{ contentPreview: { title: string } }>(ask(TEXTS, 'ContentPreview'), {
          kind: 'story',
          key: 'eleven-lost-days',
        })
      ).data?.contentPreview.title,
    ).toBe('The eleven lost days');
    expect((await site.ask(ask(TEXTS, 'Content'), { kind: 'story', key: 'eleven-lost-days' })).data).toEqual({
      content: null,
    });
    expect((await site.ask(ask(TEXTS, 'ContentPreview'), { kind: 'story', key: 'the-four-courts' })).data).toEqual({
      contentPreview: null,
    });
    expect((await site.ask(ask(TEXTS, 'ContentPreview'), { kind: '../story', key: '../../etc' })).data).toEqual({
      contentPreview: null,
    });
  });

  it('are for staff in production, and the sample’s texts are not there', async () => {
    const live = await startTestApp({
      db,
      search,
      settings: { mode: 'production' },
      content: await openContent(null, { withSamples: false }),
    });
    try {
      const preview = (as?: object) =>
        live.ask(ask(TEXTS, 'ContentPreview'), { kind: 'story', key: 'eleven-lost-days' }, as);
      for (const as of [undefined, MEMBER]) {
        expect((await preview(as)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
        expect((await live.ask(LISTED, {}, as)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
      }
      expect((await preview({ ...MEMBER, isInternal: true })).data).toMatchObject({
        contentPreview: { title: 'The eleven lost days' },
      });
      const { data } = await live.ask<{ contents: { key: string }[] }>(ask(TEXTS, 'Contents'), {
        kind: 'partner',
        under: null,
      });
      expect(data?.contents.map(({ key }) => key)).toEqual(['family-history-federation']);
    } finally {
      await live.app.close();
    }
  });
});

describe('documents', () => {
  it.each([
    ['/1939register/reading-a-line', 'Reading a line of the register'],
    ['/region/england/south-west/cornwall', 'Records of Cornwall'],
    ['/region/england/south-west/devon', 'Records of Devon'],
    ['/page/how-the-census-was-taken', 'How the census was taken'],
    ['/story-snapshot/the-four-courts', 'The day the record office fell'],
    ['/partners/family-history-federation', 'Family history federation'],
    ['/partners/wexcombeshire-record-office', 'Wexcombeshire Record Office'],
    ['/about', 'About this site'],
    ['/terms', 'Terms of use'],
    ['/privacy', 'Privacy notice'],
    ['/accessibility', 'Accessibility statement'],
  ])('of %s have the title of their text', async (url, title) => {
    expect(await document(url)).toEqual({ status: 200, title: `${title} | Muniment`, robots: 'index, follow' });
  });

  it.each([
    '/story-snapshot/eleven-lost-days',
    '/story-snapshot/a/b',
    '/partners/nobody',
    '/partners/family-history-federation/nobody',
    '/1939register/nobody',
    '/page/nobody',
    '/region/atlantis',
    '/region/regions',
    '/1911-census/b-a',
    '/1911-census/a/1/2/3',
    '/1911-census/a/1/2/3-zz',
    '/free-ancestry-records/NONE',
    '/1911-census/a/b',
    '/1921-census/x',
    '/was-justice-served/x',
    '/1939register/a/b',
  ])('of %s are not found', async (url) => expect((await document(url)).status).toBe(404));

  it('of a record set that is there are found', async () => {
    expect((await document('/free-ancestry-records/ROCHE-1911')).status).toBe(200);
    expect(
      (await document(`/1911-census/ann-1/13700/2/1-${Buffer.from('ROCHE-1911/p2').toString('hex')}`)).status,
    ).toBe(200);
  });
});

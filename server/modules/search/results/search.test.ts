import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { createSearchEngine } from '#server/engines/search/createSearchEngine.ts';
import { silentLog } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { aRecord, aRecordSet, publishRecords, textOfAnswer } from '#test/support/server/publishRecords.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const SEARCH = `query Search($input: RecordSearchInput!) { recordSearch(input: $input) {
  total page pageSize
  hits { id name event year place birthYear isBirthYearEstimated birthInWords isReadable summary { fieldId value } reasons { fieldId asked found how distance } }
  variants { fieldId variant how count }
  relaxations { label total filters { fieldId values variants without proximity offset } }
  close { hit { id name isReadable reasons { fieldId asked found how } } misses { fieldId label asked } }
} }`;
const FACETS = `query Facets($input: RecordSearchInput!) { recordFacets(input: $input) { fieldId label values { value label count isSelected } } }`;
const SUGGEST = `query Suggest($fieldId: String!, $prefix: String!) { recordSuggestions(fieldId: $fieldId, prefix: $prefix) { value count } }`;
const MEMBER = { memberId: 7, grants: defaultGrants('member') };

interface Hit {
  id: string;
  name: string;
  event: string | null;
  birthYear: number | null;
  birthInWords: string | null;
  isReadable: boolean;
  summary: { fieldId: string; value: string }[];
  reasons: { fieldId: string; asked: string; found: string; how: string }[];
}
interface Searched {
  recordSearch: {
    total: number;
    page: number;
    pageSize: number;
    hits: Hit[];
    variants: { variant: string; count: number }[];
    relaxations: { label: string; total: number; filters: { fieldId: string; offset: number | null }[] }[];
    close: { hit: Pick<Hit, 'id' | 'name' | 'isReadable' | 'reasons'>; misses: object[] }[];
  };
}
type Filter = {
  fieldId: string;
  values: string[];
  variants?: boolean;
  without?: string[];
  proximity?: number;
  offset?: number;
};

const logged: unknown[] = [];
let db: Database, site: TestApp, dataDir: string;
beforeAll(async () => {
  db = await testDatabase();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'muniment-search-module-'));
  const common = {
    EventType: 'Census',
    CensusYear: '1871',
    EventYear: '1871',
    Place: 'Roche, Cornwall',
    County: 'Cornwall',
    Country: 'England',
  };
  await publishRecords(db, aRecordSet(), [
    aRecord('1', {
      ...common,
      FirstName: 'William',
      LastName: 'PINCH',
      Age: '39',
      Gender: 'Male',
      Occupation: 'Clay Labourer',
    }),
    aRecord('2', { ...common, FirstName: 'Jane', LastName: 'PINCH', Age: '38', Gender: 'Female' }),
    aRecord('3', { ...common, FirstName: 'Wm', LastName: 'PYNCH', Age: '12', Gender: 'Male', Occupation: 'Miner' }),
    aRecord(
      '4',
      { ...common, FirstName: 'Zebedee', LastName: 'CANARY', Age: '2', Occupation: 'Canary keeper' },
      { isClosed: true },
    ),
  ]);
  await publishRecords(
    db,
    aRecordSet({
      id: 'MANY',
      name: 'Many Guards',
      access: 'free',
      type: 'TRANSCRIPTION',
      subcategory: 'parish baptisms',
      category: 'life events (bmds)',
    }),
    Array.from({ length: 45 }, (_, at) =>
      aRecord(String(at), {
        FirstName: 'Ann',
        LastName: 'GUARD',
        EventType: 'Baptism',
        EventYear: String(1801 + at),
        Place: 'St Austell, Cornwall',
        County: 'Cornwall',
      }),
    ),
  );
  await publishRecords(db, aRecordSet({ id: 'ESTIMATES', name: 'Estimates' }), [
    aRecord('1', { FirstName: 'Open', LastName: 'LEALE', EventType: 'Marriage', EventYear: '1862', Age: 'full age' }),
    aRecord('22', {
      FirstName: 'Near',
      LastName: 'LEALE',
      EventType: 'Census',
      EventYear: '1871',
      YearOfBirth: '1839',
    }),
    aRecord('333', {
      FirstName: 'Font',
      LastName: 'LEALE',
      EventType: 'Baptism',
      BaptismDate: '3 May 1836',
      EventYear: '1836',
    }),
    aRecord('4444', { EventType: 'Burial', EventYear: '1840', Age: '4', Notes: 'A child of LEALE', Place: 'Roche' }),
  ]);
  const moyles = (EventType: string, EventYear: string, count: number, more = {}) =>
    Array.from({ length: count }, (_, at) =>
      aRecord(`${EventType}${at}`, { FirstName: 'Ann', LastName: 'MOYLE', EventType, EventYear, ...more }),
    );
  await publishRecords(db, aRecordSet({ id: 'MOYLE', name: 'Moyles' }), [
    ...moyles('Census', '1851', 12, { Age: '20', MaritalStatus: 'Single' }),
    ...moyles('Burial', '1822', 2, { Age: '20' }),
    ...moyles('Baptism', '1821', 4),
  ]);
  await publishRecords(
    db,
    aRecordSet({ id: 'NOWHERE', name: 'Places Unknown', access: 'free', type: 'TRANSCRIPTION' }),
    [
      aRecord('1', { FirstName: 'Keziah', LastName: 'LANYON', Place: 'Roche, Cornwall', County: 'Cornwall' }),
      aRecord('2', {
        FirstName: 'Keziah',
        LastName: 'LANYON',
        Place: 'Polmassick Parva, Cornwall',
        County: 'Cornwall',
      }),
      aRecord('3', { FirstName: 'Keziah', LastName: 'LANYON', Place: 'Polmassick Parva', County: 'Devon' }),
    ],
  );
  const search = await createSearchEngine({ db, settings: { dataDir }, gazetteer: loadGazetteer(), log: silentLog });
  site = await startTestApp({ db, search, log: { ...silentLog, warn: (fields) => logged.push(fields) } });
}, 60_000);
afterAll(async () => {
  await site.close();
  await rm(dataDir, { recursive: true, force: true });
});

const search = async (filters: Filter[], more: object = {}, as: object | null = MEMBER) => {
  const answer = await site.ask<Searched>(SEARCH, { input: { filters, ...more } }, as ?? undefined);
  if (!answer.data) throw new Error(textOfAnswer(answer.errors));
  return answer.data.recordSearch;
};
const surname = (text: string, more: object = {}): Filter => ({ fieldId: 'LastName', values: [text], ...more });

describe('recordSearch', () => {
  it('finds a person by name, year and place, and says why', async () => {
    const { total, hits } = await search([
      surname('pinch'),
      { fieldId: 'FirstName', values: ['william'] },
      { fieldId: 'YearOfBirth', values: ['1832'], offset: 2 },
      { fieldId: 'Place', values: ['roche'], proximity: 5 },
    ]);
    expect(total).toBe(1);
    expect(hits[0]).toMatchObject({
      id: 'ROCHE-1871/1',
      name: 'William PINCH',
      birthYear: 1832,
      isBirthYearEstimated: true,
      birthInWords: 'about 1832, from the age',
      year: 1871,
      place: 'Roche, Cornwall',
      isReadable: true,
    });
    expect(hits[0]?.summary).toContainEqual({ fieldId: 'Occupation', value: 'Clay Labourer' });
    expect(hits[0]?.reasons.map(({ fieldId, how }) => [fieldId, how])).toEqual(
      expect.arrayContaining([
        ['LastName', 'exact'],
        ['FirstName', 'exact'],
      ]),
    );
  });

  it('names the variants it took and leaves out those that were switched off', async () => {
    const wide = await search([surname('pinch', { variants: true })]);
    expect(wide.hits.map(({ name }) => name)).toEqual(expect.arrayContaining(['Wm PYNCH']));
    expect(wide.variants.map(({ variant }) => variant)).toContain('pynch');
    const narrow = await search([surname('pinch', { variants: true, without: ['pynch'] })]);
    expect(narrow.total).toBe(wide.total - 1);
  });

  it('counts beside each variant what the rest of the search would find with it, switched off or not', async () => {
    const counted = async (more: Filter[], without: string[] = []) =>
      (await search([surname('pinch', { variants: true, without }), ...more])).variants.map(({ variant, count }) => [
        variant,
        count,
      ]);
    const wm = { fieldId: 'FirstName', values: ['wm'] };
    expect([await counted([]), await counted([wm]), await counted([wm], ['pynch'])]).toEqual([
      [['pynch', 1]],
      [['pynch', 1]],
      [['pynch', 1]],
    ]);
    expect(await counted([{ fieldId: 'FirstName', values: ['jane'] }])).toEqual([]);
  });

  it('goes to the last page and shows it for any page behind', async () => {
    const last = await search([surname('guard')], { page: 3, pageSize: 20 });
    expect([last.total, last.page, last.hits.length]).toEqual([45, 3, 5]);
    const behind = await search([surname('guard')], { page: 999, pageSize: 20 });
    expect([behind.page, behind.hits.map(({ id }) => id)]).toEqual([3, last.hits.map(({ id }) => id)]);
  });

  it('never gives more than a hundred rows, however many are asked for', async () => {
    expect((await search([], { pageSize: 5000 })).pageSize).toBe(100);
  });

  it('sorts by an orderable field in either direction', async () => {
    const years = async (direction: string) =>
      (
        await site.ask<{ recordSearch: { hits: { year: number }[] } }>(
          SEARCH,
          { input: { filters: [surname('guard')], order: { by: 'EventYear', direction }, pageSize: 3 } },
          MEMBER,
        )
      ).data?.recordSearch.hits.map(({ year }) => year);
    expect([await years('ASC'), await years('DESC')]).toEqual([
      [1801, 1802, 1803],
      [1845, 1844, 1843],
    ]);
    const first = async (direction: string) =>
      (await search([], { order: { by: 'LastName', direction } })).hits[0]?.name;
    expect([await first('ASC'), await first('DESC')]).toEqual(['Ann GUARD', 'Wm PYNCH']);
  });

  it('measures wider searches when nothing is found, as filters the address can take', async () => {
    const { total, relaxations } = await search([
      surname('pinch'),
      { fieldId: 'YearOfBirth', values: ['1827'], offset: 0 },
    ]);
    expect(total).toBe(0);
    const five = relaxations.find(({ filters }) =>
      filters.some(({ fieldId, offset }) => fieldId === 'YearOfBirth' && offset === 5),
    );
    expect(five?.total).toBe(
      (await search([surname('pinch'), { fieldId: 'YearOfBirth', values: ['1827'], offset: 5 }])).total,
    );
  });

  it('shows what comes close when nothing is found, and to a visitor no more of it than the summary', async () => {
    const asked = [
      surname('pnich'),
      { fieldId: 'FirstName', values: ['jane'] },
      { fieldId: 'Occupation', values: ['dressmaker'] },
    ];
    const { total, close } = await search(asked);
    expect(total).toBe(0);
    expect(close[0]).toMatchObject({
      hit: { id: 'ROCHE-1871/2', name: 'Jane PINCH' },
      misses: [{ fieldId: 'Occupation', label: 'Occupation', asked: 'dressmaker' }],
    });
    expect(close[0]?.hit.reasons).toContainEqual({
      fieldId: 'LastName',
      asked: 'pnich',
      found: 'PINCH',
      how: 'near spelling',
    });
    const miner = await search(
      [surname('pinh'), { fieldId: 'FirstName', values: ['zebedee'] }, { fieldId: 'Occupation', values: ['labourer'] }],
      {},
      null,
    );
    expect(miner.close.map(({ hit }) => hit.isReadable)).not.toContain(true);
    expect(textOfAnswer(miner.close)).not.toMatch(/Clay|Canary/);
  });

  it('shows a visitor who was found but not what only members read', async () => {
    const { hits } = await search([surname('pinch'), { fieldId: 'Occupation', values: ['clay labourer'] }], {}, null);
    expect(hits[0]).toMatchObject({ name: 'William PINCH', isReadable: false, summary: [] });
    expect(hits[0]?.reasons.find(({ fieldId }) => fieldId === 'Occupation')).toMatchObject({
      asked: 'clay labourer',
      found: 'clay labourer',
    });
  });

  it('puts what the browser sends through the rules of the address and logs drops without their values', async () => {
    logged.length = 0;
    const { total } = await search([surname('  PINCH<script>  '), { fieldId: 'YearOfBirth', values: ['18a1'] }]);
    expect(total).toBe((await search([surname('pinchscript')])).total);
    expect(logged).toContainEqual(expect.objectContaining({ key: 'yearofbirth' }));
    expect(textOfAnswer(logged)).not.toContain('18a1');
  });

  it('SRCH-033 names the configuration that a malformed query asks for', async () => {
    const { errors } = await site.ask(SEARCH, { input: { filters: [], searchLevel: 'galaxy' } }, MEMBER);
    expect(errors?.[0]).toMatchObject({
      message: 'Malformed query string, no galaxy configuration found',
      extensions: { code: 'MALFORMED_QUERY' },
    });
  });

  it('fails when a test asks it to', async () => {
    expect(
      (await site.ask(SEARCH, { input: { filters: [], forceError: true } }, MEMBER)).errors?.[0]?.extensions.code,
    ).toBe('FORCED_ERROR');
  });

  it('reads the rows of a page and their sets in one statement', async () => {
    const labels: string[] = [];
    const counting: Database = {
      ...db,
      rows: (sql, values) => (labels.push(/\/\* (\S+) \*\//.exec(sql)?.[1] ?? ''), db.rows(sql, values)),
    };
    const engine = await createSearchEngine({ db, settings: { dataDir }, gazetteer: loadGazetteer(), log: silentLog });
    const other = await startTestApp({ db: counting, search: engine });
    labels.length = 0;
    await other.ask(SEARCH, { input: { filters: [surname('guard')] } });
    expect(labels.filter((label) => /^records|^recordSets/.test(label)).sort()).toEqual(['records.listed']);
    await other.app.close();
  });
});

describe('recordFacets', () => {
  it('counts the values of a multi-select facet without its own filter, as they are written', async () => {
    const { data } = await site.ask<{
      recordFacets: {
        fieldId: string;
        label: string;
        values: { value: string; label: string; count: number; isSelected: boolean }[];
      }[];
    }>(FACETS, { input: { filters: [{ fieldId: 'Gender', values: ['male'] }] } }, MEMBER);
    const gender = data?.recordFacets.find(({ fieldId }) => fieldId === 'Gender');
    expect(gender?.values).toEqual([
      { value: 'male', label: 'Male', count: 2, isSelected: true },
      { value: 'female', label: 'Female', count: 1, isSelected: false },
    ]);
    expect(data?.recordFacets.find(({ fieldId }) => fieldId === 'DatasetName')?.values).toEqual([
      { value: 'roche 1871', label: 'Roche 1871', count: 2, isSelected: false },
    ]);
  });
});

describe('what only members read', () => {
  const facetsFor = async (as?: object) =>
    (
      await site.ask<{ recordFacets: { fieldId: string }[] }>(FACETS, { input: { filters: [] } }, as)
    ).data?.recordFacets.map(({ fieldId }) => fieldId);

  it('is listed to a visitor in no facet, while what the summary shows is', async () => {
    expect(await facetsFor()).toEqual(expect.arrayContaining(['DatasetName', 'County', 'Place', 'Decade']));
    expect(await facetsFor()).not.toEqual(expect.arrayContaining(['Occupation']));
    expect(await facetsFor()).not.toEqual(expect.arrayContaining(['Gender']));
    expect(await facetsFor(MEMBER)).toEqual(expect.arrayContaining(['Occupation', 'Gender']));
  });

  it('is completed for members only', async () => {
    const completions = async (fieldId: string, prefix: string, as?: object) =>
      (
        await site.ask<{ recordSuggestions: { value: string }[] }>(SUGGEST, { fieldId, prefix }, as)
      ).data?.recordSuggestions.map(({ value }) => value);
    expect(await completions('Occupation', 'clay')).toEqual([]);
    expect(await completions('Occupation', 'clay', MEMBER)).toEqual(['clay labourer']);
    expect(await completions('LastName', 'pin')).toEqual(['pinch']);
  });
});

describe('a search that cannot be asked as it was', () => {
  it('is refused with the name of the field the catalogue does not have, for results, facets and order', async () => {
    const wrong = { filters: [surname('pinch'), { fieldId: 'Surname', values: ['guard'] }] };
    for (const [query, input] of [
      [SEARCH, wrong],
      [FACETS, wrong],
      [SEARCH, { filters: [], order: { by: 'Surname', direction: 'ASC' } }],
    ] as const) {
      const { errors } = await site.ask(query, { input }, MEMBER);
      expect(errors?.map(({ message, extensions }) => [message, extensions.code])).toEqual([
        ['There is no search field “Surname”.', 'BAD_USER_INPUT'],
      ]);
    }
  });
});

describe('a wildcard before a word', () => {
  it('finds what ends so, and nothing else', async () => {
    expect((await search([surname('*inch')])).hits.map(({ name }) => name).sort()).toEqual(
      (await search([surname('pinch')])).hits.map(({ name }) => name).sort(),
    );
    expect((await search([surname('*nch')])).total).toBeGreaterThan((await search([surname('*inch')])).total);
    expect((await search([{ fieldId: 'Occupation', values: ['*bourer'] }])).total).toBeGreaterThan(0);
  });
});

describe('estimated births', () => {
  it('rank within the margin before one that is open, and say what they rest on', async () => {
    const found = await search([surname('leale'), { fieldId: 'YearOfBirth', values: ['1836'], offset: 5 }]);
    expect(found.hits.map(({ name, birthInWords }) => [name, birthInWords])).toEqual([
      ['Font LEALE', 'about 1836, from the baptism'],
      ['Near LEALE', '1839'],
      ['Open LEALE', '1841 or before, from the age'],
    ]);
    expect((await search([{ fieldId: 'Keywords', values: ['leale child'] }])).hits.map(({ name }) => name)).toEqual([
      'Unnamed person',
    ]);
  });
});

describe('kinds of records', () => {
  const page = async (at: number, pageSize: number) => (await search([], { page: at, pageSize })).hits;

  it('take turns in a search that nothing narrows, whichever set is the largest; a record without an event is of its subcategory’s kind', async () => {
    const first = await page(1, 5);
    expect(new Set(first.map(({ event }) => event))).toEqual(
      new Set(['Census', 'Baptism', 'Marriage', 'Burial', null]),
    );
    expect((await page(1, 100)).every(({ reasons }) => reasons.length === 0)).toBe(true);
  });

  it('take turns among matches of a surname that are equally good, and stay apart when one is chosen', async () => {
    const kinds = async (filters: Filter[]) => (await search(filters, { pageSize: 6 })).hits.map(({ event }) => event);
    expect(await kinds([surname('moyle')])).toEqual(['Census', 'Burial', 'Baptism', 'Census', 'Burial', 'Baptism']);
    expect(await kinds([surname('moyle'), { fieldId: 'DatasetName', values: ['moyles'] }])).toEqual(
      Array.from({ length: 6 }, () => 'Census'),
    );
    // A better match comes first, whatever its kind.
    expect(await kinds([surname('moyle'), { fieldId: 'EventYear', values: ['1851'], offset: 40 }])).toEqual(
      Array.from({ length: 6 }, () => 'Census'),
    );
  });

  it('holds every record on one page, whatever the size of pages, and the last page for any behind it', async () => {
    const { total, hits } = await search([], { pageSize: 100 });
    expect([hits.length, new Set(hits.map(({ id }) => id)).size]).toEqual([total, total]);
    const sevens = await Promise.all(Array.from({ length: Math.ceil(total / 7) }, (_none, at) => page(at + 1, 7)));
    expect(sevens.flat().map(({ id }) => id)).toEqual(hits.map(({ id }) => id));
    expect((await page(999, 7)).map(({ id }) => id)).toEqual(sevens.at(-1)?.map(({ id }) => id));
  });
});

describe('how much may be searched', () => {
  const hasCode = async (answer: Promise<{ errors?: { extensions: Record<string, unknown> }[] }>) =>
    (await answer).errors?.map(({ extensions }) => extensions.code);

  it('is bounded within one request, however its parts are called', async () => {
    const many = (count: number) =>
      `query Many($input: RecordSearchInput!) { ${Array.from({ length: count }, (_, at) => `a${at}: recordSearch(input: $input) { total }`).join(' ')} }`;
    expect(await hasCode(site.ask(many(6), { input: { filters: [] } }, MEMBER))).toBeUndefined();
    expect(await hasCode(site.ask(many(7), { input: { filters: [] } }, MEMBER))).toEqual(['QUERY_TOO_COSTLY']);
  });

  it('is bounded in time by network for visitors, and apart for each member', async () => {
    const engine = await createSearchEngine({ db, settings: { dataDir }, gazetteer: loadGazetteer(), log: silentLog });
    const small = await startTestApp({
      db,
      search: engine,
      settings: { mode: 'demo', trustedProxies: ['127.0.0.1'], searchLimit: 3 },
    });
    const suggest = (as?: object, from = '192.0.2.7') =>
      hasCode(small.ask(SUGGEST, { fieldId: 'LastName', prefix: 'pin' }, as, { 'x-forwarded-for': from }));
    expect([await suggest(), await suggest(), await suggest(), await suggest()]).toEqual([
      undefined,
      undefined,
      undefined,
      ['RATE_LIMITED'],
    ]);
    expect(await suggest(undefined, '192.0.2.8')).toBeUndefined();
    expect(await suggest({ ...MEMBER, memberId: 8 })).toBeUndefined();
    await small.app.close();
  });
});

describe('what is closed', () => {
  it('is not counted from the moment it is closed, though the index has not heard of it yet', async () => {
    const jane = [surname('pinch'), { fieldId: 'FirstName', values: ['jane'] }];
    const facets = async () =>
      (await site.ask<{ recordFacets: object[] }>(FACETS, { input: { filters: jane } }, MEMBER)).data?.recordFacets
        .length;
    expect(await search(jane)).toMatchObject({ total: 1, hits: [{ name: 'Jane PINCH' }] });
    expect(await facets()).toBeGreaterThan(0);
    // Without a new revision of the set no index looks at it again.
    await db.rows("/* test.close */ UPDATE record SET is_closed = true WHERE id = 'ROCHE-1871/2'");
    expect(await search(jane)).toMatchObject({ total: 0, hits: [], variants: [] });
    expect(await facets()).toBe(0);
    await db.rows("/* test.open */ UPDATE record SET is_closed = false WHERE id = 'ROCHE-1871/2'");
  });

  it('appears in no result, facet, variant or completion, for any reader', async () => {
    for (const as of [undefined, MEMBER]) {
      const answers = await Promise.all([
        site.ask(SEARCH, { input: { filters: [surname('canary', { variants: true })] } }, as),
        site.ask(SEARCH, { input: { filters: [{ fieldId: 'Keywords', values: ['zebedee'] }] } }, as),
        site.ask(SEARCH, { input: { filters: [], pageSize: 100 } }, as),
        site.ask(FACETS, { input: { filters: [] } }, as),
        site.ask(SUGGEST, { fieldId: 'LastName', prefix: 'can' }, as),
        site.ask(SUGGEST, { fieldId: 'Occupation', prefix: 'can' }, as),
      ]);
      expect(textOfAnswer(answers)).not.toMatch(/zebedee|canary/i);
    }
  });
});

describe('places of a search', () => {
  const NOTES = `query Notes($input: RecordSearchInput!) { placeNotes(input: $input) { fieldId isKnown searchedAs leftOut } recordSearch(input: $input) { total } }`;
  const notesOf = async (place: object) => {
    const name = { fieldId: 'LastName', values: ['lanyon'] };
    const { data } = await site.ask<{ placeNotes: object[]; recordSearch: { total: number } }>(
      NOTES,
      { input: { filters: [name, { fieldId: 'Place', ...place }] } },
      MEMBER,
    );
    return [data?.recordSearch.total, data?.placeNotes[0]];
  };
  const note = (more: object) => ({ fieldId: 'Place', isKnown: true, searchedAs: [], leftOut: 0, ...more });

  it('counts the records a radius leaves out because they cannot be located, and adds them when asked', async () => {
    expect(await notesOf({ values: ['roche, cornwall'], proximity: 5 })).toEqual([1, note({ leftOut: 1 })]);
    expect(await notesOf({ values: ['roche, cornwall'], proximity: 5, unlocated: true })).toEqual([2, note({})]);
    expect(await notesOf({ values: ['roche, cornwall'], proximity: 0 })).toEqual([1, note({})]);
    expect(await notesOf({ values: ['cornwall, england'], proximity: 0 })).toEqual([2, note({})]);
  });

  it('says where a place lies that is outside of what is searched', async () => {
    const input = {
      filters: [
        { fieldId: 'Place', values: ['roche, cornwall'], proximity: 0 },
        { fieldId: 'SourceCountry', values: ['scotland'] },
      ],
    };
    const { data } = await site.ask<{ placeNotes: object[] }>(
      'query Outside($input: RecordSearchInput!) { placeNotes(input: $input) { outside { isIn notIn fieldIds } } }',
      { input },
      MEMBER,
    );
    expect(data?.placeNotes).toEqual([
      { outside: { isIn: 'Cornwall, England', notIn: ['Scotland'], fieldIds: ['SourceCountry'] } },
    ]);
  });

  it('reports a place that is not known, and the counties searched for a present one', async () => {
    expect(await notesOf({ values: ['polmassick parva'], proximity: 5 })).toEqual([2, note({ isKnown: false })]);
    expect(await notesOf({ values: ['gwent'], proximity: 0 })).toEqual([0, note({ searchedAs: ['Monmouthshire'] })]);
  });
});

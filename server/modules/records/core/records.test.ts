import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { contractStore } from '#server/engines/identity/contractStore.ts';
import { memberOfPatron } from '#server/engines/identity/saml/patronStore.ts';
import { createRecordStore } from '#server/engines/search/records/recordStore.ts';
import {
  aRecord,
  aRecordSet,
  operationText,
  publishRecords,
  textOfAnswer,
} from '#test/support/server/publishRecords.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const TRANSCRIPT = operationText('src/features/records/transcript/transcript.graphql');
const SETS = `query Sets { recordSets { id name recordCount firstYear lastYear missingYears placeCount places { value count } } }`;
const SET = `query OneSet($id: ID!) { recordSet(id: $id) { name recordCount } }`;

const MEMBER = { memberId: 7, grants: defaultGrants('member') };
const CANARY = 'Zebedee CANARY';

interface Answered {
  record: {
    standing: string;
    record: null | {
      name: string;
      access: string;
      citations: { style: string; text: string }[];
      sections: { title: string; fields: { fieldId: string; value: string }[] }[];
      group: null | {
        title: string;
        columns: string[];
        members: { name: string | null; isClosed: boolean; isThisRecord: boolean; values: string[] }[];
      };
      source: { archiveReference: string | null; repository: string | null };
      place: null | { name: string };
    };
  };
}

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  const household = { groupKey: 'h1' };
  const common = {
    EventType: 'Census',
    CensusYear: '1871',
    EventYear: '1871',
    Place: 'Roche, Cornwall',
    County: 'Cornwall',
    Piece: 'RG 10/2267',
    Folio: '5',
  };
  await publishRecords(site.db, aRecordSet(), [
    aRecord(
      '1',
      {
        ...common,
        FirstName: 'William',
        LastName: 'PINCH',
        Age: '39',
        RelationshipToHead: 'Head',
        Occupation: 'Clay Labourer',
      },
      { ...household, groupOrder: 1 },
    ),
    aRecord(
      '2',
      { ...common, FirstName: 'Jane', LastName: 'PINCH', Age: '38', RelationshipToHead: 'Wife' },
      { ...household, groupOrder: 2 },
    ),
    aRecord(
      '3',
      {
        ...common,
        FirstName: 'Zebedee',
        LastName: 'CANARY',
        Age: '2',
        RelationshipToHead: 'Son',
        EventYear: '1999',
        Place: 'Canaryville',
      },
      { ...household, groupOrder: 3, isClosed: true },
    ),
  ]);
  await publishRecords(
    site.db,
    aRecordSet({ id: 'FREE-1', name: 'A free register', access: 'free', type: 'TRANSCRIPTION' }),
    [
      aRecord('a', { FirstName: 'Ann', LastName: 'GUARD', EventType: 'Baptism', EventYear: '1801' }),
      aRecord('b', { FirstName: 'Tom', LastName: 'GUARD', EventType: 'Baptism', EventYear: '1803' }),
    ],
  );
});
afterAll(() => site.close());

const read = async (id: string, as?: object) => (await site.ask<Answered>(TRANSCRIPT, { id }, as)).data?.record;

describe('record', () => {
  it('gives a member every field, the household in order and the archive’s reference', async () => {
    const answer = await read('ROCHE-1871/1', MEMBER);
    expect(answer).toMatchObject({
      standing: 'FOUND',
      record: {
        name: 'William PINCH',
        access: 'FULL',
        source: { repository: 'The National Archives', archiveReference: 'RG 10/2267, folio 5' },
        place: { name: 'Roche, Cornwall' },
        group: { title: 'Household', columns: ['Relationship to head', 'Age', 'Occupation'] },
      },
    });
    expect(
      answer?.record?.group?.members.map(({ name, isClosed, isThisRecord }) => [name, isClosed, isThisRecord]),
    ).toEqual([
      ['William PINCH', false, true],
      ['Jane PINCH', false, false],
      [null, true, false],
    ]);
  });

  it('gives a visitor the summary of a set for members, and the whole of a free one', async () => {
    const summary = (await read('ROCHE-1871/1'))?.record;
    expect(summary).toMatchObject({
      access: 'SUMMARY',
      group: null,
      citations: [],
      source: { archiveReference: null },
    });
    expect(textOfAnswer(summary)).not.toMatch(/Clay Labourer|RG 10|Jane/);
    expect((await read('FREE-1/a'))?.record).toMatchObject({ access: 'FULL', name: 'Ann GUARD' });
  });

  it('is counted for the library of a patron who reads it whole, and for no one else', async () => {
    await site.db.rows(
      "/* test.library */ INSERT INTO institution (id, entity_id, name, sign_in_url, signing_keys) VALUES ('lib', 'https://idp.example', 'Library', 'https://idp.example/sso', '{key}')",
    );
    const memberId = await memberOfPatron(site.db, { institutionId: 'lib', persistentId: 'x', hasAccess: true });
    const patron = { memberId, grants: defaultGrants('library'), hasLibraryAccess: true };
    await read('ROCHE-1871/1', patron);
    await read('FREE-1/a', patron);
    await read('ROCHE-1871/3', patron);
    await read('ROCHE-1871/99', patron);
    await read('FREE-1/a', { ...patron, hasLibraryAccess: false });
    await read('FREE-1/a', MEMBER);
    expect(await contractStore(site.db).useOf('lib')).toMatchObject([{ reads: 2, visits: 0 }]);
  });

  it('names the file and the row of a delivery to no reader', async () => {
    const source = 'query Source($id: ID!) { record(id: $id) { record { source { sourceFile sourceRow } } } }';
    for (const reader of [undefined, MEMBER, { ...MEMBER, grants: defaultGrants('internal') }]) {
      const { data } = await site.ask(source, { id: 'ROCHE-1871/1' }, reader);
      expect(data).toEqual({ record: { record: { source: { sourceFile: '', sourceRow: 0 } } } });
    }
  });

  it('GRANT-034 cites the source only for readers who hold citations', async () => {
    expect((await read('ROCHE-1871/1', MEMBER))?.record?.citations[0]?.text).toMatch(
      /William PINCH, Census, 1871, Roche, Cornwall; The National Archives, RG 10\/2267, folio 5/,
    );
    expect(
      (await read('ROCHE-1871/1', { ...MEMBER, grants: MEMBER.grants.filter((grant) => grant !== 'citations') }))
        ?.record?.citations,
    ).toEqual([]);
    expect((await read('ROCHE-1871/1', MEMBER))?.record?.citations.map(({ style }) => style)).toEqual([
      'Plain',
      'Chicago',
      'MLA',
      'APA',
      'Evidence',
      'Harvard',
      'BibTeX',
      'GEDCOM',
    ]);
  });

  it('distinguishes missing from closed and says nothing else of a closed record', async () => {
    expect(await read('ROCHE-1871/99', MEMBER)).toEqual({
      standing: 'MISSING',
      goneSince: null,
      withdrawal: null,
      record: null,
    });
    expect(await read('ROCHE-1871/3', MEMBER)).toEqual({
      standing: 'CLOSED',
      goneSince: null,
      withdrawal: null,
      record: null,
    });
  });

  it('says since when an entry is gone, once readers see the set without it', async () => {
    await site.db.rows(
      `/* test.gone */ INSERT INTO record_gone (record_id, record_set_id, generation, gone_at, reason)
       SELECT 'FREE-1/' || key, id, live_generation + later, '2026-05-03', 'left-out' FROM record_set, (VALUES ('x', 0), ('a', 0), ('y', 1)) AS v(key, later) WHERE id = 'FREE-1'`,
    );
    expect(await read('FREE-1/x')).toEqual({
      standing: 'MISSING',
      goneSince: '2026-05-03',
      withdrawal: null,
      record: null,
    });
    expect(await read('FREE-1/y')).toEqual({ standing: 'MISSING', goneSince: null, withdrawal: null, record: null });
    expect(await read('FREE-1/a')).toMatchObject({ standing: 'FOUND', goneSince: null });
  });

  it('is read under an id that leads to it, with what hangs on its own', async () => {
    await site.db.rows(
      `/* test.moved */ INSERT INTO record_moved (old_id, new_id, record_set_id, generation) VALUES ('FREE-1/old', 'FREE-1/b', 'FREE-1', 1), ('FREE-1/shut', 'ROCHE-1871/3', 'FREE-1', 1)`,
    );
    await site.db.rows(
      `/* test.amend */ INSERT INTO record_amendment (record_id, field, value) VALUES ('FREE-1/b', 'FirstName', 'Thomas')`,
    );
    const answer = await read('FREE-1/old');
    expect(answer).toMatchObject({ standing: 'FOUND', goneSince: null, record: { id: 'FREE-1/b' } });
    expect(textOfAnswer(answer)).toContain('Thomas');
    expect(await read('FREE-1/shut', MEMBER)).toEqual({
      standing: 'CLOSED',
      goneSince: null,
      withdrawal: null,
      record: null,
    });
  });

  it('lets the name of a person who may be living appear in no answer, for any reader', async () => {
    for (const as of [undefined, MEMBER, { ...MEMBER, isInternal: true }]) {
      const answers = [
        ...(await Promise.all(['1', '2', '3'].map((key) => site.ask(TRANSCRIPT, { id: `ROCHE-1871/${key}` }, as)))),
        await site.ask(SETS, {}, as),
        await site.ask(SET, { id: 'ROCHE-1871' }, as),
      ];
      expect(textOfAnswer(answers)).not.toMatch(new RegExp(`${CANARY.split(' ').join('|')}|Canaryville|1999`, 'i'));
    }
  });
});

describe('a record that a corrected file closes', () => {
  it('is not read any more by the number that an older index still knows', async () => {
    const set = aRecordSet({ id: 'CORRECTED', name: 'Zz corrected' });
    const fields = { FirstName: 'Zebedee', LastName: 'CANARY', EventYear: '1999' };
    await publishRecords(site.db, set, [aRecord('1', fields)]);
    const { no } = (await site.db.one<{ no: number }>(
      "/* test.number */ SELECT no FROM record_live WHERE id = 'CORRECTED/1'",
    )) ?? { no: 0 };
    expect((await createRecordStore(site).byNumbers([Number(no)]))[0]?.id).toBe('CORRECTED/1');
    await publishRecords(site.db, set, [aRecord('1', fields, { isClosed: true }), aRecord('2', { FirstName: 'Ann' })]);
    expect(await createRecordStore(site).byNumbers([Number(no)])).toEqual([null]);
    await site.db.rows("/* test.forget */ DELETE FROM record_set WHERE id = 'CORRECTED'");
  });
});

describe('record sets', () => {
  it('lists what is really loaded, A to Z, without what is closed', async () => {
    const { data } = await site.ask<{ recordSets: object[] }>(SETS);
    expect(data?.recordSets).toEqual([
      {
        id: 'FREE-1',
        name: 'A free register',
        recordCount: 2,
        firstYear: 1801,
        lastYear: 1803,
        missingYears: [1802],
        placeCount: 0,
        places: [],
      },
      {
        id: 'ROCHE-1871',
        name: 'Roche 1871',
        recordCount: 2,
        firstYear: 1871,
        lastYear: 1871,
        missingYears: [],
        placeCount: 1,
        places: [{ value: 'Roche, Cornwall', count: 2 }],
      },
    ]);
  });

  it('answers null for a set that is not here', async () => {
    expect((await site.ask(SET, { id: 'NOWHERE' })).data).toEqual({ recordSet: null });
  });
});

describe('the document of a transcript', () => {
  const documentOf = async (id: string) =>
    (
      await site.app.inject({
        url: `/transcript?id=${encodeURIComponent(id)}`,
        headers: { accept: 'text/html', host: new URL(site.site.publicUrl).host },
      })
    ).body;

  it('gives search engines an open record of a free set, as data that no policy of scripts forbids', async () => {
    const block =
      /<script type="application\/ld\+json">(.*?)<\/script>/u.exec(await documentOf('FREE-1/a'))?.[1] ?? '{}';
    expect(JSON.parse(block)).toMatchObject({
      '@type': 'ArchiveComponent',
      about: { '@type': 'Person', name: 'Ann GUARD' },
      url: `${site.site.publicUrl}/transcript?id=FREE-1%2Fa`,
    });
  });

  it.each(['ROCHE-1871/1', 'ROCHE-1871/3', 'NONE/1'])(
    'says nothing of %s, which is for members, closed or missing',
    async (id) => {
      expect(await documentOf(id)).not.toContain('ld+json');
    },
  );
});

describe('opening many records', () => {
  const AT_ONCE = 15;
  const OPENED = `query Open { ${Array.from({ length: AT_ONCE }, (_, at) => `r${at}: record(id: "FREE-1/a") { standing }`).join(' ')} }`;
  const codesOf = async (query: string, as?: object) =>
    (await site.ask(query, {}, as)).errors?.map(({ extensions }) => extensions.code);

  it('REC-011 ends for a member after 600 in five minutes, and for no one else', async () => {
    const member = { ...MEMBER, memberId: 600 };
    for (let opened = 0; opened < 600; opened += AT_ONCE) expect(await codesOf(OPENED, member)).toBeUndefined();
    const ONE = 'query One { record(id: "FREE-1/a") { standing } }';
    expect(await codesOf(ONE, member)).toEqual(['RATE_LIMITED']);
    expect(await codesOf(ONE, MEMBER)).toBeUndefined();
    expect(await codesOf(ONE)).toBeUndefined();
  });
});

describe('the households before and after one', () => {
  const NEXT = `query Next($id: ID!) { record(id: $id) { record { nextHouseholds { previous { recordId name } next { recordId name } } } } }`;
  const nextOf = async (id: string, as?: object) =>
    (await site.ask<{ record: { record: null | { nextHouseholds: unknown } } }>(NEXT, { id }, as)).data?.record.record
      ?.nextHouseholds;
  const inHousehold = (key: string, groupKey: string, groupOrder: number, name: string, more: object = {}) =>
    aRecord(key, { FirstName: name, LastName: 'WEBB' }, { groupKey, groupOrder, ...more });

  beforeAll(() =>
    publishRecords(site.db, aRecordSet({ id: 'WALK-1881', name: 'Walk 1881' }), [
      inHousehold('1', 'a', 1, 'Ann'),
      inHousehold('2', 'a', 2, 'Amy'),
      // Closed as a whole: passed over.
      inHousehold('3', 'b', 1, 'Zebedee', { isClosed: true }),
      inHousehold('4', 'c', 1, 'Carl', { isClosed: true }),
      inHousehold('5', 'c', 2, 'Cora'),
      inHousehold('6', 'd', 2, 'Dora'),
      inHousehold('7', 'd', 1, 'Dan'),
      aRecord('8', { FirstName: 'Sole', LastName: 'WEBB' }),
    ]),
  );

  it('are the open ones next to it as the source lists them, each by the first person listed', async () => {
    expect(await nextOf('WALK-1881/1', MEMBER)).toEqual({
      previous: null,
      next: { recordId: 'WALK-1881/5', name: 'Cora WEBB' },
    });
    expect(await nextOf('WALK-1881/5', MEMBER)).toEqual({
      previous: { recordId: 'WALK-1881/1', name: 'Ann WEBB' },
      next: { recordId: 'WALK-1881/7', name: 'Dan WEBB' },
    });
    expect(await nextOf('WALK-1881/6', MEMBER)).toEqual({
      previous: { recordId: 'WALK-1881/5', name: 'Cora WEBB' },
      next: null,
    });
  });

  it('are unknown for a record of no household, and for a reader of the summary', async () => {
    expect(await nextOf('WALK-1881/8', MEMBER)).toBeNull();
    expect(await nextOf('WALK-1881/5')).toBeNull();
  });
});

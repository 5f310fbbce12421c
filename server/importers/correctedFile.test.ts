import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { seededRandom } from '#domain/kernel/random/createRandom.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { createRecordStore } from '#server/engines/search/records/recordStore.ts';
import { closeRecord } from '#server/modules/records/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { readDecisions } from './comparison/unsureList.ts';
import { importRecords, type ImportRequest } from './importRecords.ts';
import { readMapping } from './mapping/readMapping.ts';

const FAULTS = path.resolve('../shared/data/faults/records');

let db: Database;
let folder: string;
beforeAll(async () => {
  db = await testDatabase();
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-corrected-'));
  await createMember(db, {
    email: 'reader@example.org',
    firstName: 'Reader',
    lastName: 'Testwell',
    passwordHash: null,
  });
});
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

const baptisms = readMapping('freereg-baptisms');
/** As it was shipped before: a line of a file for a key. */
const byLine = { ...baptisms, key: '{#file}/{#line}' };

const importInto = (
  setName: string,
  files: Readonly<Record<string, readonly string[]>>,
  more: Partial<ImportRequest> = {},
) =>
  importRecords(db, {
    files: Object.entries(files).map(([name, lines]) => {
      writeFileSync(path.join(folder, name), `${lines.join('\n')}\n`);
      return path.join(folder, name);
    }),
    mapping: baptisms,
    setName,
    rejectFile: (id) => path.join(folder, `${id}.rejected.tsv`),
    isFewerAccepted: true,
    asOf: '2026-06-30',
    onProgress: () => {},
    signal: new AbortController().signal,
    ...more,
  });

interface Live {
  id: string;
  first: string;
  last: string;
  isClosed: boolean;
}
const live = (recordSetId: string) =>
  db.rows<Live>(
    `/* test.live */ SELECT id, fields->>'FirstName' AS first, fields->>'LastName' AS last, is_closed AS "isClosed" FROM record_live WHERE record_set_id = $1 ORDER BY no`,
    [recordSetId],
  );
const idOf = async (recordSetId: string, first: string): Promise<string> =>
  (await live(recordSetId)).find((row) => row.first === first)?.id ?? `no ${first}`;
const save = (id: string) =>
  db.rows(
    `/* test.save */ INSERT INTO clipping (id, member_id, kind, source_id, title, citation, own_words, source_words)
     SELECT 'c-' || translate(substr(md5($1), 1, 20), '0189', 'wxyz'), id, 'record', $1, 'Saved', '', '', '' FROM member LIMIT 1`,
    [id],
  );
const saved = async () =>
  (await db.rows<{ id: string }>('/* test.saved */ SELECT source_id AS id FROM clipping ORDER BY made_at')).map(
    ({ id }) => id,
  );
const amend = (id: string, value: string) =>
  db.rows(
    `/* test.amend */ INSERT INTO record_amendment (record_id, field, value) VALUES ($1, 'PlaceOfResidence', $2)`,
    [id, value],
  );
const close = (id: string) => db.transaction((tx) => closeRecord(tx, id));
const gone = async (id: string) =>
  (await db.one<{ reason: string }>('/* test.gone */ SELECT reason FROM record_gone WHERE record_id = $1', [id]))
    ?.reason ?? null;

const row = (
  number: number,
  date: string,
  forename: string,
  father: string,
  mother: string,
  surname: string,
  abode = 'Higher Town',
  work = 'Miner',
) => `CON,St Piran,St Piran PR,${number},,${date},${forename},f,${father},${mother},${surname},,${abode},${work},,,`;
const jenifer = row(1, '4 Mar 1821', 'Jenifer', 'John', 'Mary', 'TREWHIDDLE');
const hannibal = row(2, '11 Mar 1821', 'Hannibal', 'Wm', 'Grace', 'POLKINGHORNE');
const loveday = row(3, '18 Mar 1821', 'Loveday', 'Jas', 'Ann', 'TRESIDDER');
const digory = row(0, '25 Feb 1821', 'Digory', 'Saml', 'Jane', 'NANCARROW');

describe('a corrected file', () => {
  (existsSync(FAULTS) ? it : it.skip).each([
    ['imported by the mapping that is shipped', baptisms],
    ['first imported by the mapping that was shipped before', byLine],
    ['of a mapping of one’s own that counts lines', byLine],
  ])('leaves closure, correction and saved record with their people: %s', async (name, first) => {
    const set = name.includes('own') ? 'Own' : name.includes('before') ? 'Upgraded' : 'Shipped';
    const id = set.toUpperCase();
    const file = path.join(folder, 'CONPIRBA.csv');
    const take = (source: string, mapping: ImportRequest['mapping']) => {
      copyFileSync(path.join(FAULTS, source), file);
      return importInto(set, {}, { files: [file], mapping });
    };
    await take('CONPIRBA-before.csv', first);
    const before = await live(id);
    const [one, two, three] = ['Jenifer', 'Hannibal', 'Loveday'].map(
      (forename) => before.find((record) => record.first === forename)?.id ?? '',
    );
    await close(one ?? '');
    await save(two ?? '');
    await amend(three ?? '', 'Fore Street');
    const outcome = await take('CONPIRBA-after.csv', set === 'Own' ? byLine : baptisms);
    expect(outcome).toMatchObject({
      kind: 'published',
      comparison: { added: 1, changed: 0, moved: 0, gone: 0, missed: 0 },
    });
    const after = await live(id);
    expect(after.map(({ first: forename, isClosed }) => [forename, isClosed])).toEqual([
      ['Digory', false],
      ['Jenifer', true],
      ['Hannibal', false],
      ['Loveday', false],
    ]);
    expect(after.slice(1).map((record) => record.id)).toEqual([one, two, three]);
    expect(before.map((record) => record.id)).not.toContain(after[0]?.id);
    // And once more with the same lines in another file, when the entries have the ids of an earlier key.
    const again = await importInto(
      set,
      { 'renamed.csv': readFileSync(file, 'utf8').trim().split('\n').toReversed() },
      { mapping: set === 'Own' ? byLine : baptisms },
    );
    expect(again).toMatchObject({ comparison: { added: 0, changed: 0, moved: 0, gone: 0 } });
    expect((await live(id)).toReversed().map((record) => record.id)).toEqual(after.map((record) => record.id));
  });

  it('changes nothing when it is the same', async () => {
    await importInto('Same', { 'same.csv': [jenifer, hannibal] });
    expect(await importInto('Same', { 'same.csv': [jenifer, hannibal] })).toEqual({
      kind: 'unchanged',
      recordSetId: 'SAME',
    });
  });

  it('keeps the id of an entry whose name was read better while another was added, and says by field what changed', async () => {
    await importInto('Better', { 'better.csv': [jenifer, hannibal] });
    const id = await idOf('BETTER', 'Jenifer');
    const outcome = await importInto('Better', {
      'better.csv': [digory, jenifer.replace('TREWHIDDLE', 'TREWHIDDEL').replace('Miner', 'Tinner'), hannibal],
    });
    expect(outcome).toMatchObject({
      comparison: { added: 1, changed: 1, byField: { LastName: 1, FatherLastName: 1, FatherOccupation: 1 }, gone: 0 },
    });
    expect(await idOf('BETTER', 'Jenifer')).toBe(id);
  });

  it('keeps two namesakes of one day apart, however the rows are ordered', async () => {
    const cousin = jenifer.replace(',John,Mary,', ',Wm,Grace,');
    await importInto('Namesakes', { 'namesakes.csv': [jenifer, cousin, loveday] });
    const [one, two] = await live('NAMESAKES');
    await close(two?.id ?? '');
    await importInto('Namesakes', {
      'namesakes.csv': [loveday, cousin.replace('Miner', 'Tinner'), jenifer.replace('Miner', 'Smith')],
    });
    const after = await live('NAMESAKES');
    expect(after.map(({ id, isClosed }) => [id, isClosed]).slice(1)).toEqual([
      [two?.id, true],
      [one?.id, false],
    ]);
  });

  it('keeps ids when a file is split in two', async () => {
    await importInto('Split', { 'whole.csv': [digory, jenifer, hannibal, loveday] }, { mapping: byLine });
    const before = await live('SPLIT');
    expect(
      await importInto(
        'Split',
        { 'split-b.csv': [hannibal, loveday], 'split-a.csv': [digory, jenifer] },
        { mapping: byLine },
      ),
    ).toMatchObject({ comparison: { added: 0, changed: 0, gone: 0 } });
    const after = await live('SPLIT');
    expect(after.map(({ id, first }) => [first, id]).sort()).toEqual(before.map(({ id, first }) => [first, id]).sort());
  });

  it('never gives the id of an entry that is gone to another one, and gives it back when the entry comes back', async () => {
    await importInto('Gone', { 'gone.csv': [jenifer, hannibal] });
    const id = await idOf('GONE', 'Hannibal');
    await save(id);
    expect(await importInto('Gone', { 'gone.csv': [jenifer] })).toMatchObject({
      comparison: { added: 0, gone: 1, missed: 1 },
    });
    expect(await gone(id)).toBe('left-out');
    expect(await createRecordStore({ db }).byId(id)).toBeNull();
    await importInto('Gone', { 'gone.csv': [jenifer, hannibal] });
    expect(await idOf('GONE', 'Hannibal')).toBe(id);

    await importInto('Gone by line', { 'gone.csv': [jenifer, hannibal] }, { mapping: byLine });
    const byLineId = await idOf('GONE-BY-LINE', 'Hannibal');
    await importInto('Gone by line', { 'gone.csv': [jenifer] }, { mapping: byLine });
    await importInto('Gone by line', { 'gone.csv': [jenifer, loveday] }, { mapping: byLine });
    expect(await idOf('GONE-BY-LINE', 'Loveday')).toBe(`${byLineId}~2`);
  });

  it('stops where an entry cannot be told that something hangs on, lists it, and does what the operator decides', async () => {
    const twin = jenifer.replace('Jenifer', 'Digory').replace(',f,', ',m,');
    for (const [set, word] of [
      ['Decided same', 'same'],
      ['Decided gone', 'gone'],
    ] as const) {
      const id = set.toUpperCase().replace(' ', '-');
      await importInto(set, { 'decided.csv': [jenifer, hannibal] });
      const record = await idOf(id, 'Jenifer');
      await save(record);
      const before = await live(id);
      await expect(importInto(set, { 'decided.csv': [twin, hannibal] })).rejects.toThrow(
        new RegExp(`^${id} stays as it is: 1 entry with something attached .* --decisions .*${id}\\.unsure\\.tsv\\.$`),
      );
      expect(await live(id)).toEqual(before);
      const list = path.join(folder, `${id}.unsure.tsv`);
      const [heading, line] = readFileSync(list, 'utf8').trimEnd().split('\n');
      expect(heading).toBe('record\thangs\trow\twhere\tbits\tdiffers\tdecision');
      expect(line).toMatch(
        new RegExp(
          `^${record}\t1 clipping\t${id}/[a-z2-7]{12}\tdecided\\.csv, line 1\t[\\d.]+\tFirstName: Jenifer → Digory; Gender: Female → Male\t?$`,
        ),
      );
      writeFileSync(list, `${heading}\n${line?.trimEnd()}\t${word}\n`);
      expect(
        await importInto(set, { 'decided.csv': [twin, hannibal] }, { decisions: await readDecisions(list) }),
      ).toMatchObject({
        comparison: word === 'same' ? { added: 0, changed: 1, gone: 0 } : { added: 1, changed: 0, gone: 1, missed: 1 },
      });
      expect((await idOf(id, 'Digory')) === record).toBe(word === 'same');
    }
  });

  it('takes two entries for one that was there twice where the operator says that both are one row', async () => {
    const [one, other] = [jenifer.replace('Jenifer', 'Grace'), jenifer.replace('Jenifer', 'Loveday')];
    await importInto('Two of one', { 'two.csv': [one, other, hannibal] });
    const [grace, loveday] = [await idOf('TWO-OF-ONE', 'Grace'), await idOf('TWO-OF-ONE', 'Loveday')];
    await save(grace);
    await save(loveday);
    const next = { 'two.csv': [jenifer, hannibal] };
    await expect(importInto('Two of one', next)).rejects.toThrow(/2 entries with something attached/);
    const list = path.join(folder, 'TWO-OF-ONE.unsure.tsv');
    writeFileSync(
      list,
      readFileSync(list, 'utf8')
        .replace(/\t?\n(?=TWO|$)/gu, '\tsame\n')
        .replace('decision\tsame', 'decision'),
    );
    const outcome = await importInto('Two of one', next, { decisions: await readDecisions(list) });
    expect(outcome).toMatchObject({ comparison: { added: 0, gone: 0, moved: 1 } });
    expect([grace, loveday]).toContain(await idOf('TWO-OF-ONE', 'Jenifer'));
    const store = createRecordStore({ db });
    const [first, second] = await Promise.all([grace, loveday].map(async (id) => (await store.byId(id))?.id));
    expect(first).toBe(second);
  });

  it('takes nothing but same and gone for a decision', async () => {
    const list = path.join(folder, 'wrong.tsv');
    writeFileSync(
      list,
      'record\thangs\trow\twhere\tbits\tdiffers\tdecision\nSET/1\t1 closure\tSET/2\tf, line 2\t9.0\t\tperhaps\n',
    );
    await expect(readDecisions(list)).rejects.toThrow(/line 2: "perhaps" is no decision\. Write same or gone\.$/);
    await expect(readDecisions(path.join(folder, 'nowhere.tsv'))).rejects.toThrow(/^There is no list of decisions /);
  });

  it('lets the id of an entry that was there twice lead to the one that stays, also where that moves again', async () => {
    await importInto('Twice', { 'twice.csv': [jenifer, jenifer, jenifer, hannibal] });
    const [one, two, three] = (await live('TWICE')).map(({ id }) => id);
    expect(await importInto('Twice', { 'twice.csv': [jenifer, jenifer, hannibal] })).toMatchObject({
      comparison: { added: 0, moved: 1, gone: 0 },
    });
    expect(await importInto('Twice', { 'twice.csv': [jenifer, hannibal] })).toMatchObject({
      comparison: { moved: 1, gone: 0 },
    });
    const store = createRecordStore({ db });
    expect(await Promise.all([one, two, three].map(async (id) => (await store.byId(id ?? ''))?.id))).toEqual([
      one,
      one,
      one,
    ]);
  });

  it('takes what hangs on the second of two equal entries to the first, once the operator says that they are the same', async () => {
    await importInto('Doubled', { 'doubled.csv': [jenifer, jenifer, hannibal] });
    const [one, two] = (await live('DOUBLED')).map(({ id }) => id);
    await close(two ?? '');
    await amend(one ?? '', 'Fore Street');
    await amend(two ?? '', 'Back Lane');
    await save(two ?? '');
    await expect(importInto('Doubled', { 'doubled.csv': [jenifer, hannibal] })).rejects.toThrow(
      /1 entry with something attached/,
    );
    const list = path.join(folder, 'DOUBLED.unsure.tsv');
    writeFileSync(list, readFileSync(list, 'utf8').replace(/\t?\n$/u, '\tsame\n'));
    await importInto('Doubled', { 'doubled.csv': [jenifer, hannibal] }, { decisions: await readDecisions(list) });
    expect(await live('DOUBLED')).toMatchObject([
      { id: one, isClosed: true },
      { first: 'Hannibal', isClosed: false },
    ]);
    expect(await saved()).toContain(one);
    expect(
      await db.rows('/* test.amendments */ SELECT value FROM record_amendment WHERE record_id = ANY($1::text[])', [
        [one, two],
      ]),
    ).toEqual([{ value: 'Fore Street' }]);
  });

  it.each([
    ['content', baptisms],
    ['line', byLine],
  ] as const)(
    'that is corrected at random, again and again, moves nothing to another person: keys by %s',
    async (name, mapping) => {
      const random = seededRandom(7);
      const below = (count: number) => Math.floor(random() * count);
      const pick = (words: string) => words.split(' ')[below(words.split(' ').length)] ?? '';
      const forename = () =>
        pick('John Mary William Grace Jenifer Hannibal Loveday Digory Thomas Ann Elizabeth Richard');
      let people = 0;
      // The notes hold who it is in truth, with the register's own words.
      const entry = () =>
        row(
          0,
          `${1 + below(28)} ${pick('Jan Feb Mar')} 1821`,
          forename(),
          forename(),
          forename(),
          pick('TREWHIDDLE POLKINGHORNE TRESIDDER NANCARROW PENHALIGON ROWE'),
        ).replace(/,,,$/u, `,T${(people += 1)},,`);
      const truthOf = (line: string) => /,(T\d+),,$/u.exec(line)?.[1] ?? '';
      const set = `Random ${name}`;
      const id = set.toUpperCase().replace(' ', '-');
      let lines = Array.from({ length: 120 }, entry);
      // What is compared must not know the truth: the field is left out of the mapping, and the truth looked up by
      // line.
      const blind = {
        ...mapping,
        records: mapping.records.map((record) => ({
          ...record,
          fields: Object.fromEntries(Object.entries(record.fields).filter(([field]) => field !== 'Notes')),
        })),
      };
      const held = async () => {
        const rows = await db.rows<{ id: string; line: number; isClosed: boolean }>(
          `/* test.held */ SELECT id, source_row AS line, is_closed AS "isClosed" FROM record_live WHERE record_set_id = $1`,
          [id],
        );
        return new Map(
          rows.map((record) => [
            record.id,
            {
              truth: truthOf(lines[record.line - 1] ?? ''),
              text: (lines[record.line - 1] ?? '').replace(/,T\d+,,$/u, ''),
              isClosed: record.isClosed,
            },
          ]),
        );
      };
      await importInto(set, { 'random.csv': lines }, { mapping: blind });
      /** What was closed, saved or corrected, by the record's id. */
      const hangs = new Map<string, { truth: string; isClosed: boolean }>();
      const acts = [close, save, (record: string) => amend(record, 'Fore Street')];
      let stops = 0;
      for (let delivery = 0; delivery < 15; delivery += 1) {
        const known = [...(await held())];
        const [record, what] = known[below(known.length)] as (typeof known)[number];
        if (!what.isClosed && !hangs.has(record)) {
          const act = acts[delivery % acts.length]!;
          await act(record);
          hangs.set(record, { truth: what.truth, isClosed: act === close });
        }
        const next = [...lines];
        for (let edit = 0; edit < 8; edit += 1) {
          const at = below(next.length);
          const line = next[at] ?? '';
          const kind = below(5);
          if (kind === 0) next.splice(at, 0, entry());
          else if (kind === 1) next.splice(at, 1);
          else if (kind === 2) next.splice(below(next.length), 0, ...next.splice(at, 1));
          else if (kind === 3) next[at] = line.replace(/([A-Z]{4,})([A-Z])/u, '$1');
          else next[at] = line.replace(/Higher Town|Miner/u, (word) => (word === 'Miner' ? 'Tinner' : 'Lower Town'));
        }
        const outcome = await importInto(set, { 'random.csv': next }, { mapping: blind }).catch(
          (error: unknown) => error,
        );
        if (outcome instanceof Error) {
          expect(outcome.message).toContain('something attached');
          stops += 1;
          continue;
        }
        lines = next;
        const after = await held();
        for (const [record, { truth, isClosed }] of hangs) {
          const now = after.get(record);
          expect([record, now?.truth ?? truth, now?.isClosed ?? isClosed]).toEqual([record, truth, isClosed]);
        }
        expect([...after].filter(([one, { isClosed }]) => isClosed && !hangs.get(one)?.isClosed)).toEqual([]);
      }
      expect(hangs.size).toBeGreaterThan(8);
      expect(stops).toBeLessThan(5);
    },
  );
});

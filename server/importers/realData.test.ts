import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { projectRoot } from '#server/config/projectRoot.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import type { Database } from '../db/database.ts';
import { importRecords } from './importRecords.ts';
import { readMapping } from './mapping/readMapping.ts';

// Real transcriptions that are not part of the project: without them there is nothing to hold the shipped mappings against.
const DATA = path.resolve(projectRoot(), process.env.MUNIMENT_SHARED ?? '../shared', 'data');
const hasData = existsSync(path.join(DATA, 'census/freecen.tsv'));
if (!hasData) process.stderr.write(`Skipped: the real transcriptions are not in ${DATA}.\n`);
const describeReal = hasData ? describe : describe.skip;

let db: Database;
let folder: string;
beforeAll(async () => {
  db = await testDatabase();
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-real-'));
});
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

const KINDS: Readonly<Record<string, string>> = { BA: 'freereg-baptisms', BU: 'freereg-burials', MA: 'freereg-marriages' };
const importInto = async (setName: string, mapping: string, files: string[]) => {
  const outcome = await importRecords(db, {
    files: files.map((file) => path.join(DATA, file)),
    mapping: readMapping(mapping),
    setName,
    rejectFile: (id) => path.join(folder, `${id}.tsv`),
    asOfYear: 2026,
    onProgress: () => {},
    signal: new AbortController().signal,
  });
  if (outcome.kind !== 'published') throw new Error(outcome.kind);
  return outcome;
};
const rejectedOf = (recordSetId: string) => readFileSync(path.join(folder, `${recordSetId}.tsv`), 'utf8').trim().split('\n').slice(1);

interface Row {
  id: string;
  fields: Record<string, string>;
  group_key: string | null;
  is_closed: boolean;
}
const recordsOf = (recordSetId: string, sourceRow: number, sourceFile = '%') =>
  db.rows<Row>(
    '/* test.golden */ SELECT id, fields, group_key, is_closed FROM record_live WHERE record_set_id = $1 AND source_row = $2 AND source_file LIKE $3 ORDER BY group_order',
    [recordSetId, sourceRow, sourceFile],
  );

describeReal('the census transcription with the mapping freecen', () => {
  beforeAll(async () => {
    const { accepted, rejected, closed } = await importInto('Census', 'freecen', ['census/freecen.tsv']);
    counts = { accepted, rejected, closed };
  }, 120_000);
  let counts = {};

  it('makes a record of every person and turns away the houses without people', () => {
    // 28,248 rows, of which 344 are marked as uninhabited or in building and bear no forename.
    expect(counts).toEqual({ accepted: 27_904, rejected: 344, closed: 0 });
    expect(rejectedOf('CENSUS').every((line) => line.endsWith('\tnames nobody'))).toBe(true);
  });

  it('has William Pinch at Gracca in Roche with his wife and children', async () => {
    const [william] = await recordsOf('CENSUS', 2);
    expect(william).toEqual({
      id: 'CENSUS/RG102267.VLD/000001/0001',
      is_closed: false,
      group_key: 'RG102267.VLD/000001',
      fields: {
        FirstName: 'William',
        LastName: 'PINCH',
        RelationshipToHead: 'Head',
        MaritalStatus: 'Married',
        Gender: 'Male',
        Age: '39',
        Occupation: 'Clay Labourer',
        PlaceOfBirth: 'Roche, Cornwall',
        BirthParish: 'Roche',
        BirthCounty: 'Cornwall',
        EventType: 'Census',
        CensusYear: '1871',
        EventYear: '1871',
        Address: 'Gracca',
        Parish: 'Roche',
        Place: 'Roche, Cornwall',
        County: 'Cornwall',
        Country: 'England',
        EnumerationDistrict: '24',
        Piece: 'RG 10/2267',
        Folio: '5',
        Page: '1',
        Schedule: '1',
      },
    });
    const household = await db.rows<Row>('/* test.household */ SELECT fields FROM record_live WHERE group_key = $1 ORDER BY group_order', ['RG102267.VLD/000001']);
    expect(household.map(({ fields: { FirstName, RelationshipToHead, Age } }) => `${FirstName}, ${RelationshipToHead}, ${Age}`)).toEqual([
      'William, Head, 39',
      'Jane, Wife, 38',
      'Alfored, Son, 15',
      'Mary Ann, Daughter, 10',
      'Frances Ann, Daughter, 8',
      'Sophpia Jane, Daughter, 6',
      'Tom, Son, 3',
      'William, Son, 1',
    ]);
    expect((await recordsOf('CENSUS', 6))[0]?.fields).toMatchObject({ PlaceOfBirth: 'Aller France, British overseas' });
  });

  it('leaves no code of the transcribers in words that readers see', async () => {
    const values = await db.rows<{ value: string }>(
      `/* test.words */ SELECT DISTINCT fields->>f AS value FROM record_live, unnest(ARRAY['Gender', 'MaritalStatus', 'County', 'Country', 'EventType']) f WHERE fields ? f ORDER BY 1`,
    );
    expect(values.map(({ value }) => value)).toEqual(['Census', 'Cornwall', 'Durham', 'England', 'Female', 'Male', 'Married', 'Unmarried', 'Widowed']);
    expect(await db.rows(`/* test.ages */ SELECT 1 FROM record_live WHERE fields->>'Age' !~ '^[0-9]+( (months|weeks|days))?$'`)).toEqual([]);
    expect(await db.rows(`/* test.counties */ SELECT DISTINCT fields->>'BirthCounty' FROM record_live WHERE fields->>'BirthCounty' ~ '^[A-Z]{3}$'`)).toEqual([]);
  });
});

describeReal('the parish registers with the mappings freereg-…', () => {
  it.each([
    // Rows of the file; every marriage makes a record of either party.
    ['Chd-HRTCALBA.csv', 186, 0],
    ['Chd-HRTCALBU.csv', 125, 0],
    ['Chd-HRTCALMA.csv', 90, 0],
    ['Chd-HRTWILMA.csv', 1_090, 0],
    ['DSR-SOMRUNBA.csv', 171, 0],
    ['Devonian-DEVLANBU.csv', 128, 0],
    ['kirkbedfordshire-BDFYIEBA.csv', 1_223, 0],
    ['kirkbedfordshire-BDFYIEBU.csv', 972, 0],
    ['kirkbedfordshire-BDFYIEMA.csv', 550, 0],
    ['kirknorfolk-NFKALEBU.csv', 15, 0],
    ['place_creation-SOMMSNBA2.csv', 5_392, 0],
    ['place_creation-SOMMSNBA3.csv', 3_705, 0],
    ['place_creation-SOMMSNBA5.csv', 54, 0],
    ['place_creation-SOMMSNBA6.csv', 232, 0],
    ['place_creation-SOMMSNBU2.csv', 3_448, 0],
    ['place_creation-SOMMSNBU3.csv', 2_975, 0],
    ['place_creation-SOMMSNBU5.csv', 50, 0],
    ['place_creation-SOMMSNMA2.csv', 2_142, 0],
    ['place_creation-SOMMSNMA3.csv', 1_740, 0],
    ['place_creation-SOMMSNMA5.csv', 14, 0],
  ])('reads %s: %d records, %d rows rejected', async (file, accepted, rejected) => {
    const kind = KINDS[/(BA|BU|MA)\d?\.csv$/.exec(file)?.[1] ?? ''] ?? '';
    const outcome = await importInto(path.parse(file).name, kind, [`parish/${file}`]);
    const closed = await db.rows(`/* test.closed */ SELECT fields, source_row FROM record_live WHERE record_set_id = $1 AND is_closed LIMIT 5`, [outcome.recordSetId]);
    process.stderr.write(JSON.stringify([file, outcome.accepted, outcome.rejected, outcome.closed, rejectedOf(outcome.recordSetId).slice(0, 5), closed])+'\n');
    expect({ accepted: outcome.accepted, rejected: outcome.rejected, closed: outcome.closed }).toEqual({ accepted, rejected, closed: 0 });
  });
});

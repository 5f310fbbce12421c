import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { projectRoot } from '#server/platform/config/projectRoot.ts';
import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { importRecords } from './importRecords.ts';
import { readMapping } from './mapping/readMapping.ts';

// Real transcriptions that are not part of the project: without them there is nothing to hold the shipped mappings
// against.
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

const KINDS: Readonly<Record<string, string>> = {
  BA: 'freereg-baptisms',
  BU: 'freereg-burials',
  MA: 'freereg-marriages',
};
const importInto = async (setName: string, mapping: string, files: string[]) => {
  const outcome = await importRecords(db, {
    files: files.map((file) => path.join(DATA, file)),
    mapping: readMapping(mapping),
    setName,
    rejectFile: (id) => path.join(folder, `${id}.tsv`),
    asOf: '2026-06-30',
    onProgress: () => {},
    signal: new AbortController().signal,
  });
  if (outcome.kind !== 'published') throw new Error(outcome.kind);
  return outcome;
};
const rejectedOf = (recordSetId: string) =>
  readFileSync(path.join(folder, `${recordSetId}.tsv`), 'utf8')
    .trim()
    .split('\n')
    .slice(1);

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
  let counts = {};
  beforeAll(async () => {
    const { accepted, rejected, closed } = await importInto('Census', 'freecen', ['census/freecen.tsv']);
    counts = { accepted, rejected, closed };
  }, 120_000);

  it('makes a record of every person and turns away the houses without people', () => {
    // 28,248 rows, of which 344 are houses: uninhabited, in building, people away, a schedule not used.
    expect(counts).toEqual({ accepted: 27_904, rejected: 344, closed: 0 });
    expect(rejectedOf('CENSUS').every((line) => line.endsWith('\thas no name'))).toBe(true);
  });

  it('has William Pinch at Gracca in Roche with his wife and children', async () => {
    const [william] = await recordsOf('CENSUS', 2);
    expect(william).toEqual({
      id: expect.stringMatching(/^CENSUS\/[a-z2-7]{12}$/) as string,
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
    const household = await db.rows<Row>(
      '/* test.household */ SELECT fields FROM record_live WHERE group_key = $1 ORDER BY group_order',
      ['RG102267.VLD/000001'],
    );
    expect(
      household.map(
        ({ fields: { FirstName, RelationshipToHead, Age } }) => `${FirstName}, ${RelationshipToHead}, ${Age}`,
      ),
    ).toEqual([
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
    expect(values.map(({ value }) => value)).toEqual([
      'Census',
      'Cornwall',
      'Durham',
      'England',
      'Female',
      'Male',
      'Married',
      'Unmarried',
      'Widowed',
    ]);
    expect(
      await db.rows(
        `/* test.ages */ SELECT 1 FROM record_live WHERE fields->>'Age' !~ '^[0-9]+( (months|weeks|days))?$'`,
      ),
    ).toEqual([]);
    expect(
      await db.rows(
        `/* test.counties */ SELECT DISTINCT fields->>'BirthCounty' FROM record_live WHERE fields->>'BirthCounty' ~ '^[A-Z]{3}$'`,
      ),
    ).toEqual([]);
  });
});

describeReal('the parish registers with the mappings freereg-…', () => {
  it.each([
    // A row makes a record, a marriage one of either party. The rejected rows were looked up: entries that hold
    // nothing but a number or a remark ("Completely illegible", "Spoilt", "a stranger"). In Yielden six brides have no
    // name.
    ['Chd-HRTCALBA.csv', 186, 0],
    ['Chd-HRTCALBU.csv', 125, 0],
    ['Chd-HRTCALMA.csv', 90, 0],
    ['Chd-HRTWILMA.csv', 1_078, 6],
    ['DSR-SOMRUNBA.csv', 171, 0],
    ['Devonian-DEVLANBU.csv', 128, 0],
    ['kirkbedfordshire-BDFYIEBA.csv', 1_223, 0],
    ['kirkbedfordshire-BDFYIEBU.csv', 971, 1],
    ['kirkbedfordshire-BDFYIEMA.csv', 544, 0],
    ['kirknorfolk-NFKALEBU.csv', 15, 0],
    ['place_creation-SOMMSNBA2.csv', 5_392, 0],
    ['place_creation-SOMMSNBA3.csv', 3_688, 17],
    ['place_creation-SOMMSNBA5.csv', 54, 0],
    ['place_creation-SOMMSNBA6.csv', 231, 1],
    ['place_creation-SOMMSNBU2.csv', 3_448, 0],
    ['place_creation-SOMMSNBU3.csv', 2_964, 11],
    ['place_creation-SOMMSNBU5.csv', 50, 0],
    ['place_creation-SOMMSNMA2.csv', 2_142, 0],
    ['place_creation-SOMMSNMA3.csv', 1_740, 0],
    ['place_creation-SOMMSNMA5.csv', 14, 0],
  ])('reads %s: %d records, %d rows rejected', async (file, accepted, rejected) => {
    const kind = KINDS[/(BA|BU|MA)\d?\.csv$/.exec(file)?.[1] ?? ''] ?? '';
    const outcome = await importInto(path.parse(file).name, kind, [`parish/${file}`]);
    expect({ accepted: outcome.accepted, rejected: outcome.rejected, closed: outcome.closed }).toEqual({
      accepted,
      rejected,
      closed: 0,
    });
  });

  it('reads a burial of a dual year, with the relative and the register', async () => {
    const [will] = await recordsOf('KIRKNORFOLK-NFKALEBU', 1);
    expect(will).toMatchObject({ group_key: null, is_closed: false });
    expect(will?.fields).toEqual({
      FirstName: 'Will',
      LastName: 'SADD',
      Relationship: 'Son',
      RelativeFirstName: 'John',
      RelativeLastName: 'SADD',
      EventType: 'Burial',
      EventYear: '1691',
      EventDate: '6 Mar 1690/1',
      BurialDate: '6 Mar 1690/1',
      YearOfDeath: '1691',
      Place: 'Aldeby, Norfolk',
      Parish: 'Aldeby',
      County: 'Norfolk',
      Country: 'England',
      Church: 'St Mary',
      RegisterType: 'Bishop’s transcript',
    });
  });

  it('reads a marriage as two people, each with the father, the spouse and the witnesses', async () => {
    const [groom, bride] = await recordsOf('PLACE-CREATION-SOMMSNMA3', 1);
    const common = {
      WitnessFirstName: 'Samual, Hannah',
      WitnessLastName: 'SHEARN, SHEARN',
      EventType: 'Marriage',
      EventYear: '1837',
      EventDate: '22 Aug 1837',
      MarriageDate: '22 Aug 1837',
      MarriageYear: '1837',
      Place: 'Midsomer Norton, Somerset',
      Parish: 'Midsomer Norton',
      County: 'Somerset',
      Country: 'England',
      Church: 'St John the Baptist',
    };
    expect(groom?.fields).toEqual({
      ...common,
      FirstName: 'Richard',
      LastName: 'GALLOP',
      Gender: 'Male',
      Role: 'Groom',
      MaritalStatus: 'Batchelor',
      Occupation: 'Grocer',
      PlaceOfResidence: 'Bedminster',
      SpouseFirstName: 'Sarah',
      SpouseLastName: 'SHEARN',
      FatherFirstName: 'Joseph',
      FatherLastName: 'GALLOP',
      FatherOccupation: 'Grocer',
    });
    expect(bride?.fields).toEqual({
      ...common,
      FirstName: 'Sarah',
      LastName: 'SHEARN',
      Gender: 'Female',
      Role: 'Bride',
      MaritalStatus: 'Spinster',
      PlaceOfResidence: 'Midsomer Norton',
      SpouseFirstName: 'Richard',
      SpouseLastName: 'GALLOP',
      FatherFirstName: 'Samuel',
      FatherLastName: 'SHEARN',
      FatherOccupation: 'Yeoman',
    });
    expect(bride?.group_key).toBe(groom?.group_key);
    expect(groom?.id).toMatch(/^PLACE-CREATION-SOMMSNMA3\/[a-z2-7]{12}\/groom$/u);
    expect(bride?.id).toBe(groom?.id.replace(/groom$/u, 'bride'));
  });

  it('reads a file of windows-1252 among others of UTF-8', async () => {
    const [thomas] = await recordsOf('PLACE-CREATION-SOMMSNBA3', 994);
    expect(thomas?.fields).toMatchObject({
      FirstName: 'Thomas Goldsborough',
      MotherFirstName: 'Emily Desirée Louise',
      DateOfBirth: '14 May 1873',
      FatherOccupation: 'Surgeon',
    });
  });
});

describeReal('the register files made by hand', () => {
  const artificial = (names: string[]) => names.map((name) => `parish/artificial/${name}.csv`);

  it('closes the baptism of 1942, the marriage of 1949 and the burial of 2014 that names a father', async () => {
    await importInto(
      'Baptisms',
      'freereg-baptisms',
      artificial([
        'birth_date_ba',
        'double_latinization',
        'embargoed_baptism',
        'multiple_expansions',
        'ucf_nostar',
        'ucf_star',
        'unclear_date_ba',
      ]),
    );
    await importInto('Marriages', 'freereg-marriages', artificial(['embargoed_marriage', 'multiple_forenames']));
    await importInto('Burials', 'freereg-burials', artificial(['embargoed_burial']));
    const closed = await db.rows<Row>(
      `/* test.embargo */ SELECT fields FROM record_live WHERE is_closed AND record_set_id IN ('BAPTISMS', 'MARRIAGES', 'BURIALS') ORDER BY no`,
    );
    expect(closed.map(({ fields: { EventDate, FirstName } }) => `${EventDate}: ${FirstName}`)).toEqual([
      '27 Feb 1942: Margaret Elizabeth',
      '26 Dec 1949: Charles William',
      '26 Dec 1949: Joan',
      '20 Jul 2014: Nannah',
    ]);
  });

  it('keeps uncertain letters and dates as they are written, and claims no year of its own', async () => {
    expect((await recordsOf('BAPTISMS', 6, 'ucf_nostar%'))[0]?.fields).toMatchObject({
      FirstName: 'Eli[sz]abeth',
      LastName: 'SIX',
    });
    // That something stood there, or nothing, is shown as the transcriber said it.
    expect((await recordsOf('BAPTISMS', 7, 'ucf_nostar%'))[0]?.fields).toMatchObject({ FirstName: '[blank]' });
    expect((await recordsOf('BAPTISMS', 3, 'unclear%'))[0]?.fields).toMatchObject({
      DateOfBirth: '* * 165*',
      EventYear: '1653',
    });
    expect((await recordsOf('BAPTISMS', 3, 'unclear%'))[0]?.fields).not.toHaveProperty('YearOfBirth');
    expect((await recordsOf('BAPTISMS', 1, 'unclear%'))[0]?.fields).toMatchObject({
      DateOfBirth: '* Nov 1653',
      YearOfBirth: '1653',
    });
  });

  it('keeps several forenames and remarks of the transcriber', async () => {
    const [groom] = await recordsOf('MARRIAGES', 1, 'multiple%');
    expect(groom?.fields).toMatchObject({
      FirstName: 'William Charles Hartwright',
      Age: '27',
      PlaceOfResidence: 'Thorncliffe',
      Place: 'Elderfield, Worcestershire',
      Notes: 'Thos.Simpkins decd',
    });
    expect((await recordsOf('BAPTISMS', 1, 'multiple%'))[0]?.fields).toMatchObject({
      FirstName: 'William',
      MotherFirstName: 'Eliz',
      RegisterType: 'Dwelly’s transcript',
      Place: 'Belton, Leicestershire',
    });
  });
});

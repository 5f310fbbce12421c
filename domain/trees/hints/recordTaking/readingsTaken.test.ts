import { READINGS_WRITTEN } from '#domain/records/core/readingsWritten.fixture.ts';
import { compareSurnames } from '#domain/records/matches/compareNames.ts';
import { comparedName } from '#domain/records/matches/personDescription.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';
import { aPerson } from '#domain/trees/core/trees.fixture.ts';
import { documentsOf, readWhole, writeWhole } from '#domain/trees/gedcom/gedcom.fixture.ts';
import type { KindOfDocument } from '#domain/trees/gedcom/interpreting/createInterpreter.ts';
import { formatRecord } from '#domain/trees/gedcom/writing/formatRecord.ts';

import { comparedTreeName } from '../comparedTreeName.ts';
import { applyRecord } from './applyRecord.ts';
import { mergeRows } from './mergeRows.ts';
import { recordClaims } from './recordClaims.ts';
import { recordRelatives } from './recordRelatives.ts';

const SET = { name: 'Burials of Wexcombe', description: '', repository: null, archiveSeries: null };
const ADDRESS = 'https://site.example/transcript?id=WEX%2F1';

/** The person after a record of FreeREG was taken in. */
function taken(fields: Record<string, string>, person: TreePerson, isNew = false): TreePerson | undefined {
  const { changes = [] } = applyRecord({
    record: { id: 'WEX/1', fields, kind: 'death', set: SET, address: ADDRESS },
    person,
    isNew,
    newAs: null,
    families: [],
    couple: null,
    rows: mergeRows(recordClaims(fields, 'death', 'freereg'), person, null),
    choices: new Map(),
    relatives: [],
    source: null,
    nextId: 50,
  });
  return changes.flatMap((change) => (change.kind === 'person' && change.after ? [change.after] : []))[0];
}
const burial = (first: string, last: string) => ({
  EventType: 'Burial',
  EventYear: '1713',
  FirstName: first,
  LastName: last,
});

describe('a record whose name could not be read whole, in a tree', () => {
  it('names a new person with full stops, and the citation of the name says what was written', () => {
    expect(taken(burial('Mary', 'C__PER'), aPerson(2), true)?.names).toMatchObject([
      {
        given: 'Mary',
        surname: 'C..per',
        citations: [{ recordId: 'WEX/1', note: 'Surname as transcribed: "C__PER"' }],
      },
    ]);
  });

  it('leaves the name of a person it may be, and goes into its citation', () => {
    const names = taken(burial('Mary', 'C__PER'), aPerson(2, 'Mary Cooper'))?.names ?? [];
    expect(names).toMatchObject([
      { given: 'Mary', surname: 'Cooper', citations: [{ note: 'Surname as transcribed: "C__PER"' }] },
    ]);
  });

  it('is another name where it cannot be that of the tree', () => {
    const rows = mergeRows(recordClaims(burial('Mary', 'C__PER'), 'death', 'freereg'), aPerson(2, 'Mary Webb'), null);
    expect(rows[0]).toMatchObject({ agreement: 'different', suggested: 'person', record: 'Mary C..per' });
  });

  it('names relatives likewise', () => {
    const fields = { FirstName: 'Ann', FatherFirstName: 'J_hn', FatherLastName: 'MAR*' };
    expect(recordRelatives({ id: 'WEX/1', fields }, [], 'freereg')).toMatchObject([
      {
        given: 'J.hn',
        surname: 'Mar...',
        note: 'First name as transcribed: "J_hn". Surname as transcribed: "MAR*"',
      },
    ]);
  });

  it.each(READINGS_WRITTEN)('goes out as GEDCOM and comes back: %s', async (written) => {
    const person = taken(burial('Mary', written), aPerson(2), true);
    const read = await readWhole('0 HEAD\n1 GEDC\n2 VERS 5.5.1\n1 CHAR UTF-8\n0 TRLR\n');
    const added: KindOfDocument = { kind: 'person', document: { ...person!, id: 2 } };
    const file = writeWhole(read, [...documentsOf(read), added]).map(formatRecord);
    const text = `0 HEAD\n1 GEDC\n2 VERS 5.5.1\n1 CHAR UTF-8\n${file.filter((record) => record.includes('INDI')).join('')}0 TRLR\n`;
    const back = documentsOf(await readWhole(text)).find(({ kind }) => kind === 'person')?.document as TreePerson;
    const [name] = person!.names;
    expect(text).toContain(name!.surname === '' ? '1 NAME Mary\n' : `1 NAME Mary /${name!.surname}/\n`);
    expect(back.names[0]).toMatchObject({ given: 'Mary', surname: name!.surname });
    expect(back.names[0]?.citations[0]?.note).toBe(`Surname as transcribed: "${written}"`);
    // The name of the tree is still one that the record may be of.
    expect(compareSurnames(comparedName(written, 'freereg'), comparedTreeName(name!.surname))?.level).not.toBe(
      'different',
    );
  });
});

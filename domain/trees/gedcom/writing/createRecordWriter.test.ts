import { EMPTY_DOCUMENTS } from '#domain/trees/core/documents/emptyDocuments.ts';
import type { TreeFact } from '#domain/trees/core/model/treeFact.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';

import { documentsOf, readWhole, writeWhole } from '../gedcom.fixture.ts';
import type { KindOfDocument } from '../interpreting/createInterpreter.ts';
import { formatRecord } from './formatRecord.ts';

const FILE = `0 HEAD
1 GEDC
2 VERS 5.5.1
1 CHAR UTF-8
0 @I1@ INDI
1 NAME Ada /Ancestor/
2 _NAMED kept
1 SEX F
1 BIRT
2 DATE 3 APR 1801
2 PLAC Roche
2 SOUR @S1@
3 PAGE 7
3 _APID kept, too
2 _UID ABC
1 OCCU Spinner
1 NOTE First note
1 FAMS @F1@
1 _SHOE 42
0 @I2@ INDI
1 NAME Ben /Ancestor/
1 FAMC @F1@
2 PEDI adopted
0 @F1@ FAM
1 WIFE @I1@
1 CHIL @I2@
2 _ORDER 1
1 MARR Y
0 @S1@ SOUR
1 TITL Register
0 TRLR
`;

/** The lines of a file whose documents were changed, without what did not change at all. */
async function edited(change: (documents: KindOfDocument[]) => KindOfDocument[]) {
  const read = await readWhole(FILE);
  const before = read.records.map(formatRecord);
  const now = change(structuredClone(documentsOf(read)));
  return writeWhole(read, now)
    .map(formatRecord)
    .filter((record) => !before.includes(record));
}
const changePerson =
  (id: number, change: (person: TreePerson) => Partial<TreePerson>) => (documents: KindOfDocument[]) =>
    documents.map((each): KindOfDocument =>
      each.kind === 'person' && each.document.id === id
        ? { kind: 'person', document: { ...each.document, ...change(each.document) } }
        : each,
    );
const aFact = (more: Partial<TreeFact>): TreeFact => ({
  id: 'f9',
  type: 'custom',
  label: '',
  date: null,
  place: null,
  value: '',
  age: '',
  cause: '',
  notes: [],
  citations: [],
  mediaIds: [],
  isPrivate: false,
  origin: null,
  ...more,
});
const date = (text: string, from: number) => ({ text, from, to: from });

describe('a tree that was edited is written', () => {
  it('with a changed day in its place, and all else as it was', async () => {
    const [record] = await edited(
      changePerson(1, ({ facts }) => ({
        facts: facts.map((fact) => (fact.type === 'birth' ? { ...fact, date: date('4 April 1801', 18010404) } : fact)),
      })),
    );
    expect(record).toBe(formatted(FILE, '@I1@').replace('2 DATE 3 APR 1801', '2 DATE 4 APR 1801'));
  });

  it('without what was removed, and with what was added behind the rest', async () => {
    const [record] = await edited(
      changePerson(1, ({ facts, notes }) => ({
        facts: [
          ...facts.filter(({ type }) => type !== 'occupation'),
          aFact({ type: 'residence', value: 'Mill Lane', date: date('1841', 18410000), isPrivate: true }),
        ],
        notes: [...notes, 'Second @ note\nof two lines'],
      })),
    );
    expect(record).not.toContain('OCCU');
    expect(record).toContain('1 RESI Mill Lane\n2 DATE 1841\n2 RESN privacy\n');
    expect(record).toContain('1 NOTE First note\n');
    expect(record).toContain('1 NOTE Second @@ note\n2 CONT of two lines\n');
    expect(record).toContain('1 _SHOE 42\n');
  });

  it('with another name, whose other lines stay', async () => {
    const [record] = await edited(
      changePerson(1, ({ names: [name] }) => ({ names: [{ ...name!, surname: 'Offspring', suffix: 'sr.' }] })),
    );
    expect(record).toContain('1 NAME Ada /Offspring/ sr.\n2 GIVN Ada\n2 SURN Offspring\n2 NSFX sr.\n2 _NAMED kept\n');
  });

  it('with new relatives on both sides, and without those who left', async () => {
    const records = await edited((documents) => {
      const child: KindOfDocument = {
        kind: 'person',
        document: {
          ...EMPTY_DOCUMENTS.person(50),
          sex: 'f',
          names: [
            {
              type: 'birth',
              given: 'Cora',
              surname: 'Ancestor',
              prefix: '',
              suffix: '',
              nickname: '',
              citations: [],
              origin: null,
            },
          ],
        },
      };
      return [
        ...documents.map((each): KindOfDocument =>
          each.kind === 'family'
            ? { kind: 'family', document: { ...each.document, children: [{ personId: 50, link: 'foster' }] } }
            : each,
        ),
        child,
      ];
    });
    expect(records).toEqual([
      '0 @I2@ INDI\n1 NAME Ben /Ancestor/\n',
      '0 @F1@ FAM\n1 WIFE @I1@\n1 MARR Y\n1 CHIL @I50@\n',
      '0 @I50@ INDI\n1 NAME Cora /Ancestor/\n2 GIVN Cora\n2 SURN Ancestor\n1 SEX F\n1 FAMC @F1@\n2 PEDI foster\n',
    ]);
  });

  it('not at all where no one changed it, though a third partner says which family they belong to', async () => {
    const file = `${FILE.replace('0 TRLR\n', '')}0 @I3@ INDI\n1 FAMS @F2@\n0 @I4@ INDI\n1 FAMS @F2@\n0 @I5@ INDI\n1 FAMS @F2@\n0 @F2@ FAM\n1 WIFE @I3@\n1 HUSB @I4@\n1 HUSB @I5@\n0 @I6@ INDI\n1 FAMS @F2@\n0 TRLR\n`;
    const read = await readWhole(file);
    expect(writeWhole(read, documentsOf(read)).map(formatRecord).join('')).toBe(file);
  });

  it('with a name for a person who had none as soon as a family names them, and not before', async () => {
    const read = await readWhole(FILE.replace('0 @S1@', '0 INDI\n1 FAMS @F1@\n0 INDI\n1 NAME Nameless //\n0 @S1@'));
    expect(writeWhole(read, documentsOf(read)).map(formatRecord)).toEqual(read.records.map(formatRecord));
    const withChild = documentsOf(read).map((each): KindOfDocument =>
      each.kind === 'family'
        ? {
            kind: 'family',
            document: { ...each.document, children: [...each.document.children, { personId: 5, link: 'birth' }] },
          }
        : each,
    );
    const text = writeWhole(read, withChild).map(formatRecord).join('');
    expect(text).toContain('0 @I5@ INDI\n1 NAME Nameless //\n1 FAMC @F1@\n');
    expect(text).toContain('1 CHIL @I5@\n');
  });

  it('without a source that is gone, though what it said stays', async () => {
    const [record] = await edited((documents) => documents.filter(({ kind }) => kind !== 'source'));
    expect(record).not.toContain('@S1@');
    expect(record).toContain('2 SOUR 7\n3 _APID kept, too\n');
  });

  it('without private people and facts where they are withheld', async () => {
    const read = await readWhole(FILE);
    const now = changePerson(1, ({ facts }) => ({
      facts: facts.map((fact) => ({ ...fact, isPrivate: fact.type === 'occupation' })),
    }))(documentsOf(read));
    const text = writeWhole(read, now, { leavesOutPrivate: true, isRedacted: (id) => id === 2 })
      .map(formatRecord)
      .join('');
    expect(text).not.toMatch(/Spinner|Ben/);
    expect(text).toContain('0 @I2@ INDI\n1 RESN privacy\n1 FAMC @F1@\n');
  });
});

/** The record of a file that has a name. */
function formatted(file: string, xref: string): string {
  const [record = ''] = file.split(/(?=^0 )/mu).filter((each) => each.startsWith(`0 ${xref}`));
  return record;
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { EMPTY_DOCUMENTS } from '#domain/trees/core/documents/emptyDocuments.ts';

import { documentsOf, exportSeven, readWhole } from '../gedcom.fixture.ts';
import { sevenFaults } from './sevenFaults.fixture.ts';

const head = (version: string) => `0 HEAD\n1 GEDC\n2 VERS ${version}\n`;
const BROKEN = `0 @I1@ INDI
1 NAME Ada /Ancestor/
2 SOUR @S9@
3 PAGE 7
1 ASSO @I9@
1 NOTE @N9@
1 NOTE @N1@
1 OCCU @work@
1 FAMS @F9@
1 FAMC @F1@
1 OBJE
2 FILE a.jpg
2 NOTE @N9@
1 _LINK @X9@
0 @I1@ INDI
1 NAME Ben /Ancestor/
0 @F1@ FAM
1 HUSB @I1@
1 WIFE @I7@
1 CHIL @I1@
0 @N1@ NOTE first
0 @N1@ NOTE second
0 @VOID@ SUBM
1 NAME bell\u0007
`;

describe.each(['5.5.1', '7.0'])('a broken file of %s leaves as valid 7.0', (version) => {
  const exported = async () => exportSeven(await readWhole(`${head(version)}${BROKEN}0 TRLR\n`));

  it('with pointers to nothing where there is nothing, and a report of it', async () => {
    const { text, losses } = await exported();
    expect(sevenFaults(text)).toEqual([]);
    for (const line of [
      '2 SOUR @VOID@\n3 PAGE 7',
      '1 ASSO @VOID@',
      '1 SNOTE @VOID@',
      '1 SNOTE @N1@',
      '1 FAMS @VOID@',
      '1 FAMC @F1@',
      '1 WIFE @VOID@',
      '1 _LINK @VOID@',
      '1 OCCU @@work@',
    ])
      expect(text).toContain(`\n${line}\n`);
    expect(losses).toContainEqual({
      text: 'Pointers to records that are not in the file: written as @VOID@',
      count: 7,
    });
  });

  it('with a name of its own for each record, and a report of it', async () => {
    const { text, losses } = await exported();
    expect(text).toContain('0 @I2@ INDI\n1 NAME Ben /Ancestor/\n');
    expect(text).toContain('0 @N1@ SNOTE first\n0 @N1_2@ SNOTE second\n');
    expect(losses).toContainEqual({ text: 'Records with the identifier of another record: renamed', count: 2 });
  });

  it('and points nowhere where a record was removed here since', async () => {
    const read = await readWhole(`${head(version)}0 @I1@ INDI\n1 ASSO @I2@\n0 @I2@ INDI\n1 NAME Ben //\n0 TRLR\n`);
    const { text } = exportSeven(
      read,
      documentsOf(read).filter(({ document }) => document.id === 1),
    );
    expect(text).toContain('0 @I1@ INDI\n1 ASSO @VOID@\n0 TRLR\n');
  });

  it('and never points at a new record that is called as a missing one was', async () => {
    const read = await readWhole(`${head(version)}0 @I1@ INDI\n1 ASSO @I50@\n0 TRLR\n`);
    const { text } = exportSeven(read, [
      ...documentsOf(read),
      { kind: 'person', document: EMPTY_DOCUMENTS.person(50) },
    ]);
    expect(text).toContain('0 @I1@ INDI\n1 ASSO @VOID@\n0 @I50@ INDI\n');
  });
});

const ODD = `0 @I1@ INDI
1 NAME Ada /O'Brien/
1 RESN none
1 DEAT y
1 BURI in the churchyard
1 ALIA Johnny
2 CONT the smith
1 ASSO @F1@
1 ASSO Mr Stockdale
2 ROLE FRIEND
1 FAMS
1 FAMC @I1@
1 SUBM @I1@
1 DESI Ada's daughter
1 NCHI many
1 NOTE @I1@
1 BIRT
2 PLAC O'Brien's Bridge
3 MAP
4 LATI 52.75
4 LONG -8.5
2 SOUR @F1@
3 QUAY 7
1 RESI
2 PLAC Nowhere
3 MAP
4 LATI somewhere
4 LONG W8
1 CHAN
2 DATE 1 JAN 2020
3 TIME 25:61:99
0 @F1@ FAM
1 HUSB Old Tom
1 CHIL @I1@
1 RESN privacy, please
1 NCHI 3
1 CHAN
2 DATE 1 JAN 2020
2 DATE
`;

describe.each(['5.5.1', '7.0'])('lines of %s that 7.0 takes in other words', (version) => {
  it('say nothing false, and keep the words that were written', async () => {
    const { text, losses } = exportSeven(await readWhole(`${head(version)}${ODD}0 TRLR\n`));
    expect(sevenFaults(text)).toEqual([]);
    for (const line of [
      '1 ALIA @VOID@\n2 PHRASE Johnny\n3 CONT the smith',
      '1 ASSO @VOID@\n2 PHRASE Mr Stockdale',
      '1 FAMS @VOID@',
      '1 FAMC @VOID@',
      "1 _DESI Ada's daughter",
      '1 _NCHI many',
      '3 _QUAY 7',
      '4 LATI N52.75\n4 LONG W8.5',
      '3 _MAP',
      '3 _TIME 25:61:99',
      '1 HUSB @VOID@\n2 PHRASE Old Tom',
      '1 RESN PRIVACY',
      '1 NCHI 3',
      '1 DEAT Y',
      '1 BURI\n2 NOTE in the churchyard',
      '1 _CHAN',
    ]) {
      expect(text).toContain(`\n${line}\n`);
    }
    expect(losses).toContainEqual({ text: 'Pointers to a record of the wrong kind: written as @VOID@', count: 5 });
  });
});

const FOLDER = path.join(process.env.MUNIMENT_SHARED ?? path.resolve('../shared'), 'data/gedcom');
const listed = existsSync(path.join(FOLDER, 'INVENTORY.tsv'))
  ? readFileSync(path.join(FOLDER, 'INVENTORY.tsv'), 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t'))
  : [];
const files = listed.filter(([, bytes]) => Number(bytes) < 120_000).map(([name = '']) => name);

(files.length > 0 ? describe : describe.skip)('every small file of the collection', () => {
  it.each(files)('%s leaves as valid 7.0', async (name) => {
    const read = await readWhole(readFileSync(path.join(FOLDER, name)));
    expect(sevenFaults(exportSeven(read).text)).toEqual([]);
  });
});

import { readWhole } from './gedcom.fixture.ts';
import { whyNoPeople } from './whyNoPeople.ts';

const HEAD = '0 HEAD\n1 SOUR Program\n1 GEDC\n2 VERS 5.5.1\n';

it.each([
  [
    'that ends inside a line',
    `${HEAD}1 FILE fami`,
    'This file ends inside a line, line 5: it was cut off before its first person. Save or export it again, and upload that.',
  ],
  [
    'that ends behind a line',
    HEAD,
    'This file ends at line 4, before “0 TRLR”: it was cut off before its first person. Save or export it again, and upload that.',
  ],
  [
    'without a header',
    '0 @N1@ NOTE all there is\n0 TRLR\n',
    'This file has no GEDCOM header, “0 HEAD”, and no people in it. Export your tree again from your family tree program.',
  ],
  [
    'whose lines have no levels',
    `${HEAD}Ada Ancestor, born 1801\nBen Ancestor\n0 TRLR\n`,
    'There are no people in this file: from line 5 on, lines have no level and tag, as GEDCOM has them. Export your tree again from your family tree program.',
  ],
  ['that is whole', `${HEAD}0 TRLR`, 'There are no people in this file.'],
])('a file without people %s is refused with its fault', async (_case, text, message) => {
  for (const bytes of [new TextEncoder().encode(text), new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))]) {
    expect(whyNoPeople((await readWhole(bytes, 7)).problems)).toBe(message);
  }
});

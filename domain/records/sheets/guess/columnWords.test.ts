import { sheetKind } from '../sheetKinds.ts';
import type { SheetKindId } from '../sheetRecipe.ts';
import { columnWords } from './columnWords.ts';

it.each<[string, SheetKindId, string, string]>([
  [
    'the second of what comes twice is the bride’s',
    'marriages',
    'Forename|Surname|Age|Forename|Surname|Age',
    'groom fore name|groom surname|groom age|bride fore name|bride surname|bride age',
  ],
  ['the first is hers where she is first', 'marriages', 'Bride|Age|Groom|Age', 'bride|bride age|groom|groom age'],
  [
    'the first is his where only she is named',
    'marriages',
    'Surname|Cond|Bride surname|Cond',
    'groom surname|groom condition|bride surname|bride condition',
  ],
  ['what is behind a witness is neither’s', 'marriages', 'Groom|Bride|Wit 1|Parish', 'groom|bride|witness1|parish'],
  [
    'letters are the man and the woman',
    'marriages',
    'M Sname|M Xn|F Sname|F Xn',
    'groom surname|groom fore name|bride surname|bride fore name',
  ],
  ['letters are the parents', 'baptisms', 'F name|M name', 'father name|mother name'],
  ['a surname that comes again is the father’s', 'baptisms', 'Surname|Fthr|Surname', 'surname|father|father surname'],
  ['letters side by side are a date', 'burials', 'D|M|Y', 'day|month|year'],
  ['a letter alone is none', 'burials', 'Name|M|Age', 'name|m|age'],
  ['a heading of values', 'census', 'M/F|M/S/W|D/B', 'sex|condition|infirmity'],
  ['a heading of values of a burial', 'burials', 's/d/w|s.o./d.o.', 'relation|relation'],
  ['letters of columns are no headings', 'census', 'A|B|C', '||'],
  ['whose wife she was', 'burials', 'Wife of|Husband of', 'male relative|female relative'],
  ['a county beside a birthplace', 'census', 'Born|Shire|Parish|County', 'birth|birth county|parish|county'],
])('%s', (_what, kind, headings, words) =>
  expect(
    columnWords(headings.split('|'), sheetKind(kind))
      .map((column) => column.words.join(' '))
      .join('|'),
  ).toBe(words),
);

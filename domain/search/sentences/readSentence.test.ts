import fc from 'fast-check';

import type { FilterValue } from '#domain/search/core/searchQuery.ts';

import { asAddressed, readSentence } from './readSentence.ts';
import type { SentenceReading } from './sentenceReading.ts';

const PLACES = new Set([
  'roche',
  'roche, cornwall',
  'st austell',
  'st mewan',
  'bodmin',
  'leeds',
  'bath',
  'merthyr tydfil',
  'cardiff',
  'marton',
  'exeter',
  'luxulyan',
  'london',
  'york',
  'durham',
  'ash',
  'truro',
  'stow on the wold',
  'kent',
  'hope',
  'street',
  'battle',
]);
const world = { isPlace: (text: string) => PLACES.has(text.toLowerCase()) };
const read = (text: string) => readSentence(text, world);

const filterText = ([fieldId, { values, yearsEitherWay, proximity }]: [string, FilterValue]) =>
  `${fieldId} ${values.join('|')}${yearsEitherWay === null ? '' : ` ± ${yearsEitherWay}`}${proximity === null ? '' : ` @ ${proximity}`}`;
/** Each filter in the catalogue's order, then what was not understood. */
const inWords = ({ filters, unread }: SentenceReading) => [
  ...Object.entries(filters).map(filterText),
  ...unread.map((text) => `unread: ${text}`),
];

describe('readSentence', () => {
  it.each<[sentence: string, ...read: string[]]>([
    [
      'farmer John Pinch born about 1830 near Roche',
      'FirstName john',
      'LastName pinch',
      'Occupation farmer*',
      'YearOfBirth 1830 ± 5',
      'PlaceOfBirth roche @ 10',
    ],
    [
      'john pinch farmer roche 1830',
      'FirstName john',
      'LastName pinch',
      'Occupation farmer*',
      'EventYear 1830 ± 0',
      'Place roche @ 5',
    ],
    ['JOHN PINCH', 'FirstName john', 'LastName pinch'],
    ['john pinch 1830', 'FirstName john', 'LastName pinch', 'YearOfBirth 1830 ± 2'],
    ['Pinch', 'LastName pinch'],
    ['smith', 'LastName smith'],
    [
      'Wm Pinch b. 1832 d. 1890 Roche',
      'FirstName wm',
      'LastName pinch',
      'YearOfBirth 1832 ± 2',
      'YearOfDeath 1890 ± 1',
      'Place roche @ 5',
    ],
    ['William Pinch 1832-1890', 'FirstName william', 'LastName pinch', 'YearOfBirth 1832 ± 2', 'YearOfDeath 1890 ± 1'],
    [
      'William Pinch (1832–1890) of Roche',
      'FirstName william',
      'LastName pinch',
      'YearOfBirth 1832 ± 2',
      'YearOfDeath 1890 ± 1',
      'Place roche @ 5',
    ],
    [
      'Mary Ann Thomas born in the 1860s in Cardiff',
      'FirstName mary ann',
      'LastName thomas',
      'YearOfBirth 1864 ± 5',
      'PlaceOfBirth cardiff @ 5',
    ],
    ['Mary Ann', 'FirstName mary ann'],
    ['John Thomas', 'FirstName john', 'LastName thomas'],
    ['James ap Rhys', 'FirstName james', 'LastName ap rhys'],
    ["Anne O'Neill", 'FirstName anne', "LastName o'neill"],
    ['Zerubbabel Pinch', 'FirstName zerubbabel', 'LastName pinch'],
    ['John T Pinch', 'FirstName john t', 'LastName pinch'],
    ['surname Pinch, first name John', 'FirstName john', 'LastName pinch'],
    ['Elizabeth née Hore', 'FirstName elizabeth', 'MaidenName hore'],
    [
      'Mary Smith, formerly Jones, married 1840',
      'FirstName mary',
      'LastName smith',
      'MaidenName jones',
      'MarriageYear 1840 ± 0',
    ],
    ['Will Smith', 'FirstName will', 'LastName smith'],
    ['Will Smith’s will', 'FirstName will', 'LastName smith', 'SourceCategory wills & probate'],
    [
      'will of Thomas Carter 1790',
      'FirstName thomas',
      'LastName carter',
      'EventYear 1790 ± 0',
      'SourceCategory wills & probate',
    ],
    ['Mr Pinch of Roche', 'LastName pinch', 'Gender male', 'Place roche @ 5'],
    [
      'Mrs Pinch, widow, dressmaker, living in Bodmin in 1881',
      'LastName pinch',
      'Gender female',
      'MaritalStatus widow',
      'Occupation dressmaker*',
      'EventYear 1881 ± 0',
      'Place bodmin @ 5',
    ],
    ['Rev. John Smith of Bath', 'FirstName john', 'LastName smith', 'Place bath @ 5'],
    [
      'John Pinch, son of William and Mary Pinch, baptised 1832 in Roche, Cornwall',
      'FirstName john',
      'LastName pinch',
      'FatherFirstName william',
      'MotherFirstName mary',
      'EventType baptism',
      'EventYear 1832 ± 0',
      'Place roche, cornwall @ 5',
    ],
    ['daughter of John Pinch born 1850', 'LastName pinch', 'FatherFirstName john', 'YearOfBirth 1850 ± 2'],
    ['the children of Thomas and Grace Hore', 'LastName hore', 'FatherFirstName thomas', 'MotherFirstName grace'],
    [
      'parents Thomas Hore and Grace Rundle',
      'LastName hore',
      'FatherFirstName thomas',
      'MotherFirstName grace',
      'MothersMaidenName rundle',
    ],
    ['Jane, daughter of the widow Ann Guard', 'FirstName jane', 'LastName guard', 'MotherFirstName ann'],
    ['Mary wife of John Pinch', 'FirstName mary', 'LastName pinch', 'SpouseFirstName john'],
    [
      'John Pinch with his wife Mary in Roche 1851',
      'FirstName john',
      'LastName pinch',
      'SpouseFirstName mary',
      'YearOfBirth 1851 ± 2',
      'Place roche @ 5',
    ],
    [
      'John Smith married Mary Jones in 1850 in Leeds',
      'FirstName john',
      'LastName smith',
      'SpouseFirstName mary',
      'SpouseLastName jones',
      'MarriageYear 1850 ± 0',
      'Place leeds @ 5',
    ],
    [
      'marriage of John Smith and Mary Jones in 1850 at Leeds',
      'FirstName john',
      'LastName smith',
      'SpouseFirstName mary',
      'SpouseLastName jones',
      'EventType marriage',
      'MarriageYear 1850 ± 0',
      'Place leeds @ 5',
    ],
    [
      'mary jane wife of thomas hore st austell 1861',
      'FirstName mary jane',
      'LastName hore',
      'SpouseFirstName thomas',
      'YearOfBirth 1861 ± 2',
      'Place st austell @ 5',
    ],
    [
      'who was the father of Jane Hore born 1841 in St Austell',
      'FirstName jane',
      'LastName hore',
      'YearOfBirth 1841 ± 2',
      'PlaceOfBirth st austell @ 5',
    ],
    ['1881 census Pinch Cornwall', 'LastName pinch', 'EventYear 1881 ± 0', 'County cornwall', 'SourceCategory census'],
    [
      'census of 1851, Evan Jones, coal miner, Merthyr Tydfil',
      'FirstName evan',
      'LastName jones',
      'Occupation coal miner*',
      'EventYear 1851 ± 0',
      'Place merthyr tydfil @ 5',
      'SourceCategory census',
    ],
    [
      'William Pinch aged 39 in the 1871 census in Roche',
      'FirstName william',
      'LastName pinch',
      'YearOfBirth 1832 ± 1',
      'EventYear 1871 ± 0',
      'Place roche @ 5',
      'SourceCategory census',
    ],
    ['Robert died in 1796 aged 37', 'FirstName robert', 'YearOfBirth 1759 ± 2', 'YearOfDeath 1796 ± 1'],
    ['John Pinch, aged 12, scholar', 'FirstName john', 'LastName pinch', 'Age 12', 'Occupation scholar*'],
    ['39-year-old miner William Pinch', 'FirstName william', 'LastName pinch', 'Age 39', 'Occupation miner*'],
    [
      'baptism of Ann Guard at St Austell between 1800 and 1810',
      'FirstName ann',
      'LastName guard',
      'EventType baptism',
      'EventYear 1805 ± 5',
      'Place st austell @ 5',
    ],
    [
      'Sarah Jane Trethewey christened at Luxulyan 12 June 1814',
      'FirstName sarah jane',
      'LastName trethewey',
      'EventType baptism',
      'EventYear 1814 ± 0',
      'Place luxulyan @ 5',
    ],
    [
      'Jane Pinch buried 3 May 1846 at Roche',
      'FirstName jane',
      'LastName pinch',
      'EventType burial',
      'EventYear 1846 ± 0',
      'Place roche @ 5',
    ],
    ['May Pinch born May 1880', 'FirstName may', 'LastName pinch', 'YearOfBirth 1880 ± 2'],
    ['Irish burials Murphy', 'LastName murphy', 'EventType burial', 'SourceCountry ireland'],
    ['all Irish records of Patrick Murphy', 'FirstName patrick', 'LastName murphy', 'SourceCountry ireland'],
    [
      'Agnes McDonald born in Scotland before 1840',
      'FirstName agnes',
      'LastName mcdonald',
      'YearOfBirth 1835 ± 5',
      'CountryOfBirth scotland',
    ],
    ['John Pinch born after 1800', 'FirstName john', 'LastName pinch', 'YearOfBirth 1805 ± 5'],
    ['John Pinch born 1830 give or take 10 years', 'FirstName john', 'LastName pinch', 'YearOfBirth 1830 ± 10'],
    ['John Pinch born exactly 1830', 'FirstName john', 'LastName pinch', 'YearOfBirth 1830 ± 0'],
    ['John Pinch born 1830 or so', 'FirstName john', 'LastName pinch', 'YearOfBirth 1830 ± 5'],
    ['early 19th century burials in York', 'EventType burial', 'EventYear 1816 ± 17', 'Place york @ 5'],
    ['records of Bath in the 1780s', 'EventYear 1784 ± 5', 'Place bath @ 5'],
    [
      'apprentice blacksmith John Carter within 20 miles of Bodmin',
      'FirstName john',
      'LastName carter',
      'Occupation apprentice blacksmith*',
      'Place bodmin @ 20',
    ],
    ['John Pinch within 15 miles of Bodmin', 'FirstName john', 'LastName pinch', 'Place bodmin @ 20'],
    ['John Pinch in the parish of St Mewan', 'FirstName john', 'LastName pinch', 'Place st mewan @ 5'],
    ['people called Pinch who emigrated to Canada', 'LastName pinch', 'Destination canada'],
    [
      'born in Cornwall, lived in Wales, John Pinch',
      'FirstName john',
      'LastName pinch',
      'BirthCounty cornwall',
      'SourceCountry wales',
    ],
    ['Ag. Lab. in Roche 1841', 'Occupation agricultural labourer*', 'EventYear 1841 ± 0', 'Place roche @ 5'],
    [
      'women dressmakers in London 1881',
      'Gender female',
      'Occupation dressmaker*',
      'EventYear 1881 ± 0',
      'County london',
    ],
    [
      'soldier killed in the First World War from Leeds',
      'Occupation soldier*',
      'Place leeds @ 5',
      'SourceCategory first world war',
    ],
    ['John Baker, baker, of Bath', 'FirstName john', 'LastName baker', 'Occupation baker*', 'Place bath @ 5'],
    ['workhouse Jane Carter', 'FirstName jane', 'LastName carter', 'SourceCategory workhouses and poor law'],
    ['"clay pits" Pinch', 'LastName pinch', 'Keywords "clay pits"'],
    [
      'I am looking for my great-grandfather Thomas O’Brien who was born in Ireland around 1845',
      'FirstName thomas',
      "LastName o'brien",
      'YearOfBirth 1845 ± 5',
      'CountryOfBirth ireland',
    ],
    ['the Pinch family of Roche in the 1840s', 'LastName pinch', 'EventYear 1844 ± 5', 'Place roche @ 5'],
    [
      'my grandmother Rose Ash, servant in Exeter, 1901',
      'FirstName rose',
      'LastName ash',
      'Occupation servant*',
      'EventYear 1901 ± 0',
      'Place exeter @ 5',
    ],
    ['John Pinch who juggled flaming swords', 'FirstName john', 'LastName pinch', 'unread: juggled flaming swords'],
    [
      'census 1841 and John Pinch on the moon 12345',
      'FirstName john',
      'LastName pinch',
      'EventYear 1841 ± 0',
      'SourceCategory census',
      'unread: moon 12345',
    ],
    ['who is it'],
    [''],
  ])('reads “%s”', (sentence, ...expected) => {
    // Filters are in the order of the catalogue, which is not the sentence's business.
    expect(inWords(read(sentence)).sort()).toEqual(expected.sort());
  });

  it('says which words each field was read from', () => {
    expect(read('farmer John Pinch born about 1830 near Roche').parts).toEqual([
      { fieldId: 'Occupation', text: 'farmer', start: 0, end: 6 },
      { fieldId: 'FirstName', text: 'John', start: 7, end: 11 },
      { fieldId: 'LastName', text: 'Pinch', start: 12, end: 17 },
      { fieldId: 'YearOfBirth', text: 'about 1830', start: 23, end: 33 },
      { fieldId: 'PlaceOfBirth', text: 'near Roche', start: 34, end: 44 },
    ]);
  });

  it('asks for names with their variants', () => {
    const { FirstName, LastName, Occupation } = read('farmer John Pinch').filters;
    expect([FirstName?.variants, LastName?.variants, Occupation?.variants]).toEqual([true, true, false]);
  });

  const aWord = fc.constantFrom(
    ...'John Pinch Mary born died married son of wife in near Roche St Austell Cornwall Ireland 1830 1881 1830s 1825-35 about between and to census will baptism farmer Ag. Lab. aged 39 years old the “ " ( ) , . – ± O’Brien von 19th century early within 20 miles'.split(
      ' ',
    ),
  );
  const aSentence = fc.oneof(
    fc
      .array(fc.oneof({ weight: 6, arbitrary: aWord }, fc.string({ maxLength: 8 })), { maxLength: 25 })
      .map((words) => words.join(' ')),
    fc.string({ unit: 'binary', maxLength: 700 }),
  );

  it('gives a valid search for any text, and accounts for every stretch it names', () => {
    fc.assert(
      fc.property(aSentence, (text) => {
        const reading = read(text);
        expect(asAddressed(reading.filters)).toEqual(reading.filters);
        for (const { fieldId, text: written, start, end } of reading.parts) {
          expect(reading.filters[fieldId]).toBeDefined();
          expect(text.slice(start, end)).toBe(written);
        }
        for (const stretch of reading.unread) expect(text).toContain(stretch);
      }),
    );
  });

  it('reads the same every time, and no more than a sentence', () => {
    const long = `John Pinch ${'and so on '.repeat(60)}born 1830`;
    expect(read(long)).toEqual(read(long));
    expect(read(long).filters.YearOfBirth).toBeUndefined();
  });
});

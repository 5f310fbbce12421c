import fc from 'fast-check';

import { firstDay, lastDay } from './dayMath.ts';
import { readTreeDate } from './readTreeDate.ts';

const read = (text: string) => {
  const date = readTreeDate(text);
  return date && [date.from, date.to];
};

describe('readTreeDate', () => {
  it.each([
    ['3 APR 1881', 18_810_403, 18_810_403],
    ['APR 1881', 18_810_400, 18_810_400],
    ['1881', 18_810_000, 18_810_000],
    ['12 JUN 918', 9_180_612, 9_180_612],
    ['ABT 1832', 18_320_000, 18_320_000],
    ['CAL 31 DEC 1897', 18_971_231, 18_971_231],
    ['EST 1832', 18_320_000, 18_320_000],
    ['BEF 1900', null, 18_990_000],
    ['BEF 1 JAN 1900', null, 18_991_231],
    ['BEF MAR 1900', null, 19_000_200],
    ['AFT 31 DEC 1900', 19_010_101, null],
    ['AFT 1900', 19_010_000, null],
    ['BET 1830 AND 1835', 18_300_000, 18_350_000],
    ['BET 3 APR 1881 AND 5 MAY 1881', 18_810_403, 18_810_505],
    ['BET 1835 AND 1830', 18_300_000, 18_350_000],
    ['FROM 1900 TO 1905', 19_000_000, 19_050_000],
    ['FROM 1900', 19_000_000, null],
    ['TO 1905', null, 19_050_000],
    ['INT 1832 (harvest of the wet year)', 18_320_000, 18_320_000],
    ['(about harvest 1832)', null, null],
    ['11 FEB 1699/00', 17_000_211, 17_000_211],
    ['1699/00', 17_000_000, 17_000_000],
    ['@#DGREGORIAN@ 3 APR 1881', 18_810_403, 18_810_403],
    ['@#DJULIAN@ 25 DEC 1700', 17_010_105, 17_010_105],
    ['JULIAN 25 DEC 1700', 17_010_105, 17_010_105],
    ['@#DJULIAN@ 1700', 17_000_000, 17_000_000],
    ['@#DFRENCH R@ 18 BRUM 8', 17_991_109, 17_991_109],
    ['FRENCH_R VEND 1', 17_920_922, 17_921_021],
    ['FRENCH_R 8', 17_990_923, 18_000_922],
    ['@#DHEBREW@ 1 TSH 5785', 20_241_003, 20_241_003],
    ['HEBREW 13 CSH 5760', 19_991_023, 19_991_023],
    ['HEBREW 1 ADS 5785', 20_250_301, 20_250_301],
    ['ABT @#DFRENCH R@ 18 BRUM 8', 17_991_109, 17_991_109],
    ['BET FRENCH_R 18 BRUM 8 AND 1 JAN 1801', 17_991_109, 18_010_101],
    ['@#DROMAN@ 12 1832', null, null],
    ['44 BCE', -440_000, -440_000],
    ['15 MAR 44 B.C.', -440_000, -440_000],
    ['BET 50 B.C. AND 44 B.C.', -500_000, -440_000],
    ['AD 81', null, null],
    ['81 AD', 810_000, 810_000],
  ])('reads the GEDCOM date %s', (text, from, to) => expect(read(text)).toEqual([from, to]));

  it.each([
    ['3 April 1881', 18_810_403, 18_810_403],
    ['3rd April 1881', 18_810_403, 18_810_403],
    ['Sunday, 3 April 1881', 18_810_403, 18_810_403],
    ['April 3, 1881', 18_810_403, 18_810_403],
    ['3/4/1881', 18_810_403, 18_810_403],
    ['3.4.1881', 18_810_403, 18_810_403],
    ['4/25/1881', 18_810_425, 18_810_425],
    ['1881-04-03', 18_810_403, 18_810_403],
    ['1881/04/03', 18_810_403, 18_810_403],
    ['04/1881', 18_810_400, 18_810_400],
    ['1881-04', 18_810_400, 18_810_400],
    ['April 1881', 18_810_400, 18_810_400],
    ['Sept. 1881', 18_810_900, 18_810_900],
    ['3 die Decembris 1601', 16_011_200, 16_011_200],
    ['about 1832', 18_320_000, 18_320_000],
    ['c. 1832', 18_320_000, 18_320_000],
    ['c1832', 18_320_000, 18_320_000],
    ['ca 1832', 18_320_000, 18_320_000],
    ['~1832', 18_320_000, 18_320_000],
    ['1832?', 18_320_000, 18_320_000],
    ['before 1900', null, 18_990_000],
    ['<1900', null, 18_990_000],
    ['by 1900', null, 19_000_000],
    ['after 3 April 1881', 18_810_404, null],
    ['since 1900', 19_000_000, null],
    ['between 1830 and 1835', 18_300_000, 18_350_000],
    ['between about 1830 and about 1835', 18_300_000, 18_350_000],
    ['between April and June 1832', 18_320_400, 18_320_600],
    ['from 1900 until 1905', 19_000_000, 19_050_000],
    ['1830-1835', 18_300_000, 18_350_000],
    ['1830–35', 18_300_000, 18_350_000],
    ['1830-5', 18_300_000, 18_350_000],
    ['1830 to 1835', 18_300_000, 18_350_000],
    ['1830 or 1831', 18_300_000, 18_310_000],
    ['3 April 1881 - 5 May 1882', 18_810_403, 18_820_505],
    ['1830s', 18_300_000, 18_390_000],
    ["the 1830's", 18_300_000, 18_390_000],
    ['early 1830s', 18_300_000, 18_330_000],
    ['late 1800s', 18_700_000, 18_990_000],
    ['1800s', 18_000_000, 18_990_000],
    ['19th century', 18_010_000, 19_000_000],
    ['183?', 18_300_000, 18_390_000],
    ['spring 1881', 18_810_300, 18_810_500],
    ['Autumn of 1881', 18_810_900, 18_811_100],
    ['winter 1881', 18_801_200, 18_811_200],
    ['Q3 1880', 18_800_700, 18_800_900],
    ['3rd quarter 1880', 18_800_700, 18_800_900],
    ['Jul-Aug-Sep 1880', 18_800_700, 18_800_900],
    ['Sep qtr 1880', 18_800_700, 18_800_900],
    ['31 February 1832', 18_320_200, 18_320_200],
    ['29 Feb 1900', 19_000_200, 19_000_200],
    ['29 Feb 1904', 19_040_229, 19_040_229],
    ['Easter 1832', 18_320_000, 18_320_000],
    ['harvest', null, null],
    ['unknown', null, null],
    ['3 Apr 81', null, null],
    ['12', null, null],
    ['0000', null, null],
    ['Y', null, null],
    ['before the war', null, null],
  ])('reads what members type: %s', (text, from, to) => expect(read(text)).toEqual([from, to]));

  it('reads no date where nothing is written, and keeps what is', () => {
    expect([readTreeDate(''), readTreeDate(' \n')]).toEqual([null, null]);
    expect(readTreeDate('  About harvest ')).toEqual({ text: 'About harvest', from: null, to: null });
    expect(readTreeDate('1881 '.repeat(100))?.from).toBeNull();
  });

  const anyDate = fc.oneof(
    fc.string(),
    fc.string({
      unit: fc.constantFrom(
        ...'0123456789',
        ' ',
        '/',
        '-',
        '(',
        ')',
        '@',
        '#',
        '?',
        ' BET ',
        ' AND ',
        ' BEF ',
        ' APR ',
        ' HEBREW ',
        ' FRENCH_R ',
        ' ADS ',
        ' COMP ',
        ' BCE',
        '1881',
        's',
      ),
    }),
  );

  it('never throws and never turns a span round', () => {
    fc.assert(
      fc.property(anyDate, (text) => {
        const date = readTreeDate(text);
        return date === null || date.from === null || date.to === null || firstDay(date.from) <= lastDay(date.to);
      }),
    );
  });

  it('agrees with the calendars of the language', () => {
    const hebrew = new Intl.DateTimeFormat('en-u-ca-hebrew', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    const tags: Record<string, string> = {
      Tishri: 'TSH',
      Heshvan: 'CSH',
      Kislev: 'KSL',
      Tevet: 'TVT',
      Shevat: 'SHV',
      Adar: 'ADR',
      'Adar I': 'ADR',
      'Adar II': 'ADS',
      Nisan: 'NSN',
      Iyar: 'IYR',
      Sivan: 'SVN',
      Tamuz: 'TMZ',
      Av: 'AAV',
      Elul: 'ELL',
    };
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1600-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (date) => {
          const parts = Object.fromEntries(hebrew.formatToParts(date).map(({ type, value }) => [type, value]));
          const expected = date.getUTCFullYear() * 10_000 + (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
          expect(read(`HEBREW ${parts['day']} ${tags[parts['month'] ?? '']} ${parts['year']}`)).toEqual([
            expected,
            expected,
          ]);
        },
      ),
    );
  });
});

/** What is recorded of a fictional person. */
interface Details {
  born?: number;
  died?: number;
  /** GEDCOM lines of their own. */
  more?: readonly string[];
}

const person = (
  id: number,
  given: string,
  surname: string,
  sex: 'M' | 'F',
  { born, died, more = [] }: Details = {},
) => [
  `0 @I${id}@ INDI`,
  `1 NAME ${given} /${surname}/`,
  `1 SEX ${sex}`,
  ...(born ? ['1 BIRT', `2 DATE ${born}`, '2 PLAC Roche, Cornwall'] : []),
  ...(died ? ['1 DEAT', `2 DATE ${died}`] : []),
  ...more,
];
const family = (id: number, husband: number, wife: number, children: readonly number[]) => [
  `0 @F${id}@ FAM`,
  `1 HUSB @I${husband}@`,
  `1 WIFE @I${wife}@`,
  ...children.map((child) => `1 CHIL @I${child}@`),
];

/**
 * A made-up family of 25 in GEDCOM 5.5.1. The parents of its first person are cousins: William and Jane Pinch, who with
 * their son Thomas are in `COUSINS_CENSUS`. One person is living, and two tags are of no standard.
 */
export const COUSINS_GEDCOM = `${[
  '0 HEAD',
  '1 SOUR COUSINS',
  '1 GEDC',
  '2 VERS 5.5.1',
  '2 FORM LINEAGE-LINKED',
  '1 CHAR UTF-8',
  ...person(1, 'Thomas', 'Pinch', 'M', {
    born: 1862,
    died: 1931,
    more: ['1 _NICKNAMED Tommo', '1 OCCU Clay labourer'],
  }),
  ...person(2, 'Mary', 'Pinch', 'F', { born: 1864, died: 1901 }),
  ...person(3, 'Richard', 'Pinch', 'M', { born: 1866, died: 1867 }),
  ...person(4, 'William', 'Pinch', 'M', { born: 1832, died: 1901 }),
  ...person(5, 'Jane', 'Truscott', 'F', { born: 1833, died: 1899 }),
  ...person(6, 'Richard', 'Pinch', 'M', { born: 1805, died: 1870 }),
  ...person(7, 'Elizabeth', 'Hosking', 'F', { born: 1807, died: 1871 }),
  ...person(8, 'John', 'Truscott', 'M', { born: 1802, died: 1866 }),
  ...person(9, 'Grace', 'Pinch', 'F', { born: 1808, died: 1880 }),
  ...person(10, 'Digory', 'Pinch', 'M', {
    born: 1780,
    died: 1851,
    more: ['1 _BURIALPLOT', '2 TEXT By the north wall'],
  }),
  ...person(11, 'Ann', 'Rowe', 'F', { born: 1783, died: 1849 }),
  ...person(12, 'Henry', 'Hosking', 'M', { born: 1779, died: 1840 }),
  ...person(13, 'Joan', 'Bray', 'F', { born: 1781, died: 1842 }),
  ...person(14, 'Peter', 'Truscott', 'M', { born: 1770, died: 1830 }),
  ...person(15, 'Loveday', 'Nance', 'F', { born: 1774, died: 1838 }),
  ...person(16, 'Emma', 'Varcoe', 'F', { born: 1868, died: 1944 }),
  ...person(17, 'Albert', 'Pinch', 'M', { born: 1892, died: 1917 }),
  ...person(18, 'Ethel', 'Pinch', 'F', { born: 1895, died: 1979 }),
  ...person(19, 'Frank', 'Keast', 'M', { born: 1893, died: 1970 }),
  ...person(20, 'Joan', 'Keast', 'F', { born: 1921, died: 2004 }),
  ...person(21, 'Colin', 'Lobb', 'M', { born: 1918, died: 1999 }),
  ...person(22, 'Sandra', 'Lobb', 'F', { born: 1958 }),
  ...person(23, 'Samuel', 'Pinch', 'M', { born: 1810, died: 1877 }),
  ...person(24, 'Obed', 'Pinch', 'M', { born: 1836, died: 1902 }),
  ...person(25, 'Susan', 'Truscott', 'F', { born: 1838, died: 1908 }),
  ...family(1, 4, 5, [1, 2, 3]),
  ...family(2, 6, 7, [4, 24]),
  ...family(3, 8, 9, [5, 25]),
  ...family(4, 10, 11, [6, 9, 23]),
  ...family(5, 12, 13, [7]),
  ...family(6, 14, 15, [8]),
  ...family(7, 1, 16, [17, 18]),
  ...family(8, 19, 18, [20]),
  ...family(9, 21, 20, [22]),
  '0 TRLR',
].join('\n')}\n`;

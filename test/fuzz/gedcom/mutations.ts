import fc from 'fast-check';

/** Changes a file, as lines with their levels, in one way. */
export type Mutation = (lines: string[]) => string[];

const MOST_LINES = 20_000;
const XREFS = [
  'I1',
  'I2',
  'F1',
  'N1',
  'S1',
  'O1',
  'R1',
  'U1',
  'X1',
  'I50',
  'missing',
  'VOID',
  'a b',
  'é',
  'n-1',
  'I1A',
];
const TAGS = [
  'INDI',
  'FAM',
  'NOTE',
  'SNOTE',
  'SOUR',
  'OBJE',
  'REPO',
  'NAME',
  'BIRT',
  'DATE',
  'PLAC',
  'CONC',
  'CONT',
  'FAMS',
  'FAMC',
  'HUSB',
  'WIFE',
  'CHIL',
  'ASSO',
  'FILE',
  'TITL',
  'TYPE',
  'AGE',
  'RESN',
  'EXID',
  'SUBN',
  'BLOB',
  'TRLR',
  'HEAD',
  '_X',
  '_my-tag',
  'name',
  'CHAR',
];
const TEXTS = [
  '',
  ' ',
  '@',
  '@@',
  '@ @',
  '@#DFRENCH R@ 1 VEND 2',
  '@#DHEBREW@ 3 TSH 5600',
  '\0',
  '\u0007',
  '\u0085',
  '\ufeff',
  '\ud83d',
  '😀',
  'A /B/ C /D/',
  '////',
  `INT ${'('.repeat(500)}`,
  'BET 1 AND',
  'FROM 99999 TO -3',
  '(',
  '31 FEB 1900',
  '1/2/1900',
  'Y',
  'privacy',
  '\t\t',
  '19 March 1900',
  'x'.repeat(5_000),
  'é'.repeat(300),
  '@I1@',
  ' @I1@ ',
  '@VOID@',
  '\\N\t\\',
  'N91',
  '-',
  '{"a":1}',
];
const text = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'grapheme', maxLength: 20 }));
const at = fc.nat(1_000_000);

const place = (lines: readonly string[], where: number) => (lines.length === 0 ? 0 : where % lines.length);
const levelOf = (line = '') => Number(/^\s*(\d{1,3})/u.exec(line)?.[1] ?? 0);
const replaced = (lines: string[], where: number, change: (line: string) => readonly string[]) => {
  const here = place(lines, where);
  return [...lines.slice(0, here), ...change(lines[here] ?? ''), ...lines.slice(here + 1)].slice(0, MOST_LINES);
};
/** Where the record around a line starts, and the next. */
function recordAround(lines: readonly string[], where: number): [number, number] {
  let from = place(lines, where);
  while (from > 0 && levelOf(lines[from]) > 0) from -= 1;
  let to = from + 1;
  while (to < lines.length && levelOf(lines[to]) > 0) to += 1;
  return [from, to];
}

const levels = fc.tuple(at, fc.integer({ min: 0, max: 130 })).map(
  ([where, level]): Mutation =>
    (lines) =>
      replaced(lines, where, (line) => [line.replace(/^\s*\d+/u, String(level))]),
);
const pointers = fc.tuple(at, fc.constantFrom(...XREFS)).map(([where, xref]): Mutation => (lines) => {
  const pointing = lines.flatMap((line, index) => (/ @[^@]+@\s*$/u.test(line) ? [index] : []));
  return pointing.length === 0
    ? lines
    : replaced(lines, pointing[where % pointing.length] ?? 0, (line) => [line.replace(/@[^@]+@\s*$/u, `@${xref}@`)]);
});
const cycles = fc.constantFrom('I1', 'I2', 'F1').map(
  (xref): Mutation =>
    (lines) =>
      lines.map((line) => line.replace(/(HUSB|WIFE|CHIL) @[^@]+@/u, `$1 @${xref.replace('F', 'I')}@`)),
);
const names = fc.tuple(at, fc.constantFrom(...XREFS)).map(
  ([where, xref]): Mutation =>
    (lines) =>
      replaced(lines, recordAround(lines, where)[0], (line) => [line.replace(/^0 @[^@]+@/u, `0 @${xref}@`)]),
);
const added = fc.tuple(at, fc.integer({ min: 0, max: 5 }), fc.constantFrom(...TAGS), text).map(
  ([where, level, tag, value]): Mutation =>
    (lines) =>
      replaced(lines, where, (line) => [line, `${level} ${tag} ${value}`]),
);
const said = fc.tuple(at, text).map(
  ([where, value]): Mutation =>
    (lines) =>
      replaced(lines, where, (line) => [
        line.replace(/^(\s*\d+ (?:@[^@]+@ )?\S+).*$/u, (_whole, head: string) => `${head} ${value}`),
      ]),
);
const continued = fc.tuple(at, fc.integer({ min: 1, max: 300 }), fc.constantFrom('CONC', 'CONT'), text).map(
  ([where, times, tag, value]): Mutation =>
    (lines) =>
      replaced(lines, where, (line) => [
        line,
        ...Array.from({ length: times }, () => `${levelOf(line) + 1} ${tag} ${value.slice(0, 200)}`),
      ]),
);
const repeated = fc.tuple(at, fc.integer({ min: 2, max: 2_000 })).map(
  ([where, times]): Mutation =>
    (lines) =>
      replaced(lines, where, (line) => Array.from({ length: times }, () => line)),
);
const sharedNotes = fc
  .tuple(at, fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 40_000 }))
  .map(([where, times, length]): Mutation => (lines) => {
    const [, to] = recordAround(lines, where);
    return [
      ...lines.slice(0, to),
      ...Array.from({ length: times }, () => '1 NOTE @NF@'),
      ...lines.slice(to),
      `0 @NF@ NOTE ${'n'.repeat(length)}`,
    ];
  });
const deep = fc.tuple(at, fc.integer({ min: 5, max: 140 }), fc.constantFrom(...TAGS)).map(
  ([where, depth, tag]): Mutation =>
    (lines) =>
      replaced(lines, where, (line) => [
        line,
        ...Array.from({ length: depth }, (_each, below) => `${levelOf(line) + 1 + below} ${tag} x`),
      ]),
);
const long = fc.tuple(at, fc.integer({ min: 1_000, max: 300_000 }), fc.constantFrom('x', ' ', '@', '(', 'é', '/')).map(
  ([where, length, letter]): Mutation =>
    (lines) =>
      replaced(lines, where, (line) => [`${line} ${letter.repeat(length)}`]),
);
const twice = at.map((where): Mutation => (lines) => {
  const [from, to] = recordAround(lines, where);
  return [...lines.slice(0, to), ...lines.slice(from, to), ...lines.slice(to)].slice(0, MOST_LINES);
});
const without = at.map((where): Mutation => (lines) => {
  const [from, to] = recordAround(lines, where);
  return [...lines.slice(0, from), ...lines.slice(to)];
});
const moved = fc.tuple(at, at).map(([from, to]): Mutation => (lines) => {
  const [taken] = lines.slice(place(lines, from));
  return taken === undefined
    ? lines
    : replaced(
        lines.filter((_line, index) => index !== place(lines, from)),
        to,
        (line) => [line, taken],
      );
});

/** One change of any kind: of levels, pointers, names, texts, continuation, number, depth, length and order. */
export const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  levels,
  pointers,
  cycles,
  names,
  added,
  said,
  continued,
  repeated,
  sharedNotes,
  deep,
  long,
  twice,
  without,
  moved,
);

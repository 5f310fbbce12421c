import type { SheetKind } from '../sheetKind.ts';
import { isPerson } from './headingMatch.ts';
import { headingWords } from './headingWords.ts';
import { partyWords, type ColumnWords } from './partyWords.ts';

/** Columns that a program named: Column7, F2, Field 3, 4. */
const UNNAMED = /^(?:column|col|field|f|unnamed:?)?[\s_]*\d{1,3}$/iu;
const SEXES = new Set('m f male female b g boy girl'.split(' '));
const CONDITIONS = new Set(
  'm s w u d b sp ba wid wdr wd widow widower single sgl marriage unm un unmarried bach bachelor spin spinster spr div'.split(
    ' ',
  ),
);
const INFIRMITIES = new Set('d b l i infirmity'.split(' '));
const LANGUAGES = new Set('e w i g b eng english welsh irish gaelic both language'.split(' '));
const RELATIONS = new Set('s d w h so do wo ho son daughter wife husband widow relict inf child'.split(' '));

/** What a word means in a kind of register. Letters mean it beside other words only. */
const IN_KIND: Readonly<Record<SheetKind['id'], Readonly<Record<string, string>>>> = {
  baptisms: { f: 'father', m: 'mother', his: 'father', her: 'mother', b: 'birth' },
  marriages: {
    his: 'groom',
    husband: 'groom',
    male: 'groom',
    g: 'groom',
    h: 'groom',
    gr: 'groom',
    her: 'bride',
    wife: 'bride',
    female: 'bride',
    spouse: 'bride',
    b: 'bride',
    w: 'bride',
  },
  burials: {
    his: 'male relative',
    whose: 'male relative',
    husband: 'male relative',
    father: 'male relative',
    m: 'male',
    her: 'female relative',
    wife: 'female relative',
    mother: 'female relative',
    f: 'female',
    b: 'birth',
    d: 'death',
    gr: 'grave',
  },
  census: { b: 'birth', hoh: 'head', inf: 'infirmity' },
  other: { f: 'father', m: 'mother', his: 'father', her: 'mother', b: 'birth', sch: 'school' },
  kept: {},
};
/** What a small word means that is a heading by itself. */
const SMALL: Readonly<Record<string, string>> = {
  of: 'abode',
  from: 'abode',
  in: 'abode',
  at: 'place',
  p: 'page',
  n: 'number',
  where: 'place',
};
const SMALL_IN_MARRIAGES: typeof SMALL = { ...SMALL, of: 'parish', from: 'parish' };
/** “Wife of”: her husband follows. */
const OF_A_HUSBAND = /^(?:wife|widow|relict|wid|w\/o) ?of$/u;
const OF_A_WIFE = /^(?:husband|husb|widower|h\/o) ?of$/u;
/** Words beside which “b.” is “born”. */
const BESIDE_BIRTH = new Set('county place parish town where date year'.split(' '));
const PARTS: Readonly<Record<string, string>> = {
  y: 'year',
  yyyy: 'year',
  yy: 'year',
  m: 'month',
  mm: 'month',
  d: 'day',
  dd: 'day',
};

const isColumnLetter = (heading: string, at: number): boolean =>
  heading.trim().toUpperCase() === String.fromCodePoint(65 + at) && at < 26;

/** Headings that are letters or numbers of columns, as programs give them, are none. */
export function withoutColumnLetters(headings: readonly string[]): string[] {
  const areLetters = headings.length > 1 && headings.every(isColumnLetter);
  return headings.map((heading) => (areLetters || UNNAMED.test(heading.trim()) ? '' : heading));
}

/** “M/F”, “Wid/Sp”, “s/d/w”: a heading that names the values that may be there. */
function byItsValues(words: readonly string[], kind: SheetKind): string | null {
  if (words.length < 2) return null;
  const are = (known: ReadonlySet<string>) => words.every((word) => known.has(word));
  if (are(SEXES)) return 'sex';
  const hasRelation = kind.fields.some(({ id }) => id === 'relationship');
  if (kind.id === 'baptisms') return are(RELATIONS) ? 'sex' : null;
  if (kind.id === 'burials') return are(RELATIONS) ? 'relation' : null;
  if (kind.id === 'census' && are(INFIRMITIES)) return 'infirmity';
  if (kind.id === 'census' && are(LANGUAGES)) return 'language';
  if (are(CONDITIONS)) return 'condition';
  return hasRelation && are(RELATIONS) ? 'relation' : null;
}

/** “Gender M/F”, “Photo Y/N”: letters beside a word are values. */
function withoutLetters(words: readonly string[]): readonly string[] {
  const longer = words.filter((word) => word.length > 1);
  return longer.length > 0 && words.length - longer.length > 1 ? longer : words;
}

function inKind(heading: string, kind: SheetKind): string[] {
  const own = withoutLetters(headingWords(heading));
  const named = byItsValues(own, kind);
  if (named !== null) return [named];
  if (own.length === 2 && own.includes('day') && own.includes('month')) return ['date'];
  const said = heading.trim().toLowerCase();
  if (kind.id === 'burials' && OF_A_HUSBAND.test(said)) return ['male', 'relative'];
  if (kind.id === 'burials' && OF_A_WIFE.test(said)) return ['female', 'relative'];
  const [only = ''] = own;
  const small = (kind.id === 'marriages' ? SMALL_IN_MARRIAGES : SMALL)[only];
  const isAlone = !/[^\p{L}\p{N}]\p{L}/u.test(heading.trim());
  const means = (word: string): string => {
    if (word.length === 1 && (isAlone || (own.length > 1 && own.every((other) => other.length === 1)))) return word;
    if (word === 'b' && kind.id !== 'marriages' && !own.every((other) => other === 'b' || BESIDE_BIRTH.has(other)))
      return word;
    return IN_KIND[kind.id][word] ?? word;
  };
  const words = own.length === 1 && small !== undefined ? [small] : own.flatMap((word) => means(word).split(' '));
  if (
    kind.id === 'marriages' &&
    words.length === 1 &&
    /^(?:groom|bride)$/u.test(words[0] ?? '') &&
    /\s(?:of|from)$/u.test(said)
  )
    return [...words, 'parish'];
  return [...new Set(withNames(words, kind))];
}

/** “His first”, “Wit 1 last”: names, where nothing but people stand beside the word. */
function withNames(words: readonly string[], kind: SheetKind): string[] {
  const has = (word: string) => words.includes(word);
  // “Age male/female”: of both.
  if (has('male') && has('female')) return words.filter((word) => word !== 'male' && word !== 'female');
  if (has('maiden') && has('surname')) return words.filter((word) => word !== 'surname');
  const others = words.filter((word) => !isPerson(word));
  const isOnly = (word: string) => others.length === 1 && others[0] === word;
  if (isOnly('first') || isOnly('given'))
    return words.flatMap((word) => (word === others[0] ? ['fore', 'name'] : [word]));
  if (isOnly('last') || (isOnly('family') && kind.id !== 'census'))
    return words.map((word) => (word === others[0] ? 'surname' : word));
  if (has('parent') && (has('father') || has('mother'))) return words.filter((word) => word !== 'parent');
  // “Surname of reln”, “Male rel”: the relative’s, not what he is.
  if (has('relation') && (has('male') || has('female') || has('surname') || has('name')))
    return words.map((word) => (word === 'relation' ? 'relative' : word));
  return [...words];
}

/** Letters of day, month and year, where two of them stand side by side. */
function dateParts(headings: readonly (readonly string[])[]): (string | null)[] {
  const parts = headings.map((words) => {
    const [only = ''] = words;
    if (words.length !== 1) return null;
    return PARTS[only] ?? (['year', 'month', 'day'].includes(only) ? only : null);
  });
  return parts.map((part, at) => {
    const beside = [parts[at - 1], parts[at + 1]].filter((other) => other && other !== part);
    return part !== null && beside.length > 0 ? part : null;
  });
}

const PERSONAL = new Set(['fore name', 'surname', 'name', 'occupation', 'age', 'abode']);

/** A surname that comes again is that of the person before it: “Father”, “Surname”. */
function ofPersonBefore(columns: readonly (readonly string[])[]): ColumnWords[] {
  let person: string | null = null;
  const seen = new Set<string>();
  return columns.map((words) => {
    const said = words.join(' ');
    const own = words.find((word) => /^(?:father|mother|spouse|husband|wife|relative|guardian)$/u.test(word));
    if (own !== undefined)
      person =
        words.includes('male') || words.includes('female')
          ? words.filter((word) => /male|relative/u.test(word)).join(' ')
          : own;
    else if (PERSONAL.has(said)) {
      const isAgain = seen.has(said);
      seen.add(said);
      if (isAgain && person !== null) return { words: [...person.split(' '), ...words], isSupposed: true };
    } else if (said === 'relation') person = 'relative';
    else person = null;
    return { words, isSupposed: false };
  });
}

/** Each witness after the first is another. */
function numberedWitnesses(columns: readonly ColumnWords[]): ColumnWords[] {
  const seen = new Map<string, number>();
  return columns.map((column) => {
    if (!column.words.includes('witness')) return column;
    const said = column.words.join(' ');
    const time = (seen.get(said) ?? 0) + 1;
    seen.set(said, time);
    const isAlone = columns.filter(({ words }) => words.join(' ') === said).length < 2;
    return isAlone
      ? column
      : { ...column, words: column.words.map((word) => (word === 'witness' ? `witness${time}` : word)) };
  });
}

/** A county beside a birthplace may be that of the birth. */
function withBirthCounties(columns: readonly ColumnWords[]): ColumnWords[] {
  const isOfBirth = (column: ColumnWords | undefined) => column?.words.includes('birth') ?? false;
  const isNamed = columns.some(({ words }) => words.includes('county') && words.includes('birth'));
  return columns.map((column, at) =>
    !isNamed && column.words.join(' ') === 'county' && (isOfBirth(columns[at - 1]) || isOfBirth(columns[at + 1]))
      ? { words: ['birth', 'county'], isSupposed: true }
      : column,
  );
}

/**
 * What the headings of a file say, each with what follows from its kind and from the headings beside it: whose a column
 * is, which of two marriage partners comes first, what “D”, “M” and “Y” are.
 */
export function columnWords(headings: readonly string[], kind: SheetKind): ColumnWords[] {
  const named = withoutColumnLetters(headings);
  const plain = named.map((heading) => inKind(heading, kind));
  const parts = dateParts(plain);
  const words = plain.map((each, at) => {
    const part = parts[at];
    if (part) return [part];
    // “Fa”, “Mo”: no month.
    const isMother =
      each[0] === 'month' && /^mo\b/iu.test(named[at]?.trim() ?? '') && plain[at - 1]?.includes('father');
    return isMother ? ['mother', ...each.slice(1)] : each;
  });
  const isSmall = named.map((heading) => headingWords(heading).every((word) => SMALL[word] !== undefined));
  const columns = (kind.id === 'marriages' ? partyWords(words, kind) : ofPersonBefore(words)).map(
    (column, at): ColumnWords => (isSmall[at] ? { ...column, isSupposed: true } : column),
  );
  return kind.id === 'census' ? withBirthCounties(columns) : numberedWitnesses(columns);
}

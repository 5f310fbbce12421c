import { aFamily, aPerson } from '#domain/trees/core/trees.fixture.ts';
import type { NewDocument } from '#server/modules/trees/core/store/createRowGathering.ts';

const SURNAMES = [
  'Webb',
  'Quenbury',
  'Shergold',
  'Hibberd',
  'Pinch',
  'Mundy',
  'Bray',
  'Hopkins',
  'Spackman',
  'Lawrence',
];
const MEN = ['John', 'William', 'Thomas', 'George', 'Absalom', 'Obadiah', 'Robert', 'Edwin'];
const WOMEN = ['Mary', 'Ann', 'Elizabeth', 'Harriet', 'Tamar', 'Mercy', 'Rosanna', 'Jane'];
const COUPLES_OF_FOUNDERS = 60;
const FIRST_YEAR = 1480;
const YEARS_OF_GENERATION = 29;
const MOST_CHILDREN = 4;

/** Numbers that look random and are the same each time. */
function dice(): (sides: number) => number {
  let state = 42;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % sides;
  };
}

/** A fictional tree. */
export interface BigTree {
  documents: NewDocument[];
  /** Numbers of people: one of the first couple, and one some generations after. */
  founder: number;
  middle: number;
}

/**
 * A tree of so many people who descend from sixty couples over the centuries and marry among themselves, as people of
 * one county do: many are related in several ways. The same number gives the same tree.
 */
export function bigTree(size: number): BigTree {
  const roll = dice();
  const documents: NewDocument[] = [];
  let nextId = 1;
  let middle = 1;
  const person = (sex: 'm' | 'f', year: number): number => {
    const id = nextId++;
    const given = (sex === 'm' ? MEN : WOMEN)[roll(8)] ?? '';
    documents.push({
      kind: 'person',
      document: aPerson(id, `${given} ${SURNAMES[roll(10)] ?? ''}`, {
        sex,
        born: String(year + roll(9)),
        died: String(year + 40 + roll(40)),
      }),
    });
    return id;
  };
  let [men, women]: [number[], number[]] = [[], []];
  for (let couple = 0; couple < COUPLES_OF_FOUNDERS; couple += 1) {
    men.push(person('m', FIRST_YEAR));
    women.push(person('f', FIRST_YEAR));
  }
  for (let generation = 1; nextId <= size; generation += 1) {
    const [sons, daughters]: [number[], number[]] = [[], []];
    const year = FIRST_YEAR + generation * YEARS_OF_GENERATION;
    for (const [index, man] of men.entries()) {
      const woman = women[(index + generation) % women.length];
      if (woman === undefined || nextId > size) break;
      const children = Array.from({ length: 2 + roll(MOST_CHILDREN - 1) }, () => {
        const sex = roll(2) === 0 ? 'm' : 'f';
        const id = person(sex, year);
        (sex === 'm' ? sons : daughters).push(id);
        return id;
      });
      documents.push({ kind: 'family', document: aFamily(nextId++, [man, woman], children) });
    }
    [men, women] = [sons, daughters];
    if (generation === 8) middle = men[0] ?? middle;
    if (men.length === 0 || women.length === 0) break;
  }
  return { documents, founder: 1, middle };
}

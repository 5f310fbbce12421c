import type { SheetKind } from '../sheetKind.ts';
import { headingMatch, isPerson } from './headingMatch.ts';

/** What the heading of a column says, with what the headings beside it say of it. */
export interface ColumnWords {
  words: readonly string[];
  /** Whether a part of it is only to be supposed from its neighbours. */
  isSupposed: boolean;
}

type Party = 'groom' | 'bride';

const otherThan = (party: Party): Party => (party === 'groom' ? 'bride' : 'groom');
const OF_PARTY = new Set(['father', 'mother']);

const partyOf = (words: readonly string[]): Party | null =>
  words.includes('groom') ? 'groom' : words.includes('bride') ? 'bride' : null;

/** “M” and “F” before other words are the man’s and the woman’s where both are there; else F is the father. */
function withLetters(columns: readonly (readonly string[])[]): string[][] {
  const leads = (letter: string) => columns.some((words) => words.length > 1 && words[0] === letter);
  const areParties = leads('m') && leads('f');
  const meant = (word: string, words: readonly string[]): string => {
    if (word === 'm' && words.includes('date')) return 'marriage';
    if (word === 'm') return areParties ? 'groom' : 'mother';
    if (word === 'f') return areParties ? 'bride' : 'father';
    return word;
  };
  return columns.map((words) => (words.length > 1 ? words.map((word) => meant(word, words)) : [...words]));
}

/** “Dau of”, “son of”: who follows is the father. */
function ofChild(words: readonly string[]): string[] {
  const [only = ''] = words;
  if (words.length !== 1) return [...words];
  if (only === 'daughter') return ['bride', 'father'];
  if (only === 'son') return ['groom', 'father'];
  return [only];
}

/**
 * Whose the columns of a marriage are: those after “Groom” his, those after “Bride” hers; where neither is named before
 * them, the first of what comes twice is the groom’s, or the one’s who is not named later.
 */
export function partyWords(given: readonly (readonly string[])[], kind: SheetKind): ColumnWords[] {
  const columns = withLetters(given).map(ofChild);
  const partyFields = kind.fields.filter(({ id }) => id.startsWith('groom_'));
  const otherFields = kind.fields.filter(({ id }) => !/^(?:groom|bride)_/u.test(id));
  const said = columns.map((words) => words.join(' '));
  const mayBeOfParty = (words: readonly string[], at: number): boolean => {
    if (words.length === 0 || words.some((word) => isPerson(word) && !OF_PARTY.has(word))) return false;
    if (!partyFields.some((field) => headingMatch(['groom', ...words], field)?.isWhole)) return false;
    const isOther = otherFields.some((field) => headingMatch(words, field)?.isWhole);
    return !isOther || said.filter((other) => other === said[at]).length > 1;
  };
  const named = columns.map(partyOf);
  const firstNamed = named.find((party) => party !== null) ?? null;
  const ofNamed = new Set(columns.flatMap((words, at) => (named[at] ? [[...words].sort().join(' ')] : [])));
  const isNamedOf = (party: Party, words: readonly string[]) => ofNamed.has([...words, party].sort().join(' '));
  const taken = new Set<string>();
  const isTwice = said.some((words, at) => mayBeOfParty(columns[at] ?? [], at) && said.indexOf(words) !== at);
  let current: Party | null = null;
  // Before any is named: the groom, or who is not named later.
  let unnamed: Party | null = firstNamed ? otherThan(firstNamed) : isTwice ? 'groom' : null;
  return columns.map((words, at): ColumnWords => {
    const own = named[at];
    if (own) {
      current = own;
      return { words, isSupposed: false };
    }
    if (words.some((word) => isPerson(word) && !OF_PARTY.has(word))) [current, unnamed] = [null, null];
    if (!mayBeOfParty(words, at)) return { words, isSupposed: false };
    let party = current ?? unnamed;
    if (party === null) return { words, isSupposed: false };
    if (taken.has(`${party} ${said[at]}`) || isNamedOf(party, words)) {
      party = otherThan(party);
      if (current) current = party;
      else unnamed = party;
    }
    taken.add(`${party} ${said[at]}`);
    return { words: [party, ...words], isSupposed: true };
  });
}

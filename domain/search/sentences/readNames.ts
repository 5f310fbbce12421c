import { forenameUses, isListedForename } from '#domain/kernel/names/forenameIndex.ts';
import { countryNamed, countyNamed } from '#domain/places/gazetteer/counties.ts';

import { FILLER_WORDS, MONTHS, NAME_ENDS, WORDS_LIKE_NAMES } from './fillerWords.ts';
import { isTrade, TRADES_LIKE_NAMES } from './occupationWords.ts';
import { asking, type SentenceDraft } from './sentenceDraft.ts';

/** Names side by side. Word numbers; `end` is not included, `first` is empty where there is only a surname. */
export interface NameRun {
  start: number;
  /** Where the surname starts; `end` when there is none. */
  lastFrom: number;
  end: number;
}

const PARTICLES = new Set([
  'de',
  'da',
  'du',
  'del',
  'della',
  'di',
  'van',
  'von',
  'der',
  'den',
  'la',
  'le',
  'st',
  'ap',
  'ab',
  'ferch',
  'mac',
  'mc',
  'o',
  'ó',
  'ní',
  'ni',
  'fitz',
]);
const TITLES: Readonly<Record<string, 'male' | 'female' | null>> = {
  mr: 'male',
  mister: 'male',
  sir: 'male',
  master: 'male',
  mrs: 'female',
  miss: 'female',
  ms: 'female',
  lady: 'female',
  madam: 'female',
  dr: null,
  rev: null,
  revd: null,
  reverend: null,
  captain: null,
  capt: null,
};

/** Pairs that are one forename of two words. */
const isDoubleName = (one: string, other: string): boolean => {
  const isOf = (key: string, sex: string) => forenameUses(key).some((use) => use.kind === 'name' && use.sex === sex);
  return isOf(one, 'f') && isOf(other, 'f');
};

const isForename = (draft: SentenceDraft, at: number): boolean => {
  const key = draft.key(at);
  if (!draft.isNameLike(at)) return false;
  const parts = key.split('-');
  if (!parts.every((part) => isListedForename(part))) return false;
  const isCapital = draft.words[at]?.isCapital === true;
  if (isCapital && draft.hasCapitals) return !MONTHS.has(key) || !/^\d/u.test(draft.key(at + 1));
  return key.length > 2 && !WORDS_LIKE_NAMES.has(key) && !FILLER_WORDS.has(key) && !NAME_ENDS.has(key);
};

/** Whether a word can be a last name behind forenames. */
const isLastName = (draft: SentenceDraft, at: number): boolean => {
  const word = draft.words[at];
  if (!word || !draft.isNameLike(at)) return false;
  const isPlainTrade = isTrade(word.key) && !(word.isCapital && draft.hasCapitals) && !TRADES_LIKE_NAMES.has(word.key);
  if (isPlainTrade) return false;
  if (draft.hasCapitals)
    return (
      word.isCapital &&
      !(NAME_ENDS.has(word.key) && word.key.length < 3) &&
      !/^(?:in|at|of|and|with|who|son|daughter|born|died|aged|married)$/u.test(word.key)
    );
  return !FILLER_WORDS.has(word.key) && !NAME_ENDS.has(word.key) && word.key.length > 1;
};

const withParticles = (draft: SentenceDraft, at: number): number => {
  let end = at;
  while (
    PARTICLES.has(draft.key(end)) &&
    draft.isNameLike(end) &&
    draft.isNameLike(end + 1) &&
    !NAME_ENDS.has(draft.key(end + 1)) &&
    end < at + 3
  )
    end += 1;
  return end;
};

/** The names that start at a word: forenames, then perhaps a surname. Null when there is no forename. */
export function nameAt(draft: SentenceDraft, start: number): NameRun | null {
  let at = start;
  if (!isForename(draft, at)) {
    // An unusual forename, recognised by its capital: "Zerubbabel Pinch".
    const second = draft.words[at + 1]?.text ?? '';
    const isCapitalPair =
      draft.hasCapitals &&
      draft.key(at) !== 'st' &&
      draft.key(at - 1) !== 'st' &&
      countyNamed(second) === null &&
      countryNamed(second) === null &&
      isLastName(draft, at) &&
      isLastName(draft, at + 1) &&
      !isTrade(draft.key(at)) &&
      !FILLER_WORDS.has(draft.key(at)) &&
      !NAME_ENDS.has(draft.key(at));
    if (!isCapitalPair) return null;
    at += 1;
  }
  while (isForename(draft, at)) at += 1;
  // Initials between: "John T Pinch".
  while (
    /^\p{L}$/u.test(draft.key(at)) &&
    draft.isNameLike(at) &&
    draft.words[at]?.isCapital &&
    isLastName(draft, at + 1)
  )
    at += 1;
  const lastAt = withParticles(draft, at);
  if (isLastName(draft, lastAt)) return { start, lastFrom: at, end: lastAt + 1 };
  const count = at - start;
  // "John Thomas": the second is the last name; "Mary Ann" is one forename, "Mary Ann Thomas" has both.
  const isLastOwn = count >= 3 || (count === 2 && !isDoubleName(draft.key(start), draft.key(start + 1)));
  return { start, lastFrom: isLastOwn ? at - 1 : at, end: at };
}

const NAMED = { variants: true };

/** Fills the two fields of a person's name from a run. True when one of them was filled. */
export function fillName(
  draft: SentenceDraft,
  run: NameRun,
  fields: { first: string; last: string | null },
  from = run.start,
): boolean {
  const first = draft.written(run.start, run.lastFrom);
  const last = draft.written(run.lastFrom, run.end);
  const hasFirst = first !== '' && draft.fill(fields.first, asking(first, NAMED), from, run.lastFrom);
  const hasLast =
    last !== '' && fields.last !== null && draft.fill(fields.last, asking(last, NAMED), run.lastFrom, run.end);
  return hasFirst || hasLast;
}

/** `surname Pinch`, `first name John`, `née Hore`: the reader says it in so many words. */
export function readNamedFields(draft: SentenceDraft): void {
  for (let at = 0; at < draft.words.length; at += 1) {
    if (!draft.isFree(at)) continue;
    const two = `${draft.key(at)} ${draft.key(at + 1)}`;
    const label =
      draft.key(at) === 'surname' || two === 'last name' || two === 'family name'
        ? 'LastName'
        : draft.key(at) === 'forename' || two === 'first name' || two === 'christian name' || two === 'given name'
          ? 'FirstName'
          : draft.key(at) === 'nee' || draft.key(at) === 'formerly' || two === 'maiden name' || two === 'maiden surname'
            ? 'MaidenName'
            : null;
    if (label === null) continue;
    let from = at + (/^(?:last|family|first|christian|given|maiden)$/u.test(draft.key(at)) ? 2 : 1);
    while (/^(?:is|was|of|:|being|name)$/u.test(draft.key(from)) && draft.isFree(from)) from += 1;
    if (draft.isNameLike(from) && (!FILLER_WORDS.has(draft.key(from)) || draft.words[from]?.isCapital))
      draft.fill(label, asking(draft.written(from, from + 1), NAMED), at, from + 1);
  }
}

/** `Mr Pinch`, `Mrs Mary Pinch`: a title gives the sex, and a name follows. */
function readTitled(draft: SentenceDraft): void {
  for (let at = 0; at < draft.words.length; at += 1) {
    const sex = TITLES[draft.key(at)];
    if (sex === undefined || !draft.isFree(at)) continue;
    const run =
      nameAt(draft, at + 1) ?? (isLastName(draft, at + 1) ? { start: at + 1, lastFrom: at + 1, end: at + 2 } : null);
    if (!run || !fillName(draft, run, { first: 'FirstName', last: 'LastName' })) continue;
    if (sex === null || !draft.fill('Gender', asking(sex), at, at + 1)) draft.take(at, at + 1);
    return;
  }
}

/** The person sought: the first name that has no other role. */
export function readMainName(draft: SentenceDraft): void {
  readTitled(draft);
  for (let at = 0; at < draft.words.length && !draft.has('FirstName'); at += 1) {
    const run = nameAt(draft, at);
    if (!run || !fillName(draft, run, { first: 'FirstName', last: 'LastName' })) continue;
    readOtherOfCouple(draft, run.end);
    return;
  }
}

/** The other of a couple: `marriage of John Smith and Mary Jones`. */
function readOtherOfCouple(draft: SentenceDraft, at: number): void {
  if (draft.filters.EventType?.values[0] !== 'marriage' || !/^(?:and|&|to|with)$/u.test(draft.key(at))) return;
  const run = nameAt(draft, at + 1);
  if (run) fillName(draft, run, { first: 'SpouseFirstName', last: 'SpouseLastName' }, at);
}

/** `the Pinch family`, and a surname on its own. Called when places have been found, since many names are both. */
export function readLoneLastName(draft: SentenceDraft): void {
  if (draft.has('LastName')) return;
  const candidates = draft.words.flatMap((_, at) =>
    isLastName(draft, at) &&
    !FILLER_WORDS.has(draft.key(at)) &&
    !NAME_ENDS.has(draft.key(at)) &&
    (!isTrade(draft.key(at)) || TRADES_LIKE_NAMES.has(draft.key(at))) &&
    !MONTHS.has(draft.key(at))
      ? [at]
      : [],
  );
  const at = candidates.find((each) => /^famil(?:y|ies)$/u.test(draft.key(each + 1))) ?? candidates[0];
  if (at !== undefined) draft.fill('LastName', asking(draft.written(at, at + 1), NAMED), at, at + 1);
}

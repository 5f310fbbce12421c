import type { SheetField } from '../sheetKind.ts';
import { HEADING_ALIASES } from './headingAliases.ts';
import { headingWords } from './headingWords.ts';

/** How a heading speaks for a field. */
export interface HeadingMatch {
  /** Whether it is one of the field’s own headings, else it has a part in common with one. */
  isWhole: boolean;
  /** 6 for a whole one, about 3 for a part, less where another person may be meant. */
  points: number;
}

/** Words that name another person: of two headings only one of which has such a word, the columns differ. */
const PEOPLE = new Set(
  (
    'father mother parent guardian groom bride husband wife widow spouse witness relative male female godparent ' +
    'informant executor minister clerk registrar transcriber checker undertaker volunteer surety cautioner bondsman owner ' +
    'employer master maiden by signed child daughter son mark g b w his her'
  ).split(' '),
);

/** Words that name an event, likewise. */
const EVENTS = new Set(
  (
    'birth death burial baptism marriage probate will ' +
    'reg registration registered transcribed transcription entered checked updated modified created added uploaded banns licence ' +
    'confirmation admission discharge left leaving'
  ).split(' '),
);

/** Whether a word of a heading names a person. */
export const isPerson = (word: string): boolean => PEOPLE.has(word.replace(/\d$/u, ''));
const phrases = new WeakMap<SheetField, readonly (readonly string[])[]>();

function phrasesOf(field: SheetField): readonly (readonly string[])[] {
  const known = phrases.get(field);
  if (known) return known;
  const made = [field.label, field.id, ...field.headings].map(headingWords);
  phrases.set(field, made);
  return made;
}

/** What a heading says of a field; null where it says nothing, or speaks of another person or event. */
export function headingMatch(words: readonly string[], field: SheetField): HeadingMatch | null {
  let best: HeadingMatch | null = null;
  for (const phrase of phrasesOf(field)) {
    const sharedWords = phrase.filter((word) => words.includes(word));
    const shared = sharedWords.length;
    if (shared === 0 || (shared < phrase.length && shared < words.length)) continue;
    if (shared === phrase.length && shared === words.length) {
      // Of two fields that know the heading the one with more words knows it better.
      const points = 6 + phrase.length / 100;
      if (!best?.isWhole || best.points < points) best = { isWhole: true, points };
      continue;
    }
    if (best?.isWhole) continue;
    if (sharedWords.every((word) => word === 'type' || word === 'id')) continue;
    // “Groom’s religion” has nothing but the groom in common with his name.
    const isOfPerson = sharedWords.every(isPerson);
    if (isOfPerson && (field.holds === null || words.some((word) => !isPerson(word) && !phrase.includes(word))))
      continue;
    // Of many things there is a number: that of a grave is no other.
    if (
      sharedWords.every((word) => word === 'number') &&
      words.some((word) => word !== 'number' && HEADING_ALIASES.has(word))
    )
      continue;
    const further = [...words, ...phrase].filter((word) => !words.includes(word) || !phrase.includes(word));
    if (further.some((word) => EVENTS.has(word))) continue;
    if (words.some((word) => isPerson(word) && !phrase.includes(word))) continue;
    const overlap = shared / Math.max(words.length, phrase.length);
    const points = phrase.some((word) => isPerson(word) && !words.includes(word)) ? 1.5 : 2.5 + overlap;
    if (best === null || best.points < points) best = { isWhole: false, points };
  }
  return best;
}

/** Whether a heading speaks of a person or an event that no heading of the field has: then its values do not count. */
export const isOfOthers = (words: readonly string[], field: SheetField): boolean =>
  words.some(
    (word) => (isPerson(word) || EVENTS.has(word)) && !phrasesOf(field).some((phrase) => phrase.includes(word)),
  );

/** Headings that one person means otherwise than another: they make a guess likely, and never sure. */
const OPEN = new Set(
  (
    'town village location hamlet where home section vault stone pit position part capacity employer unit company ' +
    'branch source type kind class item extra register document summary extract deceased id'
  ).split(' '),
);

/** Whether a heading says too little for a sure guess: `#` may be the maker’s own number. @param words - of the heading. */
export const isOpen = (heading: string, words: readonly string[]): boolean =>
  !/[\p{L}\p{N}]/u.test(heading) || words.every((word) => OPEN.has(word));

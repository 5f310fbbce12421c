import type { Saying } from './reading.ts';

/** Said in brackets, where even a name would be no name. */
const BRACKETED: Readonly<Record<Saying, string>> = {
  blank: 'blank|left blank|no entry|not given|none given|none',
  illegible: 'illegible|unreadable|unclear|not legible|not readable|unknown|not known|...|--?--|?',
  unnamed: 'unnamed|not named|no name|no surname|no forename|nameless|no christian name',
  torn: 'torn|page torn|damaged|missing|lost|faded|cut off|ink blot',
  struck: 'struck|struck out|struck through|deleted|crossed out|crossed through',
};
/** Said without brackets: only what is no one’s name. Blank and None are surnames. */
const BARE: Readonly<Record<Saying, string>> = {
  blank: 'not given|not recorded|not stated',
  illegible: 'illegible|unreadable|unknown|not known',
  unnamed: 'unnamed|nameless|not named|no name|no surname',
  torn: '',
  struck: 'struck out|crossed out',
};

const tableOf = (kinds: Readonly<Record<Saying, string>>): ReadonlyMap<string, Saying> =>
  new Map(
    Object.entries(kinds).flatMap(([saying, texts]) =>
      texts.split('|').flatMap((text): [string, Saying][] => (text === '' ? [] : [[text, saying as Saying]])),
    ),
  );

const bracketed = tableOf(BRACKETED);
/** The sayings that need no brackets, folded to lower case. No name may be among them. */
export const BARE_SAYINGS = tableOf(BARE);
const LONGEST_BARE = Math.max(...[...BARE_SAYINGS.keys()].map((text) => text.length));

/** Remarks often name what is wrong within a sentence: `[date illegible]`. */
const WITHIN: readonly (readonly [RegExp, Saying])[] = [
  [/\b(?:illegible|unreadable)\b/u, 'illegible'],
  [/\b(?:torn|damaged|faded)\b/u, 'torn'],
  [/\bblank\b/u, 'blank'],
];

/** What a text in brackets says in place of a name; null for what is no saying. */
export function sayingInBrackets(inner: string): Saying | null {
  const text = inner.trim().toLowerCase();
  return bracketed.get(text) ?? WITHIN.find(([words]) => words.test(text))?.[1] ?? null;
}

/** What a whole text without brackets says in place of a name; null for what may be one. */
export function bareSaying(text: string): Saying | null {
  if (text.length > LONGEST_BARE + 2) return null;
  const said = text.trim().toLowerCase();
  return BARE_SAYINGS.get(said) ?? (/^\?+$/u.test(said) ? 'illegible' : null);
}

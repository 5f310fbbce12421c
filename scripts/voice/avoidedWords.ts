/** A word that the site does not use, and what it says instead. */
export interface AvoidedWord {
  /** Whole words, in either case. */
  words: RegExp;
  instead: string;
}

/** One word per idea, in the English of a British record office: docs/glossary.md, “How we write”. */
export const AVOIDED_WORDS: readonly AvoidedWord[] = [
  { words: /\b(?:begins?|began|begun|beginning)\b/iu, instead: 'start' },
  {
    words: /\b(?:somebody|everybody|nobody|anybody|whoever)\b/iu,
    instead: 'anyone, everyone, no one, or the noun: a member, an ancestor',
  },
  { words: /\b(?:mails?|mailed|e-mails?)\b/iu, instead: 'email' },
  { words: /\bunwanted (?:mail|ones)\b/iu, instead: 'junk folder' },
  { words: /\b(?:anew|afresh)\b/iu, instead: 'again' },
  { words: /\b(?:stands|stood|bears?|bore)\b/iu, instead: 'is, has, or the verb that says what happens' },
  { words: /\b(?:told|tells)\b/iu, instead: 'says, records, shows' },
  { words: /\b(?:loaded here|were loaded|are loaded|is loaded|not loaded)\b/iu, instead: 'published, available' },
  { words: /\b(?:takes?|took|taken) back\b/iu, instead: 'undo, withdraw' },
  { words: /\bmade-up\b/iu, instead: 'fictional' },
  { words: /\b(?:keep this search|keep search)\b/iu, instead: 'Save search' },
  { words: /\b(?:searches noted|log of searches)\b/iu, instead: 'research diary' },
  { words: /\blast names?\b/iu, instead: 'surname' },
];

/** The words of the list that are as clear in a comment or the title of a test. */
export const AVOIDED_IN_COMMENTS: readonly AvoidedWord[] = [
  { words: /\b(?:somebody|everybody|nobody|anybody)\b/iu, instead: 'the noun: a member, a person, staff, no one' },
  { words: /\b(?:whoever|whomever)\b/iu, instead: 'the person who, readers who, or name the code' },
  { words: /\b(?:anew|afresh)\b/iu, instead: 'again' },
];

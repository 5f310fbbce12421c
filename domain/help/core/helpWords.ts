import { foldLetters } from '#domain/kernel/wording/foldLetters.ts';

/** Words that say nothing about what is asked. */
const FILLERS = new Set(
  'a about an and any are as at be by can cant do does doesnt dont for from get got has have how i if in into is isnt it its just me my no not of on or our please should so some than that the their them there they this to up us want was way we what when where which who why will with wont would you your im ive'.split(
    ' ',
  ),
);

/** Several words that mean one, as people type them. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:log|logging|logged|sign|signing|signed)[\s-]?(?:in|on|into)\b/gu, 'signin'],
  [/\b(?:log|logging|logged|sign|signing|signed)[\s-]?(?:out|off)\b/gu, 'signout'],
  [/\b(?:sign|signing|signed)[\s-]?up\b/gu, 'register'],
  [/\bgift (?:card|subscription|voucher|certificate)s?\b/gu, 'gift'],
  [/\b(?:two|2)[\s-]?(?:factor|step)(?: (?:authentication|verification))?\b/gu, 'mfa'],
  [/\bmulti[\s-]?factor(?: authentication)?\b/gu, 'mfa'],
  [/\bget rid of\b/gu, 'delete'],
  [/\be[\s-]mails?\b/gu, 'email'],
  [/\b(?:mum|mother|dad|father|gran|grandad|grandfather|grandmother|nan|uncle|aunt)\b/gu, 'ancestor'],
];

/** Words of one meaning; the first is what all of them are known as. */
const GROUPS: readonly string[] = [
  'tree pedigree genealogy',
  'gedcom ged',
  'photo photograph picture pic snapshot',
  'image scan facsimile',
  'newspaper paper gazette press',
  'cancel unsubscribe stop terminate',
  'delete erase remove',
  'subscription membership plan subscribe',
  'payment pay billing invoice receipt',
  'price cost charge fee',
  'free gratis',
  'password passphrase passcode',
  'register join registration',
  'mfa authenticator otp 2fa',
  'email mail',
  'surname lastname',
  'firstname forename christian',
  'ancestor relative grandparent forebear',
  'phone mobile smartphone iphone android tablet ipad',
  'library institution archive',
  'clipping clip cutting snippet',
  'hint suggestion clue',
  'record document',
  'transcript transcription transcribe',
  'mistake error wrong incorrect misspelt mistranscribed',
  'spelling variant misspelling',
  'download export',
  'upload import',
  'card debit visa mastercard',
  'gift present voucher',
  'privacy private gdpr',
  'print printer printout pdf',
  'message contact messaging',
  'device computer session',
  'census enumeration',
  'marriage wedding',
  'burial buried grave',
  'address street house',
  'refund moneyback',
  'share invite collaborate',
  'place parish town village',
];

/** The shape by which words of one stem are the same: `cancelling`, `cancellation` and `cancel`. */
function stemOf(word: string): string {
  if (word.length < 5 && !/[^s]s$/u.test(word)) return word;
  const bare = word
    .replace(/ies$/u, 'y')
    .replace(/(?:ations?|ing|ed)$/u, '')
    .replace(/([^s])s$/u, '$1')
    .replace(/([bdglmnprt])\1$/u, '$1')
    .replace(/e$/u, '');
  return bare.length >= 3 ? bare : word;
}

const KNOWN_AS = new Map(
  GROUPS.flatMap((group) => {
    const [first = '', ...others] = group.split(' ');
    return others.map((other) => [stemOf(other), stemOf(first)] as const);
  }),
);

/**
 * The words of a question or of an article as the search compares them: lower case, without accents and filler words,
 * each reduced to its stem and to the one word the field uses for it. Used for both sides alike.
 * @returns words in their order, repeats kept; empty for a text without any.
 */
export function helpWords(text: string): string[] {
  const plain = foldLetters(text).replace(/['’]/gu, '');
  const joined = PHRASES.reduce((known, [phrase, word]) => known.replace(phrase, word), plain);
  return joined
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !FILLERS.has(word))
    .map((word) => {
      const stem = stemOf(word);
      return KNOWN_AS.get(stem) ?? stem;
    });
}

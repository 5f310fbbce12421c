import { isTrade, isTradeQualifier, shortenedTrade, TRADES_LIKE_NAMES } from './occupationWords.ts';
import { asking, type SentenceDraft } from './sentenceDraft.ts';

const SEXES: Readonly<Record<string, string>> = Object.fromEntries([
  ...'man men male males boy boys gentleman'.split(' ').map((word) => [word, 'male']),
  ...'woman women female females girl girls lady'.split(' ').map((word) => [word, 'female']),
]);
const STATUS: Readonly<Record<string, string>> = {
  widow: 'widow',
  widower: 'widower',
  widowed: 'widowed',
  unmarried: 'unmarried',
  single: 'single',
  spinster: 'spinster',
  bachelor: 'bachelor',
  divorced: 'divorced',
};

/** `man`, `girls`; `widow`, `unmarried`. */
export function readSexAndStatus(draft: SentenceDraft): void {
  for (let at = 0; at < draft.words.length; at += 1) {
    if (!draft.isFree(at)) continue;
    const sex = SEXES[draft.key(at)];
    const status = STATUS[draft.key(at)];
    if (sex !== undefined) draft.fill('Gender', asking(sex), at, at + 1);
    else if (status !== undefined && draft.key(at + 1) !== 'of')
      draft.fill('MaritalStatus', asking(status), at, at + 1);
  }
}

/**
 * A trade with the words that belong to it: `farmer`, `agricultural labourer`. It is asked for by its words, the
 * last of them in any ending: clerks wrote "Farmer of 64 acres" as well.
 */
export function readOccupation(draft: SentenceDraft): void {
  for (let at = 0; at < draft.words.length; at += 1) {
    if (!draft.isFree(at)) continue;
    if (!isTrade(draft.key(at)) || isLastNameRather(draft, at)) continue;
    let from = at;
    while (from > 0 && draft.isFree(from - 1) && isTradeQualifier(draft.key(from - 1))) from -= 1;
    const words = draft.written(from, at + 1).replace(/s$/u, '');
    draft.fill('Occupation', asking(`${words}*`), from, at + 1);
  }
}

/** A trade that is also a surname, in a sentence without names: `smith`, `Baker Leeds`, but not `smith in Leeds`. */
const isLastNameRather = (draft: SentenceDraft, at: number): boolean =>
  TRADES_LIKE_NAMES.has(draft.key(at)) &&
  !draft.has('FirstName') &&
  !draft.has('LastName') &&
  !/^(?:a|an|the|of|in|at|who|was)$/u.test(`${draft.key(at - 1)}`) &&
  !/^(?:in|at|of|who|from)$/u.test(draft.key(at + 1));

/** Trades that clerks shortened: `Ag. Lab.`, `FS`. They are no names, whatever their capitals. */
export function readShortenedTrades(draft: SentenceDraft): void {
  for (let at = 0; at < draft.words.length; at += 1) {
    if (!draft.isFree(at)) continue;
    const pair = shortenedTrade(`${draft.key(at)}-${draft.key(at + 1)}`);
    const short = pair ?? shortenedTrade(draft.key(at));
    if (short !== null) draft.fill('Occupation', asking(`${short}*`), at, at + (pair === null ? 1 : 2));
  }
}

/** Quoted words are looked for unchanged, anywhere in a record. */
export function readQuoted(draft: SentenceDraft): void {
  const quotes = draft.words.flatMap(({ key }, at) => (/^["“”]$/u.test(key) ? [at] : []));
  const [first, second] = quotes;
  if (first === undefined || second === undefined || second === first + 1) return;
  draft.fill('Keywords', asking(`"${draft.written(first + 1, second).replaceAll(/["“”]/gu, '')}"`), first, second + 1);
}

import { isListedForename } from '#domain/kernel/names/forenameIndex.ts';
import { nameTokens } from '#domain/kernel/names/nameTokens.ts';

/** A person as a notice names them. */
export interface NamedPerson {
  forenames: string;
  surname: string;
  /** Of the title before the name; null where none says it. */
  sex: 'm' | 'f' | null;
}

const TITLE = /^(?:the\s+)?(Mr|Mrs|Miss|Rev|Dr|Capt|Captain|Lieut|Major|Col|Colonel|Sir|Lady|Hon)\b\.?\s+/iu;
const MALE = /^(?:mr|rev|dr|capt|captain|lieut|major|col|colonel|sir)$/iu;
const FEMALE = /^(?:mrs|miss|lady)$/iu;
/** `John`, `O'Brien`, `St.`, `Webb-Smith`. */
const NAME_WORD = /^(?:[A-Z]\.?|[A-Z][\p{L}'’-]+)$/u;
const MOST_WORDS = 5;
const SHORTEST_SURNAME = 3;
/**
 * Reads `Mr. John Ronald Page` or `Ann Coombes`; null for what is no whole name. Without a title it must start with a
 * first name that people had, so that a street or an inn is no person.
 *
 * @param isWhole - false: first names alone, as of a daughter beside her father.
 */
export function namedPerson(text: string, isWhole = true): NamedPerson | null {
  let rest = text.trim();
  let sex: NamedPerson['sex'] = null;
  for (let title = TITLE.exec(rest); title; title = TITLE.exec(rest)) {
    const word = title[1] ?? '';
    sex ??= MALE.test(word) ? 'm' : FEMALE.test(word) ? 'f' : null;
    rest = rest.slice(title[0].length);
  }
  const isTitled = rest.length < text.trim().length;
  const words = rest.split(/\s+/u).filter((word) => word !== '');
  if (words.length < (isWhole ? 2 : 1) || words.length > MOST_WORDS || !words.every((word) => NAME_WORD.test(word)))
    return null;
  const [first = ''] = words;
  if (!isTitled && first.replace('.', '').length > 1 && !isListedForename(nameTokens(first)[0] ?? '')) return null;
  if (!isWhole) return { forenames: words.join(' '), surname: '', sex };
  const surname = words.at(-1) ?? '';
  return surname.length < SHORTEST_SURNAME ? null : { forenames: words.slice(0, -1).join(' '), surname, sex };
}

import { isAge } from '#domain/kernel/dates/birthYearFromAge.ts';
import { isMeantDay } from '#domain/kernel/dates/isoDates.ts';
import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';

import { readResearchAddress } from '../folders/researchAddress.ts';
import type { EvidenceFact } from './questionKinds.ts';
import { lineProblem, neededProblem, textProblem, type Texts } from './questionRules.ts';

type Problems = Readonly<Record<string, string | null>>;

const addressProblem = (address: string): string | null =>
  address.trim() === '' || readResearchAddress(address) !== null
    ? null
    : 'Paste the address of a record, an article, an issue, a search, a clipping or a person of a tree.';
const dateProblem = (date: string): string | null => {
  const read = readTreeDate(date);
  return (
    lineProblem(date) ??
    (read && read.from === null && read.to === null
      ? 'We can’t read this date. Write it as 3 April 1881, 1881 or about 1841.'
      : null)
  );
};

/** What is wrong with a row of the plan, by field; null where nothing is. */
export const planProblems = ({ what, place, span, note }: Texts<'what' | 'place' | 'span' | 'note'>): Problems => ({
  what: neededProblem(what, 'Name the source.'),
  place: lineProblem(place),
  span: lineProblem(span),
  note: textProblem(note),
});

/** The same of a row of the log. */
export const logProblems = ({
  what,
  whereDone,
  doneOn,
  note,
  address,
}: Texts<'what' | 'whereDone' | 'doneOn' | 'note' | 'address'>): Problems => ({
  what: neededProblem(what, 'Say what you searched.'),
  whereDone: neededProblem(whereDone, 'Say where: an archive, a website, a book.'),
  doneOn: neededProblem(doneOn, 'Enter the date.') ?? dateProblem(doneOn),
  note: textProblem(note),
  address: addressProblem(address),
});

/** The same of a statement: it has a source, on this site or in words. */
export const evidenceProblems = ({
  about,
  value,
  date,
  place,
  citation,
  address,
  note,
  fact,
}: Texts<'about' | 'value' | 'date' | 'place' | 'citation' | 'address' | 'note'> & {
  fact: EvidenceFact;
}): Problems => ({
  about: neededProblem(about, 'Say whom it is about.'),
  value: lineProblem(value) ?? (fact === 'AGE' && !isAge(value) ? 'Enter the age in years.' : null),
  date: dateProblem(date),
  place: lineProblem(place),
  citation:
    lineProblem(citation) ??
    (citation.trim() === '' && address.trim() === '' ? 'Name the source, or paste its address.' : null),
  address: addressProblem(address),
  note: textProblem(note),
});

/** The same of a task. */
export const taskProblems = ({ text, due }: Texts<'text' | 'due'>): Problems => ({
  text: neededProblem(text, 'Say what is to be done.'),
  due: due === '' || isMeantDay(due) ? null : 'Enter a date.',
});

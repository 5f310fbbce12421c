import type { Typed } from './guessVariables.ts';

/**
 * The part of an answer that is the same for every person looked for: without what was typed, its first line,
 * times, and tokens that hold a time.
 */
export const withoutTyped = (answer: string, { given, surname, place, text, year }: Typed): string =>
  [text, given, surname, place, String(year ?? '')]
    .reduce(
      (rest, word) => (word === '' ? rest : rest.replaceAll(new RegExp(word, 'giu'), '·')),
      answer.slice(answer.indexOf('\n')),
    )
    .replaceAll(/"requestId":"[^"]*"|\d{4}-\d\d-\d\dT[\d:.]+Z|eyJ[\w-]+\.[\w-]+\.[\w-]+/gu, '');

import { readdirSync, readFileSync } from 'node:fs';

import { FIRST_LETTERS } from './firstLetters.mjs';

/** The code points of `U+0020-007E, U+00A0`. */
const pointsOf = (ranges: string): number[] =>
  ranges.split(',').flatMap((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-');
    const first = parseInt(from, 16);
    return Array.from({ length: parseInt(to, 16) - first + 1 }, (_, at) => first + at);
  });

it('cuts fonts to the letters that the styles ask the first file for', () => {
  const ranges = /\$first:\s*([^;]+);/u.exec(readFileSync('src/styles/_fonts.scss', 'utf8'))?.[1] ?? '';
  expect(pointsOf(ranges)).toEqual(FIRST_LETTERS);
});

it('keeps every weight that a style asks for', () => {
  const styles = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.scss') && !name.endsWith('_fonts.scss'),
  );
  const weights = styles.flatMap((name) =>
    [...readFileSync(`src/${name}`, 'utf8').matchAll(/font-weight: (\d+)/gu)].map(([, weight]) => Number(weight)),
  );
  expect([Math.min(...weights), Math.max(...weights)]).toEqual([400, 700]);
});

it('has every letter of our own texts', () => {
  const texts = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /[tT]exts\.ts$/u.test(name));
  const letters = new Set(texts.flatMap((name) => [...readFileSync(`src/${name}`, 'utf8').replaceAll('\n', '')]));
  expect(letters.size).toBeGreaterThan(90);
  expect([...letters].filter((letter) => !FIRST_LETTERS.includes(letter.codePointAt(0) ?? 0))).toEqual([]);
});

import { yearOfDay } from '../encodedDay.ts';

/** When somebody was born and died, as a card has it; days are encoded, null where not told. */
interface LifeDates {
  birthFrom: number | null;
  birthText: string | null;
  deathFrom: number | null;
  deathText: string | null;
  isLiving: boolean;
}

const yearInWords = (from: number | null, text: string | null) => {
  const year = from !== null ? String(Math.abs(yearOfDay(from))) : /\d{3,4}(?!.*\d{3,4})/u.exec(text ?? '')?.[0];
  if (year === undefined) return null;
  const isAbout = /^(?:about|around|circa|c\b|ca\b|estimated|calculated|between|before|after|~)|\?$/iu.test(text ?? '');
  return `${isAbout ? 'c. ' : ''}${year}${from !== null && from < 0 ? ' BC' : ''}`;
};

/**
 * A life in years: `1832–1900`, `c. 1832–?`, `born 1990` of somebody who may be living; empty where nothing is told.
 * @example lifespan({ birthFrom: 18320403, birthText: '3 April 1832', deathFrom: 19000000, deathText: '1900', isLiving: false }) // '1832–1900'
 */
export function lifespan({ birthFrom, birthText, deathFrom, deathText, isLiving }: LifeDates): string {
  const [born, died] = [yearInWords(birthFrom, birthText), yearInWords(deathFrom, deathText)];
  if (born === null && died === null) return '';
  if (isLiving) return born === null ? '' : `born ${born}`;
  if (born === null) return `died ${died ?? ''}`;
  return died === null && deathText === null ? `born ${born}` : `${born}–${died ?? '?'}`;
}

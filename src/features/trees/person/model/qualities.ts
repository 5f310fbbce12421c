import { qualityTexts } from './texts.ts';

/** How reliable evidence is, in words: GEDCOM QUAY, the strongest first. */
export const QUALITIES = [
  { value: '3', label: qualityTexts['3'] },
  { value: '2', label: qualityTexts['2'] },
  { value: '1', label: qualityTexts['1'] },
  { value: '0', label: qualityTexts['0'] },
] as const;

/** @example qualityInWords(2) // 'Secondary evidence' */
export const qualityInWords = (quality: number | null): string =>
  QUALITIES.find(({ value }) => value === String(quality))?.label ?? '';

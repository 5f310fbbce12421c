/** How sure evidence is, in words: GEDCOM QUAY, the surest first. */
export const QUALITIES = [
  { value: '3', label: 'Primary evidence' },
  { value: '2', label: 'Secondary evidence' },
  { value: '1', label: 'Questionable' },
  { value: '0', label: 'Unreliable' },
] as const;

/** @example qualityInWords(2) // 'Secondary evidence' */
export const qualityInWords = (quality: number | null): string => QUALITIES.find(({ value }) => value === String(quality))?.label ?? '';

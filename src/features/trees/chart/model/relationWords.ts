import type { ChartBox } from '#domain/trees/chart/layout/chart.ts';

/** Words by sex: of a man, of a woman, of anyone else. */
const WORDS: Readonly<Record<ChartBox['relation'], readonly [man: string, woman: string, other: string]>> = {
  self: ['', '', ''],
  parent: ['father', 'mother', 'parent'],
  partner: ['partner', 'partner', 'partner'],
  child: ['son', 'daughter', 'child'],
  sibling: ['brother', 'sister', 'sibling'],
  'half-sibling': ['half-brother', 'half-sister', 'half-sibling'],
};

const LINK_WORDS: Readonly<Partial<Record<ChartBox['link'], readonly [ofParent: string, ofChild: string]>>> = {
  adopted: ['adoptive ', 'adopted '],
  foster: ['foster ', 'foster '],
  step: ['step-', 'step-'],
};

/**
 * How a person of a chart is related to the one they were reached from.
 * @param from - the other's name; null for the focus, whose relation is to be the focus
 * @example relationWords({ relation: 'parent', link: 'birth' }, 'f', 'William Pinch') // 'mother of William Pinch'
 */
export function relationWords(
  { relation, link }: Pick<ChartBox, 'relation' | 'link'>,
  sex: string,
  from: string | null,
): string {
  if (relation === 'self' || from === null) return 'focus of the chart';
  const word = WORDS[relation][sex === 'm' ? 0 : sex === 'f' ? 1 : 2];
  const how = relation === 'partner' ? '' : (LINK_WORDS[link]?.[relation === 'parent' ? 0 : 1] ?? '');
  return `${how}${word} of ${from}`;
}

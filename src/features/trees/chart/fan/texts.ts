import { figure } from '#domain/kernel/wording/countInWords.ts';

/** What the colours of a fan say. */
export const colourTexts = {
  label: 'Colours',
  kinds: {
    sex: 'Men and women',
    line: 'Grandparents’ lines',
    century: 'Century of birth',
    place: 'County or country of birth',
    completeness: 'How much is known',
  },
  legend: 'Legend',
  entry: (label: string, count: number) => `${label} (${figure(count)})`,
  none: 'Not recorded, or private',
};

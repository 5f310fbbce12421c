import { fewestYears, isTurned } from './ages.ts';
import type { CheckedPerson, FoundWarning } from './treeWarning.ts';

/** The longest life that is proven is 122 years; one of more than this is nearly always two people made one. */
const LONGEST_LIFE = 110;

/** What looks wrong in the dates of one person. */
export function personWarnings({ id, name, birth, death }: CheckedPerson): FoundWarning[] {
  if (isTurned(birth, death))
    return [
      {
        code: 'BORN_AFTER_DEATH',
        severity: 'error',
        text: `${name} was born (${birth.text}) after their own death (${death.text}).`,
        personIds: [id],
      },
    ];
  const years = fewestYears(birth, death);
  return years !== null && years > LONGEST_LIFE
    ? [
        {
          code: 'LONG_LIFE',
          severity: 'warning',
          text: `${name} (${birth.text} to ${death.text}) lived longer than ${LONGEST_LIFE} years.`,
          personIds: [id],
        },
      ]
    : [];
}

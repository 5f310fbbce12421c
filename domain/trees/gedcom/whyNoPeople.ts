import { figure } from '#domain/kernel/wording/countInWords.ts';

import type { GedcomProblem, GedcomProblemCode } from './gedcomProblem.ts';

const AGAIN = 'Save or export it again, and upload that.';

/** What is wrong with a file that has no people, the fault that explains the others first. */
const FAULTS: readonly (readonly [GedcomProblemCode, (line: string) => string])[] = [
  [
    'ends-inside',
    (line) => `This file ends inside a line, line ${line}: it was cut off before its first person. ${AGAIN}`,
  ],
  [
    'no-trailer',
    (line) => `This file ends at line ${line}, before “0 TRLR”: it was cut off before its first person. ${AGAIN}`,
  ],
  [
    'no-header',
    () =>
      'This file has no GEDCOM header, “0 HEAD”, and no people in it. Export your tree again from your family tree program.',
  ],
  [
    'no-level',
    (line) =>
      `There are no people in this file: from line ${line} on, lines have no level and tag, as GEDCOM has them. Export your tree again from your family tree program.`,
  ],
];

/**
 * Why a file without people is refused, in words for its owner.
 * @param problems - what was found while it was read; none where it simply holds no one.
 */
export function whyNoPeople(problems: readonly Pick<GedcomProblem, 'code' | 'line'>[]): string {
  for (const [code, text] of FAULTS) {
    const found = problems.find((problem) => problem.code === code);
    if (found) return text(figure(found.line));
  }
  return 'There are no people in this file.';
}

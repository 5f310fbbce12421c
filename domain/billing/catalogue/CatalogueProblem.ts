/** Why a change of the catalogue is not made: the field of the form, a code for programs and a sentence for staff. */
export interface CatalogueProblem {
  field: string;
  code: string;
  message: string;
}

/** Longest name of an offer or a promotion, in characters. */
export const LONGEST_NAME = 60;

/** Characters that no name needs: they are not seen, or turn what stands beside them round. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** What is wrong with a name that readers see; null for nothing. */
export function nameProblem(field: string, name: string): CatalogueProblem | null {
  const words = name.trim();
  if (words === '') return { field, code: 'MISSING', message: 'Type a name.' };
  if ([...words].length > LONGEST_NAME)
    return { field, code: 'TOO_LONG', message: `Use ${LONGEST_NAME} characters at most.` };
  return UNSEEN.test(words) ? { field, code: 'UNSEEN', message: 'Remove characters that can’t be seen.' } : null;
}

/** What is wrong with a whole number that was sent; null for nothing. */
export const countProblem = (
  field: string,
  count: number,
  [least, most]: readonly [number, number],
): CatalogueProblem | null =>
  Number.isInteger(count) && count >= least && count <= most
    ? null
    : { field, code: 'OUT_OF_RANGE', message: `Type a whole number from ${least} to ${most}.` };

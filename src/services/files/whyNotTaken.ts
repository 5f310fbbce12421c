import { failureTexts } from '#domain/kernel/errors/failureTexts.ts';
import { isObject } from '#domain/kernel/values/typeGuards.ts';

/**
 * Why the server took no file, as a sentence for the reader.
 * @param answer - what `putFile` resolved with
 * @param notArrived - said where the server says nothing
 */
export function whyNotTaken(answer: unknown, notArrived: string): string {
  if (!isObject(answer)) return notArrived;
  if (typeof answer.problem === 'string') return answer.problem;
  // Sent again, a file that was stored after all would be there twice.
  const isInDoubt = isObject(answer.error) && answer.error.code === 'WRITE_IN_DOUBT';
  return (isInDoubt ? failureTexts.byCode.WRITE_IN_DOUBT : undefined) ?? notArrived;
}

import { exactMomentInWords } from '#ui/readersClock.ts';

import type { SignInFailure } from '../institutionsApi.ts';
import { detailNames } from '../texts.ts';

/** What a library's staff need to find the failed sign-in, as far as it is known. */
export function failureFacts(failure: SignInFailure, reference: string): { term: string; value: string }[] {
  return [
    ...(failure?.institution ? [{ term: detailNames.institution, value: failure.institution }] : []),
    ...(failure?.missing ? [{ term: detailNames.missing, value: failure.missing }] : []),
    ...(failure ? [{ term: detailNames.at, value: exactMomentInWords(failure.at) }] : []),
    ...(reference ? [{ term: detailNames.reference, value: reference }] : []),
  ];
}

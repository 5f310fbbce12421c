import { readResearchAddress } from '#domain/research/folders/researchAddress.ts';

import { addTexts } from './texts.ts';

/**
 * What is wrong with a pasted address; null where a folder can hold the page. An address without an origin is one of
 * this site.
 */
export function pastedProblem(text: string): string | null {
  const address = text.trim();
  if (
    /^[a-z][a-z+.-]*:/iu.test(address) &&
    (!URL.canParse(address) || new URL(address).origin !== window.location.origin)
  )
    return addTexts.elsewhere;
  return readResearchAddress(address) === null ? addTexts.unknown : null;
}

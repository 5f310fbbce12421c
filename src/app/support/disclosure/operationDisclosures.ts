import { accountOperations } from './accountOperations.ts';
import { billingOperations } from './billingOperations.ts';
import { clippingOperations } from './clippingOperations.ts';
import { REFUSED, type Disclosure, type OperationDisclosures } from './disclosure.ts';
import { helpOperations } from './helpOperations.ts';
import { messageOperations } from './messageOperations.ts';
import { newspaperOperations } from './newspaperOperations.ts';
import { recordOperations } from './recordOperations.ts';
import { researchOperations } from './researchOperations.ts';
import { siteOperations } from './siteOperations.ts';
import { treeOperations } from './treeOperations.ts';

/**
 * Every operation of the site, listed or refused (docs/adr/0017). The DevTools and the support file both keep to it; a
 * test fails for an operation that is neither. Never list what can be a reader's, a member's or a recorded person's.
 */
export const OPERATION_DISCLOSURES: OperationDisclosures = {
  ...recordOperations,
  ...treeOperations,
  ...accountOperations,
  ...siteOperations,
  ...newspaperOperations,
  ...clippingOperations,
  ...researchOperations,
  ...helpOperations,
  ...billingOperations,
  ...messageOperations,
};

/** Compared by path: lists are looked through for every leaf of an answer. */
export interface DisclosedPaths {
  answer: ReadonlySet<string>;
  arguments: ReadonlySet<string>;
}

const known = new Map<Disclosure, DisclosedPaths>();

/**
 * What may be seen of an endpoint's calls.
 * @returns null for one that is refused, and for an unlisted one
 */
export function disclosedPathsOf(endpoint: string): DisclosedPaths | null {
  const shown = Object.hasOwn(OPERATION_DISCLOSURES, endpoint) ? OPERATION_DISCLOSURES[endpoint] : undefined;
  if (shown === undefined || shown === REFUSED) return null;
  const paths = known.get(shown) ?? { answer: new Set(shown.answer), arguments: new Set(shown.arguments) };
  known.set(shown, paths);
  return paths;
}

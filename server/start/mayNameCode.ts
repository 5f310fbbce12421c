import type { AccessRule, Viewer } from '#domain/kernel/grants/accessRule.ts';
import { decideAccess } from '#domain/kernel/grants/decideAccess.ts';
import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';

const VISITOR: Viewer = {
  memberId: null,
  isInternal: false,
  hasLibraryAccess: null,
  grants: defaultGrants('visitor'),
  holdings: [],
  groups: [],
  flags: [],
  duties: [],
};
const MEMBER: Viewer = { ...VISITOR, memberId: 1, grants: [] };
/** Parts of a rule that every member passes or none: what else a rule asks, a document cannot know of its reader. */
const OF_ALL_MEMBERS: ReadonlySet<string> = new Set([
  'audience',
  'signIn',
  'signInUnless',
  'signUpMode',
  'registrationRoute',
  'host',
  'environment',
] satisfies (keyof AccessRule)[]);

/**
 * Whether a document may name the code of its page before it is known who reads it: readers who are refused a page
 * download none of its code (GRANT-006).
 * @param access - what the page asks of its readers; undefined: nothing
 * @param request - of the document: `isVisitor` where it has no marked session, `search` the query of its address with
 * the `?`
 */
export function mayNameCode(
  access: AccessRule | undefined,
  request: { isVisitor: boolean; search: string; isProduction: boolean },
): boolean {
  if (!access) return true;
  const { isVisitor, search, isProduction } = request;
  if (!isVisitor && !Object.keys(access).every((part) => OF_ALL_MEMBERS.has(part))) return false;
  return (
    decideAccess(access, isVisitor ? VISITOR : MEMBER, { search, isProduction, isSisterSite: false }).kind === 'allow'
  );
}

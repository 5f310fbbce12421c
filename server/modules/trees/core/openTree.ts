import { GraphQLError } from 'graphql';

import { opens } from '#domain/billing/core/holdings.ts';
import { grantMatches } from '#domain/kernel/grants/grantMatches.ts';
import {
  decideTreeAccess,
  type TreeAccess,
  type TreeRefusal,
  mayExportTree,
} from '#domain/trees/core/access/decideTreeAccess.ts';
import { readTreePersonId, readTreeRef } from '#domain/trees/core/treeIds.ts';
import { readHoldings } from '#server/engines/identity/accounts/readViewer.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import type { Database } from '#server/platform/db/database.ts';

import { hadSubscription, treeOfReader, treesOfReader, type TreeOfReader, type TreeRow } from './treeRow.ts';

/** A tree the reader may see, with what they may do in it. Hand it on instead of an id: who has one has been let in. */
export interface OpenedTree extends TreeAccess {
  tree: TreeRow;
}

/** How a reader asks for a tree. */
export interface TreeCall {
  publicTreeShareToken?: string | null | undefined;
  viewAs?: 'GUEST' | 'VISITOR' | null | undefined;
}

const TEXTS: Readonly<Record<TreeRefusal, string>> = {
  FAMILY_TREE_NOT_FOUND_ERROR: 'There is no such tree.',
  PUBLIC_TREE_SHARE_TOKEN_ERROR: 'This link does not lead to a tree, or no longer does.',
  PUBLIC_TREE_PAYWALL_ERROR: 'This tree is for subscribers.',
};

/** The one answer to a tree or a person that is not there and to one that is not the reader's to see. */
export const treeNotFound = () => refusal('FAMILY_TREE_NOT_FOUND_ERROR', TEXTS.FAMILY_TREE_NOT_FOUND_ERROR);

/** With the paywall: whether a trial can be offered, to visitors and members who never had a subscription. */
async function offerOf(
  { db, viewer }: Pick<RequestContext, 'db' | 'viewer'>,
  refused: TreeRefusal,
): Promise<{ isEligibleForFreeTrial?: boolean }> {
  return refused === 'PUBLIC_TREE_PAYWALL_ERROR'
    ? { isEligibleForFreeTrial: viewer.memberId === null || !(await hadSubscription(db, viewer.memberId)) }
    : {};
}

const mayHaveTrees = ({ viewer }: Pick<RequestContext, 'viewer'>): boolean =>
  viewer.grants?.some((held) => grantMatches('tree', held)) ?? false;

/** Trees are for who holds the grant `tree` (spec 2 section 6, TREE-027). @throws GraphQLError `FORBIDDEN` */
export function requireTreeGrant(context: Pick<RequestContext, 'viewer'>): void {
  if (!mayHaveTrees(context)) throw refusal('FORBIDDEN', 'Not allowed.');
}

const givenBy = ({ given, givenLiving, isHeir }: TreeOfReader) =>
  given === null ? null : { role: given, seesLiving: givenLiving ?? false, isHeir: isHeir ?? false };

/** What the reader may do with a tree whose row they were given. */
export function accessTo(
  { viewer }: { viewer: Pick<RequestContext['viewer'], 'memberId' | 'holdings'> },
  tree: TreeOfReader | null,
  { publicTreeShareToken, viewAs }: TreeCall = {},
) {
  const { memberId } = viewer;
  const token = publicTreeShareToken ?? null;
  const caller = {
    isOwner: memberId !== null && tree?.ownerId === memberId,
    given: tree && givenBy(tree),
    token,
    hasSubscription: memberId !== null && opens(viewer, 'trees'),
    viewAs: viewAs === 'GUEST' ? 'guest' : viewAs === 'VISITOR' ? 'visitor' : null,
  } as const;
  return decideTreeAccess(tree, caller, new Date());
}

/**
 * Opens a tree for the reader: every way into a tree leads through here.
 *
 * @param ref - a familyTreeRef, an id of one of its people or its number
 * @throws GraphQLError `FORBIDDEN` without the grant, `FAMILY_TREE_NOT_FOUND_ERROR` for what is not there or not
 * theirs,
 *   `PUBLIC_TREE_SHARE_TOKEN_ERROR`, `PUBLIC_TREE_PAYWALL_ERROR`
 */
export async function openTree(
  context: Pick<RequestContext, 'db' | 'viewer'>,
  ref: string,
  call: TreeCall = {},
): Promise<OpenedTree> {
  requireTreeGrant(context);
  const treeId = readTreeRef(ref);
  const tree = treeId === null ? null : await treeOfReader(context.db, treeId, context.viewer.memberId);
  const access = accessTo(context, tree, call);
  if ('refused' in access) throw refusal(access.refused, TEXTS[access.refused], await offerOf(context, access.refused));
  if (!tree) throw treeNotFound();
  return { ...access, tree };
}

/** The same where a tree that does not open is simply not there: null for whatever is refused. */
export const openTreeOrNull = (
  context: Pick<RequestContext, 'db' | 'viewer'>,
  ref: string,
  call: TreeCall = {},
): Promise<OpenedTree | null> =>
  openTree(context, ref, call).catch((error: unknown) => {
    if (error instanceof GraphQLError) return null;
    throw error;
  });

/** Those of several trees that open for the reader, by their numbers; none without the grant. One statement. */
export async function openTrees(
  context: Pick<RequestContext, 'db' | 'viewer'>,
  treeIds: readonly number[],
): Promise<ReadonlyMap<number, OpenedTree>> {
  const opened = new Map<number, OpenedTree>();
  if (treeIds.length === 0 || !mayHaveTrees(context)) return opened;
  for (const tree of await treesOfReader(context.db, treeIds, context.viewer.memberId)) {
    const access = accessTo(context, tree);
    if (!('refused' in access)) opened.set(tree.id, { ...access, tree });
  }
  return opened;
}

/**
 * A tree as a member may have it now who was given a ticket for it: they may have lost it since, in part or whole. Null
 * for nothing.
 */
export async function openTreeForTicket(
  db: RequestContext['db'],
  { treeId, memberId }: { treeId: number; memberId: number },
): Promise<OpenedTree | null> {
  const tree = await treeOfReader(db, treeId, memberId);
  const access = accessTo(
    { viewer: { memberId, holdings: tree?.needsSubscription ? await readHoldings(db, memberId) : [] } },
    tree,
  );
  return tree && !('refused' in access) ? { ...access, tree } : null;
}

/**
 * The same by the id of a person, whose number in the tree comes along. Whether there is such a person is not looked
 * up.
 */
export async function openTreeOfPerson(
  context: Pick<RequestContext, 'db' | 'viewer'>,
  id: string,
  call: TreeCall = {},
): Promise<OpenedTree & { personId: number }> {
  const opened = await openTree(context, id, call);
  const ref = readTreePersonId(id);
  if (!ref) throw treeNotFound();
  return { ...opened, personId: ref.personId };
}

/** Why someone who sees a tree may not change it. */
const notEditor = ({ leftAt }: Pick<TreeRow, 'leftAt'>) =>
  refusal(
    'FAMILY_TREE_AUTHORISATION_ERROR',
    leftAt === null
      ? 'Only its owner and editors may change this tree.'
      : 'This tree has no owner now. You can read it, but not change it.',
  );

/**
 * Looks again, where the tree is locked, whether a member may change it: while a change waited for another, its owner
 * may have taken their role. In a statement of its own, since one that waits for the lock reads the roles as they were
 * before.
 * @throws GraphQLError `FAMILY_TREE_NOT_FOUND_ERROR` where they no longer see it, `FAMILY_TREE_AUTHORISATION_ERROR`
 * where they may only look
 */
export async function requireStillEditor(tx: Database, treeId: number, memberId: number): Promise<void> {
  const tree = await treeOfReader(tx, treeId, memberId);
  const access = accessTo({ viewer: { memberId, holdings: [] } }, tree);
  if ('refused' in access || !tree) throw treeNotFound();
  if (!access.mayChange) throw notEditor(tree);
}

/**
 * Opens a tree for a member who wants to change it.
 * @returns the tree and the member who changes it
 * @throws GraphQLError as `openTree`, and `FAMILY_TREE_AUTHORISATION_ERROR` for who sees the tree and may only look
 */
export async function requireEditor(
  context: Pick<RequestContext, 'db' | 'viewer'>,
  ref: string,
): Promise<OpenedTree & { memberId: number }> {
  const memberId = requireMember(context.viewer);
  const opened = await openTree(context, ref);
  if (!opened.mayChange) throw notEditor(opened.tree);
  return { ...opened, memberId };
}

/**
 * Opens a tree for a member who wants to take it away as a file. Where that is not allowed it is answered as a tree
 * that is not there: a reader of its number learns nothing from asking.
 */
export async function requireTreeExport(
  context: Pick<RequestContext, 'db' | 'viewer'>,
  ref: string,
): Promise<OpenedTree & { memberId: number }> {
  const memberId = requireMember(context.viewer);
  const opened = await openTree(context, ref);
  if (!mayExportTree(opened, opened.tree)) throw treeNotFound();
  return { ...opened, memberId };
}

/** The same for what only the owner may do. */
export async function requireTreeOwner(
  context: Pick<RequestContext, 'db' | 'viewer'>,
  ref: string,
): Promise<OpenedTree & { memberId: number }> {
  const opened = await requireEditor(context, ref);
  if (opened.role !== 'owner') throw refusal('FAMILY_TREE_AUTHORISATION_ERROR', 'Only its owner may change this.');
  return opened;
}

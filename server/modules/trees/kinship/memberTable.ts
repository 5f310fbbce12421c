import type { ParentLink } from '#domain/trees/core/model/treeFamily.ts';
import type { KinMember } from '#domain/trees/kinship/paths/kinLinks.ts';

/** Kinds of links in the order of their numbers in a table. */
export const LINKS: readonly ParentLink[] = ['birth', 'adopted', 'foster', 'step', 'sealed', 'unknown'];

/** A member as bytes: family, person, and 0 for a partner or the place of the link, from 1. */
const MEMBER_BYTES = 10;
const [PERSON_AT, LINK_AT] = [4, 8];

/** How many members a table of bytes holds. */
export const membersOf = (table: Buffer): number => table.length / MEMBER_BYTES;

/** The members of a table, family by family. */
export function* membersIn(table: Buffer): Generator<KinMember> {
  for (let at = 0; at < table.length; at += MEMBER_BYTES) {
    const link = table.readInt16BE(at + LINK_AT);
    yield { familyId: table.readInt32BE(at), personId: table.readInt32BE(at + PERSON_AT), link: link === 0 ? null : (LINKS[link - 1] ?? 'unknown') };
  }
}

/**
 * A table in which some families are as they are now.
 * @param table - in order of its families
 * @param changed - numbers of the families that are not as they were; those that are no more included
 * @param now - the members of these, in order of their families
 */
export function patchMembers(table: Buffer, changed: ReadonlySet<number>, now: Buffer): Buffer {
  const parts: Buffer[] = [];
  let taken = 0;
  /** Members of changed families that come before a family. */
  const takeBefore = (familyId: number) => {
    const from = taken;
    while (taken < now.length && now.readInt32BE(taken) < familyId) taken += MEMBER_BYTES;
    if (taken > from) parts.push(now.subarray(from, taken));
  };
  let kept = 0;
  for (let at = 0; at < table.length; at += MEMBER_BYTES) {
    const familyId = table.readInt32BE(at);
    const isNext = taken < now.length && now.readInt32BE(taken) < familyId;
    if (!isNext && !changed.has(familyId)) continue;
    if (at > kept) parts.push(table.subarray(kept, at));
    takeBefore(familyId);
    kept = changed.has(familyId) ? at + MEMBER_BYTES : at;
  }
  parts.push(table.subarray(kept));
  takeBefore(Infinity);
  return Buffer.concat(parts);
}

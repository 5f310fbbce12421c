import type { KinMembers } from '#domain/trees/kinship/paths/kinLinks.ts';

/** A member as numbers: family, person, and the number of its link in the upper half of the third with its position in the lower. */
const MEMBER_NUMBERS = 3;
const LINK_SHIFT = 16;
/** Positions from this on are alike. */
export const MOST_POSITION = 0xffff;

/**
 * A table as the database sends it, as numbers that can be read at once: for 140,000 people this is some 3 MB.
 * @param bytes - numbers of four bytes, the highest first
 */
export function readTable(bytes: Uint8Array): Int32Array {
  // A copy of its own lies where numbers may lie.
  const own = Uint8Array.from(bytes);
  Buffer.from(own.buffer).swap32();
  return new Int32Array(own.buffer);
}

/** The members of a table, family by family and in each by their positions; partners and children are numbered apart. */
export function membersOf(table: Int32Array): KinMembers {
  const count = table.length / MEMBER_NUMBERS;
  const [families, persons, kinds, positions] = [new Int32Array(count), new Int32Array(count), new Uint8Array(count), new Int32Array(count)];
  for (let place = 0; place < count; place += 1) {
    const at = place * MEMBER_NUMBERS;
    const [family, kindAndPosition] = [table[at] ?? 0, table[at + 2] ?? 0];
    const position = kindAndPosition & MOST_POSITION;
    let to = place;
    while (to > 0 && families[to - 1] === family && (positions[to - 1] ?? 0) > position) {
      persons[to] = persons[to - 1] ?? 0;
      kinds[to] = kinds[to - 1] ?? 0;
      positions[to] = positions[to - 1] ?? 0;
      to -= 1;
    }
    families[place] = family;
    persons[to] = table[at + 1] ?? 0;
    kinds[to] = kindAndPosition >> LINK_SHIFT;
    positions[to] = position;
  }
  return { families, persons, kinds };
}

/**
 * A table in which some families are as they are now.
 * @param table - in order of its families
 * @param changed - numbers of the families that are not as they were; those that are no more included
 * @param now - the members of these, in order of their families
 */
export function patchMembers(table: Int32Array, changed: ReadonlySet<number>, now: Int32Array): Int32Array {
  const parts: Int32Array[] = [];
  let taken = 0;
  /** Members of changed families that come before a family. */
  const takeBefore = (familyId: number) => {
    const from = taken;
    while (taken < now.length && (now[taken] ?? 0) < familyId) taken += MEMBER_NUMBERS;
    if (taken > from) parts.push(now.subarray(from, taken));
  };
  let kept = 0;
  for (let at = 0; at < table.length; at += MEMBER_NUMBERS) {
    const familyId = table[at] ?? 0;
    const isNext = taken < now.length && (now[taken] ?? 0) < familyId;
    if (!isNext && !changed.has(familyId)) continue;
    if (at > kept) parts.push(table.subarray(kept, at));
    takeBefore(familyId);
    kept = changed.has(familyId) ? at + MEMBER_NUMBERS : at;
  }
  parts.push(table.subarray(kept));
  takeBefore(Infinity);
  const patched = new Int32Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    patched.set(part, at);
    at += part.length;
  }
  return patched;
}

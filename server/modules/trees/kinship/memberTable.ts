import type { KinMembers } from '#domain/trees/kinship/paths/kinLinks.ts';

/**
 * A member as numbers: family, person, and the number of its link in the upper half of the third with its position in
 * the lower.
 */
const MEMBER_NUMBERS = 3;
const LINK_SHIFT = 16;
/** Positions from this on are alike. */
export const MOST_POSITION = 0xffff;

/**
 * Puts the members of one family, who lie from a place to another, in the order of their positions. They come nearly
 * so.
 */
function orderFamily(table: Int32Array, from: number, end: number): void {
  for (let at = from + MEMBER_NUMBERS; at < end; at += MEMBER_NUMBERS) {
    const [person, kindAndPosition] = [table[at + 1]!, table[at + 2]!];
    const position = kindAndPosition & MOST_POSITION;
    let to = at;
    for (; to > from; to -= MEMBER_NUMBERS) {
      const before = table[to - 1]! & MOST_POSITION;
      if (before < position || (before === position && table[to - 2]! < person)) break;
      table[to + 1] = table[to - 2]!;
      table[to + 2] = table[to - 1]!;
    }
    table[to + 1] = person;
    table[to + 2] = kindAndPosition;
  }
}

/**
 * A table as the database sends it, as numbers that can be read at once: for 140,000 people this is some 3 MB. The
 * database sends members in any order, since it would take longer to order them: here they are, family by family and in
 * each by their positions.
 * @param bytes - numbers of four bytes, the highest first
 */
export function readTable(bytes: Uint8Array): Int32Array {
  // A copy of its own lies where numbers may lie.
  const own = Uint8Array.from(bytes);
  Buffer.from(own.buffer).swap32();
  const sent = new Int32Array(own.buffer);
  let most = 0;
  for (let at = 0; at < sent.length; at += MEMBER_NUMBERS) if (sent[at]! > most) most = sent[at]!;
  const next = new Int32Array(most + 2);
  for (let at = 0; at < sent.length; at += MEMBER_NUMBERS) next[sent[at]! + 1]! += MEMBER_NUMBERS;
  for (let family = 1; family < next.length; family += 1) next[family]! += next[family - 1]!;
  const table = new Int32Array(sent.length);
  for (let at = 0; at < sent.length; at += MEMBER_NUMBERS) {
    const family = sent[at]!;
    const to = next[family]!;
    table[to] = family;
    table[to + 1] = sent[at + 1]!;
    table[to + 2] = sent[at + 2]!;
    next[family] = to + MEMBER_NUMBERS;
  }
  for (let from = 0; from < table.length;) {
    const end = next[table[from]!]!;
    orderFamily(table, from, end);
    from = end;
  }
  return table;
}

/** The members of a table, in its order; partners and children are numbered apart. */
export function membersOf(table: Int32Array): KinMembers {
  const count = table.length / MEMBER_NUMBERS;
  const [families, persons, kinds] = [new Int32Array(count), new Int32Array(count), new Uint8Array(count)];
  for (let place = 0; place < count; place += 1) {
    families[place] = table[place * MEMBER_NUMBERS] ?? 0;
    persons[place] = table[place * MEMBER_NUMBERS + 1] ?? 0;
    kinds[place] = (table[place * MEMBER_NUMBERS + 2] ?? 0) >> LINK_SHIFT;
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

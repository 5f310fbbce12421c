import { compareCodePoints } from '../../matching/compareCodePoints.ts';

/** Groups of numbers under sorted keys: the keys, where each group starts, and the members one after the other. */
export function toGroups(groups: ReadonlyMap<string, readonly number[]>): {
  keys: string[];
  offsets: Uint32Array;
  members: Uint32Array;
} {
  const keys = [...groups.keys()].sort(compareCodePoints);
  const offsets = new Uint32Array(keys.length + 1);
  keys.forEach((key, at) => {
    offsets[at + 1] = offsets[at]! + (groups.get(key)?.length ?? 0);
  });
  const members = new Uint32Array(offsets[keys.length]!);
  keys.forEach((key, at) => members.set(groups.get(key) ?? [], offsets[at]));
  return { keys, offsets, members };
}

/** Adds a member to a group, which starts with it when new. */
export function pushTo(groups: Map<string, number[]>, key: string, member: number): void {
  const group = groups.get(key);
  if (group) group.push(member);
  else groups.set(key, [member]);
}

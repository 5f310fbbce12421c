import { sameValue } from './sameValue.ts';
import { FIELD_LABELS, itemLabel, valueInWords, type NameOfPerson, type ValueOfDocument } from './valueInWords.ts';

/** One value that two authors changed differently; null: there was none. */
export interface MergeConflict {
  /** Path in the document, such as `facts.f1.date`. */
  path: string;
  label: string;
  base: string | null;
  mine: string | null;
  theirs: string | null;
}

/** What two authors made of one value. */
export interface Versions<T> {
  base: T;
  mine: T;
  theirs: T;
}

/** Where a value is, and the conflicts found so far. */
export interface MergePlace {
  path: string;
  /** Of what holds the value: `Birth`; empty in the document itself. */
  holder: string;
  key: string;
  nameOf: NameOfPerson;
  conflicts: MergeConflict[];
}

/** Makes one value of two; where they conflict it takes theirs, which is what is stored already. */
export type Merger<T> = (versions: Versions<T>, place: MergePlace) => T;

const labelOf = ({ holder, key }: MergePlace) =>
  holder === '' ? capital(FIELD_LABELS[key] ?? key) : `${holder}: ${FIELD_LABELS[key] ?? key}`;
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Notes a conflict at a place, with the three values in words. */
export function addConflict(place: MergePlace, words: Versions<string | null>, label = labelOf(place)): void {
  place.conflicts.push({ path: place.path, label, ...words });
}

/** A value that is changed as a whole. */
export const whole = <T extends ValueOfDocument>({ base, mine, theirs }: Versions<T>, place: MergePlace): T => {
  if (sameValue(base, mine) || sameValue(mine, theirs)) return theirs;
  if (sameValue(base, theirs)) return mine;
  const words = (value: T) => valueInWords(place.key, value, place.nameOf);
  addConflict(place, { base: words(base), mine: words(mine), theirs: words(theirs) });
  return theirs;
};

/** The properties of an object, each by itself. */
export const properties =
  <T extends object>(mergers: { [Key in keyof T]-?: Merger<T[Key]> }): Merger<T> =>
  ({ base, mine, theirs }, place) => {
    const merged = { ...theirs };
    for (const key of Object.keys(mergers) as (keyof T & string)[]) {
      merged[key] = mergers[key](
        { base: base[key], mine: mine[key], theirs: theirs[key] },
        { ...place, key, path: place.path === '' ? key : `${place.path}.${key}` },
      );
    }
    return merged;
  };

interface Keyed<T> {
  /** What makes an item the same in all three lists: a key for each item of one list, by what the base has. */
  keysOf: (items: readonly T[], base: readonly T[]) => readonly string[];
  merge: Merger<T>;
}

/** Items with one key in a list are distinguished by their order. */
function byKey<T>(items: readonly T[], keys: readonly string[]): Map<string, T> {
  const found = new Map<string, T>();
  items.forEach((item, index) => {
    let key = keys[index] ?? '';
    while (found.has(key)) key += "'";
    found.set(key, item);
  });
  return found;
}

/** Items that were in another order before; new ones and lost ones do not count. */
const isReordered = (before: readonly string[], after: readonly string[]) =>
  !sameValue(
    before.filter((key) => after.includes(key)),
    after.filter((key) => before.includes(key)),
  );

/**
 * A list whose items are known by a key: what one author added, changed, removed or moved is added, changed, removed or
 * moved. What one removed and the other changed is a conflict and stays.
 */
export const list =
  <T extends ValueOfDocument>({ keysOf, merge }: Keyed<T>): Merger<readonly T[]> =>
  (versions, place) => {
    const keyed = (items: readonly T[]) => byKey(items, keysOf(items, versions.base));
    const [base, mine, theirs] = [keyed(versions.base), keyed(versions.mine), keyed(versions.theirs)];
    const isMineOrder =
      isReordered([...base.keys()], [...mine.keys()]) && !isReordered([...base.keys()], [...theirs.keys()]);
    const keys = [...new Set(isMineOrder ? [...mine.keys(), ...theirs.keys()] : [...theirs.keys(), ...mine.keys()])];
    return keys.flatMap((key): T[] => {
      const [before, ours, other] = [base.get(key), mine.get(key), theirs.get(key)];
      const at = { ...place, path: `${place.path}.${key}`, holder: itemLabel(place.key, ours ?? other ?? null) };
      if (ours === undefined && other === undefined) return [];
      if (before === undefined)
        return ours !== undefined && other !== undefined
          ? [merge({ base: other, mine: ours, theirs: other }, at)]
          : [ours ?? other].flatMap((item) => item ?? []);
      if (ours !== undefined && other !== undefined) return [merge({ base: before, mine: ours, theirs: other }, at)];
      const left = ours ?? other;
      if (left === undefined || sameValue(left, before)) return [];
      const words = (item: T | undefined) =>
        item === undefined ? null : (valueInWords(place.key, item, place.nameOf) ?? 'no details');
      addConflict(at, { base: words(before), mine: words(ours), theirs: words(other) }, at.holder);
      return [left];
    });
  };

import type { Hint } from '../treeHintsApi.ts';

/** The hints of one person, in the order they came. */
export interface HintGroup {
  person: Hint['person'];
  treeName: string;
  hints: readonly Hint[];
}

/** Hints by person; people in the order of their first hint. */
export function hintGroups(hints: readonly Hint[]): HintGroup[] {
  const groups = new Map<string, Hint[]>();
  for (const hint of hints) groups.set(hint.person.id, [...(groups.get(hint.person.id) ?? []), hint]);
  return [...groups.values()].flatMap((group) =>
    group[0] ? [{ person: group[0].person, treeName: group[0].treeName, hints: group }] : [],
  );
}

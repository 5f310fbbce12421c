import { useState } from 'react';

import type { MergeChoice, MergeRow, RecordMerge } from '../treeHintsApi.ts';

/** What is chosen of a merge. */
export interface MergeChoices {
  choiceOf: (row: MergeRow) => MergeChoice;
  choose: (key: string, choice: MergeChoice) => void;
  isChosen: (relativeKey: string) => boolean;
  toggle: (relativeKey: string) => void;
  /** As the operations take it. */
  input: { choices: { key: string; choice: MergeChoice }[]; relatives: string[] };
}

/** Choices about the rows of a record, as suggested until they are changed; relatives only where they are asked for. */
export function useMergeChoices({ rows }: Pick<RecordMerge, 'rows'>): MergeChoices {
  const [changed, setChanged] = useState<Readonly<Record<string, MergeChoice>>>({});
  const [relatives, setRelatives] = useState<readonly string[]>([]);
  const choiceOf = ({ key, suggested }: MergeRow): MergeChoice => changed[key] ?? suggested;
  return {
    choiceOf,
    choose: (key, choice) => setChanged({ ...changed, [key]: choice }),
    isChosen: (key) => relatives.includes(key),
    toggle: (key) => setRelatives(relatives.includes(key) ? relatives.filter((each) => each !== key) : [...relatives, key]),
    input: { choices: rows.map((row) => ({ key: row.key, choice: choiceOf(row) })), relatives: [...relatives] },
  };
}

const NOTHING = 'Nothing';

/** What the tree says after a choice, in words. */
export function resultOf({ person, record, merged }: MergeRow, choice: MergeChoice): string {
  if (choice === 'RECORD') return merged;
  return choice === 'BOTH' ? `${person ?? NOTHING}; and ${record}` : (person ?? NOTHING);
}

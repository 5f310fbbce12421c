import { useForm } from '#ui/Form/useForm.tsx';

import { mergeTexts } from '../texts.tsx';
import type { MergeChoice, MergeRow, RecordMerge } from '../treeHintsApi.ts';

/** What is chosen of a merge: rows that were changed from what was suggested, and the people to add, by their keys. */
interface MergeValues {
  changed: Readonly<Record<string, MergeChoice>>;
  relatives: readonly string[];
}

/** The choices of a merge, as the operations take them. */
export interface MergeInput {
  choices: { key: string; choice: MergeChoice }[];
  relatives: string[];
}

/** A form about the rows of a record, as suggested until they are changed; relatives only where they are chosen. */
export function useMergeForm({ rows }: Pick<RecordMerge, 'rows'>, onSubmit: () => void) {
  const form = useForm<MergeValues>({ initialValues: { changed: {}, relatives: [] }, onSubmit });
  const { changed, relatives } = form.values;
  const choiceOf = ({ key, suggested }: MergeRow): MergeChoice => changed[key] ?? suggested;
  return {
    form,
    choiceOf,
    choose: (key: string, choice: MergeChoice) => void form.setFieldValue('changed', { ...changed, [key]: choice }),
    isChosen: (relativeKey: string) => relatives.includes(relativeKey),
    toggle: (relativeKey: string) =>
      void form.setFieldValue(
        'relatives',
        relatives.includes(relativeKey)
          ? relatives.filter((each) => each !== relativeKey)
          : [...relatives, relativeKey],
      ),
    input: (): MergeInput => ({
      choices: rows.map((row) => ({ key: row.key, choice: choiceOf(row) })),
      relatives: [...relatives],
    }),
  };
}

/** What can be done with the people of a record. */
export type RelativeChoices = Pick<ReturnType<typeof useMergeForm>, 'isChosen' | 'toggle'>;

/** What the tree says after a choice, in words. */
export function resultOf({ person, record, merged }: MergeRow, choice: MergeChoice): string {
  if (choice === 'RECORD') return merged;
  return choice === 'BOTH'
    ? mergeTexts.resultBoth(person ?? mergeTexts.nothing, record)
    : (person ?? mergeTexts.nothing);
}

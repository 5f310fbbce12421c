import { useState } from 'react';

import type { SheetProblem } from './deskApi.ts';

type Value = SheetProblem['values'][number];

/** What is typed in place of values; where nothing is typed, what is proposed. */
export function useReplacements(values: readonly Value[]) {
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const insteadOf = ({ value, suggestion }: Value): string => typed.get(value) ?? suggestion ?? '';
  return {
    insteadOf,
    type: (value: string, to: string) => setTyped((before) => new Map(before).set(value, to)),
    /** Values in whose place something else is to be written. */
    replacements: values.flatMap((one) => {
      const to = insteadOf(one).trim();
      return to === '' || to === one.value ? [] : [{ from: one.value, to }];
    }),
  };
}

import { useState } from 'react';

import { useAddSheetStepsMutation, useRemoveSheetStepMutation, type Sheet } from './deskApi.ts';
import { refusalText } from './refusalText.ts';
import type { SheetStepInput } from './sheets.generated.ts';

/** What mends a sheet from its page of problems. */
export interface Mends {
  /** Adds steps; false where they were refused. */
  add: (steps: SheetStepInput[]) => Promise<boolean>;
  /** Undoes the step at this place. */
  undo: (at: number) => void;
  /** Whether one is under way: another waits. */
  isBusy: boolean;
  /** Why the last one was refused, in a sentence; null where it was not. */
  refused: string | null;
  /** Whether the last one was done. */
  isDone: boolean;
}

/** Adds steps to a sheet and undoes them, one change at a time. */
export function useMends({ id, revision }: Sheet): Mends {
  const [add, added] = useAddSheetStepsMutation();
  const [remove, removed] = useRemoveSheetStepMutation();
  const [last, setLast] = useState<'added' | 'removed' | null>(null);
  const isBusy = added.isLoading || removed.isLoading;
  const result = last === 'removed' ? removed : added;
  return {
    add: async (steps) => {
      setLast('added');
      const { data } = await add({ id, revision, steps });
      return data !== undefined;
    },
    undo: (at) => {
      setLast('removed');
      void remove({ id, revision, at });
    },
    isBusy,
    refused: refusalText(result.error),
    isDone: result.isSuccess,
  };
}

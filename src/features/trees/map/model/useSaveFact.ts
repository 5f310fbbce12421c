import { useState } from 'react';

import { useSaveTreeDocumentMutation } from '#features/trees/core/index.ts';
import { describeError } from '#services/graphql/errors.ts';

import type { savingFact } from './savingFact.ts';
import { savingTexts } from '../texts.ts';

/** Saves a document of a tree. The answer is why it was not saved, in words for the reader; null when it was. */
export function useSaveFact(treeRef: string) {
  const [save] = useSaveTreeDocumentMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const saveFact = async (saving: ReturnType<typeof savingFact>): Promise<boolean> => {
    setFailure(null);
    if (!saving) {
      setFailure(savingTexts.removed);
      return false;
    }
    const { data, error } = await save({ ref: treeRef, ...saving });
    if (data?.changeId) return true;
    const conflicts = data?.conflicts.map(({ label, theirs }) => savingTexts.now(label, theirs)) ?? [];
    const reasons = [
      ...(data?.problems.map(({ message }) => message) ?? []),
      ...(conflicts.length > 0 ? [savingTexts.conflict, ...conflicts] : []),
    ];
    setFailure(data ? reasons.join(' ') || savingTexts.nothing : describeError(error));
    return false;
  };
  return { saveFact, failure };
}

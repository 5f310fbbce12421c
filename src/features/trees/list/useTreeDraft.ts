import { useState } from 'react';

import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { forgetDraft, keepDraft, readDraft, VISITORS_DRAFT } from '#services/forms/drafts.ts';

import { EMPTY_TREE_DRAFT, readTreeDraft, TREE_DRAFT, type TreeDraft } from './treeDraft.ts';

interface SavedTreeDraft {
  draft: TreeDraft;
  keep: (draft: TreeDraft) => void;
  forget: () => void;
}

/**
 * The first steps of a tree as far as they were taken; they survive reload, crash and sign-in. What a visitor started
 * in this browser is taken up by the member they become.
 * @param form - of a tree that is there already; default the one that is being started
 * @param initial - what is there before anything is typed
 */
export function useTreeDraft(form: string = TREE_DRAFT, initial: TreeDraft = EMPTY_TREE_DRAFT): SavedTreeDraft {
  const owner = useDraftOwner() ?? VISITORS_DRAFT;
  const [draft, setDraft] = useState(
    () => readTreeDraft(readDraft(form, owner)) ?? readTreeDraft(readDraft(form, VISITORS_DRAFT)) ?? initial,
  );
  return {
    draft,
    keep: (next) => {
      setDraft(next);
      keepDraft(form, owner, next);
    },
    forget: () => {
      forgetDraft(form, owner);
      forgetDraft(form, VISITORS_DRAFT);
    },
  };
}

import type { TreeDraft } from './treeDraft.ts';

/** What a new tree is called until its owner says otherwise. */
export const defaultTreeName = ({ people }: Pick<TreeDraft, 'people'>): string => {
  const surname = people.you?.surname.trim() ?? '';
  return surname === '' ? 'My family tree' : `${surname.slice(0, 100)} family tree`;
};

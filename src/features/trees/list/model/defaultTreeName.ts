import { stepsTexts } from '../stepsTexts.ts';
import type { TreeDraft } from './treeDraft.ts';

/** The longest surname in the name of a tree, in characters. */
const LONGEST = 100;

/** The name of a new tree, until its owner changes it. */
export const defaultTreeName = ({ people }: Pick<TreeDraft, 'people'>): string =>
  stepsTexts.treeName(people.you?.surname.trim().slice(0, LONGEST) ?? '');

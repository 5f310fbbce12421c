import { folderNameProblem, folderNoteProblem } from '#domain/research/folders/folderRules.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';

import { addTexts } from './texts.ts';

/** What the form of a further entry holds: a page by its address, a note, a heading or a file. */
export interface EntryValues {
  what: 'page' | 'note' | 'heading' | 'file';
  text: string;
}

/** What is wrong with the member's own words: a heading and a note that is an entry of its own must say something. */
export function entryWordsProblem(kind: string, words: string): string | null {
  if (kind === 'HEADING') return folderNameProblem(words);
  return kind === 'NOTE' && words.trim() === '' ? addTexts.nothing : folderNoteProblem(words);
}

/**
 * What is wrong with a further entry, by field. The rules of addresses have the fields of the search: they are fetched
 * when one is checked. Without a connection nothing is refused here.
 */
export async function entryProblems({ what, text }: EntryValues): Promise<Record<string, string>> {
  if (what !== 'page')
    return collectProblems({ text: entryWordsProblem(what === 'heading' ? 'HEADING' : 'NOTE', text) });
  const rules = await import('./pastedProblem.ts').catch(() => null);
  return collectProblems({ text: rules && rules.pastedProblem(text) });
}

import { readingOfTree } from '#domain/kernel/readings/readingInTree.ts';
import { type ComparedName, comparedName } from '#domain/records/matches/personDescription.ts';

/** A name of a tree as it is compared. One that was copied from a record may have letters in doubt (readingInTree). */
export function comparedTreeName(text: string): ComparedName {
  const signs = readingOfTree(text);
  return signs === null ? comparedName(text) : { ...comparedName(signs, 'freereg'), written: text.trim() };
}

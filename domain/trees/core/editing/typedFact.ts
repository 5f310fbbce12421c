import { readTreeDate } from '../dates/readTreeDate.ts';
import type { TreeDate } from '../model/treeDate.ts';
import type { TreePlace } from '../model/treeFact.ts';

/** The date that was typed, null for none. The same words stay the same date, with all that a file said of it. */
export function typedDate(text: string, old: TreeDate | null): TreeDate | null {
  const words = text.trim();
  return words === (old?.text ?? '') ? old : readTreeDate(words);
}

/** The place that was typed, null for none. A pin was set for its words: a place of other words has none. */
export function typedPlace(text: string, old: TreePlace | null): TreePlace | null {
  const words = text.trim();
  if (words === '') return null;
  return words === old?.text ? old : { text: words, position: null };
}

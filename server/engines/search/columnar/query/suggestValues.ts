import { valueKey } from '#domain/records/core/valueKey.ts';

import { compareCounts } from '../../matching/sortCounts.ts';
import type { FacetCount } from '../../SearchEngine.ts';
import { codesOf } from '../segment/ValueField.ts';
import type { IndexView } from './IndexView.ts';
import type { WithheldIn } from './WithheldRecords.ts';

/** Values of a field with this prefix, most frequent first (compareCounts); without a prefix the most frequent of all. */
export function suggestValues(
  view: IndexView,
  { field, prefix, limit }: { field: string; prefix: string; limit: number },
  withheldIn: WithheldIn,
): FacetCount[] {
  const counts = new Map<string, number>();
  for (const segment of view.segments) {
    const values = segment.field(field);
    if (!values) continue;
    const [from, to] = values.dictionary.prefixRange(valueKey(field, prefix));
    const withheld = withheldIn(segment);
    for (const code of withheld.length > 0 ? codesOf(values, withheld) : []) {
      if (code <= from || code > to) continue;
      const text = values.dictionary.get(code - 1);
      counts.set(text, (counts.get(text) ?? 0) - 1);
    }
    for (let code = from; code < to; code++) {
      const text = values.dictionary.get(code);
      counts.set(text, (counts.get(text) ?? 0) + values.counts[code + 1]!);
    }
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .filter(({ count }) => count > 0)
    .sort(compareCounts(field))
    .slice(0, limit);
}

import { valueKey } from '#domain/records/valueKey.ts';

import { compareCodePoints } from '../../matching/compareCodePoints.ts';
import type { FacetCount } from '../../SearchEngine.ts';
import type { IndexView } from './IndexView.ts';

/** Values of a field that begin so, most frequent first. An empty prefix suggests the most frequent values. */
export function suggestValues(view: IndexView, field: string, prefix: string, limit: number): FacetCount[] {
  const counts = new Map<string, number>();
  for (const segment of view.segments) {
    const values = segment.field(field);
    if (!values) continue;
    const [from, to] = values.dictionary.prefixRange(valueKey(field, prefix));
    for (let code = from; code < to; code++) {
      const text = values.dictionary.get(code);
      counts.set(text, (counts.get(text) ?? 0) + values.counts[code + 1]!);
    }
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || compareCodePoints(a.value, b.value))
    .slice(0, limit);
}

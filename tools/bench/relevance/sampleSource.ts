import type { LiveSet } from '#server/engines/search/records/liveSet.ts';
import type { RecordRow, RecordSource } from '#server/engines/search/records/recordSource.ts';
import type { SampleCounty } from '#tools/sample-county/generateSampleCounty.ts';

/** The records of a sample county as engines read them, numbered in order, without a database. */
export function sampleSource(county: SampleCounty): { source: RecordSource; ids: ReadonlyMap<number, string> } {
  const ids = new Map<number, string>();
  const rows = new Map<number, RecordRow & { set: LiveSet }>();
  const sets = county.sets.map(
    ({ recordSet: { id, name, category, subcategory, sourceCountry, notation }, records }) => {
      const set: LiveSet = {
        id,
        name,
        category,
        subcategory,
        sourceCountry,
        generation: 1,
        ...(notation && { notation }),
      };
      const first = rows.size + 1;
      for (const { id: recordId, fields, isClosed } of records) {
        const no = rows.size + 1;
        ids.set(no, recordId);
        rows.set(no, { no, fields: JSON.stringify(fields), isClosed, set });
      }
      return { set, first, last: rows.size };
    },
  );
  return {
    ids,
    source: {
      sets: async () => sets.map(({ set }) => set),
      closedOnRequest: async () => [],
      fellowsOf: async () => [],
      read: async ({ id }, after, limit) => {
        const range = sets.find(({ set }) => set.id === id);
        const from = Math.max(after + 1, range?.first ?? 1);
        const to = Math.min(from + limit - 1, range?.last ?? 0);
        return Array.from({ length: Math.max(0, to - from + 1) }, (_none, at) => rows.get(from + at)).filter(
          (row) => row !== undefined,
        );
      },
      byNumbers: async (nos) => nos.flatMap((no) => rows.get(no) ?? []),
    },
  };
}

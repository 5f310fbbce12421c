import { type RecordSet } from '#domain/records/core/record.ts';

import { HABITS } from '../clerks/clerk.ts';
import { type SampleEntry } from '../clerks/sourceBook.ts';
import { baptismSource } from './baptisms.ts';
import { burialSource } from './burials.ts';
import { marriageSource } from './marriages.ts';
import { type SampleSource } from './writer.ts';

/** Keys of the three registers of one set must differ, and their groups and lines of the file with them. */
function* renamed(
  entries: Iterable<SampleEntry>,
  setId: string,
  register: string,
  count: { rows: number },
): Generator<SampleEntry> {
  for (const { draft, personId } of entries) {
    count.rows += 1;
    yield {
      personId,
      draft: {
        ...draft,
        id: `${setId}/${register}/${draft.id.slice(setId.length + 1)}`,
        groupKey: draft.groupKey && `${register}/${draft.groupKey}`,
        provenance: { ...draft.provenance, sourceRow: count.rows },
      },
    };
  }
}

/** Baptisms, marriages and burials of the Welsh parishes, published as one set. */
export function welshParishSource(recordSet: RecordSet): SampleSource {
  const shared = { recordSet, nation: 'wales', habits: HABITS.parish, from: 1780, to: 1880 } as const;
  const registers = {
    baptisms: baptismSource({
      ...shared,
      keeps: 'parish',
      isLatin: false,
      givesMaidenName: false,
      givesSponsors: false,
    }),
    marriages: marriageSource({
      ...shared,
      eventType: 'Marriage',
      fullFrom: 1838,
      givesMothers: false,
      takes: (denomination, year) => year < 1838 || denomination === 'Church in Wales',
    }),
    burials: burialSource(shared),
  };
  return {
    recordSet,
    *write(world, asOfYear) {
      const count = { rows: 1 };
      for (const [register, source] of Object.entries(registers))
        yield* renamed(source.write(world, asOfYear), recordSet.id, register, count);
    },
  };
}

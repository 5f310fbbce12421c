import type { RecordDraft } from '#domain/records/core/record.ts';

import type { SampleCounty } from './generateSampleCounty.ts';

/** Every record of one true person, in the order of their years. */
export interface RecordedLife {
  personId: number;
  records: readonly RecordDraft[];
}

const yearIn = ({ fields }: RecordDraft): number => Number(fields.EventYear);
const eventsOf = ({ records }: RecordedLife): string[] => records.map(({ fields }) => String(fields.EventType));

/** The recorded lives of a sample, by person. For demonstrations and tests: a real site never knows the truth. */
export function recordedLives(
  county: SampleCounty,
  truth: ReadonlyMap<string, number> = county.truth(),
): ReadonlyMap<number, RecordedLife> {
  const byPerson = new Map<number, RecordDraft[]>();
  for (const { records } of county.sets) {
    for (const draft of records) {
      const personId = truth.get(draft.id) as number;
      const known = byPerson.get(personId);
      if (known) known.push(draft);
      else byPerson.set(personId, [draft]);
    }
  }
  return new Map(
    [...byPerson].map(([personId, records]) => [
      personId,
      { personId, records: records.sort((a, b) => yearIn(a) - yearIn(b)) },
    ]),
  );
}

/** Lives from the font to the grave: a baptism, at least three censuses, a marriage and a burial. */
export function wholeLives(lives: Iterable<RecordedLife>): RecordedLife[] {
  return [...lives].filter((life) => {
    const events = eventsOf(life);
    return (
      ['Baptism', 'Marriage', 'Burial'].every((event) => events.includes(event)) &&
      events.filter((event) => event === 'Census').length >= 3
    );
  });
}

/** People who are in every census of a nation from one year to another, both included. */
export function livesThroughCensuses(lives: Iterable<RecordedLife>, from: number, to: number): RecordedLife[] {
  const wanted = [1841, 1851, 1861, 1871, 1881, 1891, 1901, 1911, 1921].filter((year) => year >= from && year <= to);
  return [...lives].filter(({ records }) => {
    const listed = new Set(records.filter(({ fields }) => fields.EventType === 'Census').map(yearIn));
    return wanted.every((year) => listed.has(year));
  });
}

import type { TreePlace } from '#domain/trees/core/model/treePlace.ts';
import type { TimelineEntry } from '#domain/trees/person/timeline/timelineOf.ts';

/** A place of a life with everything that happened there. */
export interface PlaceOfLife extends TreePlace {
  titles: readonly string[];
}

/** Most places of one person that are looked up. */
const MOST = 30;

/** The places of a person's own facts, and of their couples', each once, in order of time. */
export function placesOf(entries: readonly TimelineEntry[]): PlaceOfLife[] {
  const byText = new Map<string, PlaceOfLife>();
  for (const { fact, title, dateText } of entries) {
    if (!fact?.place) continue;
    const { text, position } = fact.place;
    const known = byText.get(text);
    byText.set(text, {
      text,
      position: known?.position ?? position,
      titles: [...(known?.titles ?? []), [title, dateText].filter(Boolean).join(' ')],
    });
  }
  return [...byText.values()].slice(0, MOST);
}

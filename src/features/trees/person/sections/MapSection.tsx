import { useCallback, useEffect, useState } from 'react';

import type { Position } from '#domain/places/gazetteer/distance.ts';
import type { TreePlace } from '#domain/trees/core/model/treeFact.ts';
import type { TimelineEntry } from '#domain/trees/person/timeline/timelineOf.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { SiteMap } from '#ui/SiteMap/SiteMap.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import styles from '../components/person.module.scss';
import { usePlaceOfPerson } from '../hooks/usePlaceOfPerson.ts';
import type { Life } from '../model/lifeOf.ts';
import { timelineOfLife } from '../model/lifeTimeline.ts';
import { usePlaceOfFactQuery } from '../treePersonApi.ts';
import { mapTexts as texts } from './texts.ts';

/** A place of a life with everything that happened there. */
interface PlaceOfLife extends TreePlace {
  titles: readonly string[];
}

/** Most places of one person that are looked up. */
const MOST = 30;

/** The places of a person's own facts, and of their couples', each once, in order of time. */
function placesOf(entries: readonly TimelineEntry[]): PlaceOfLife[] {
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

/** The middle of Britain and Ireland. */
const MIDDLE: Position = { latitude: 54, longitude: -3 };

interface FinderProps {
  text: string;
  onFound: (text: string, position: Position | null) => void;
}

/** Asks the gazetteer where a place lies; draws nothing. */
function PlaceFinder({ text, onFound }: FinderProps) {
  const { currentData: place } = usePlaceOfFactQuery({ text });
  useEffect(() => {
    if (place !== undefined) onFound(text, place && { latitude: place.latitude, longitude: place.longitude });
  }, [place, text, onFound]);
  return null;
}

const nameOfPlace = ({ text, titles }: PlaceOfLife): string => `${text}: ${titles.join(', ')}`;

/** Where the life took place. Places without a pin are looked up in the gazetteer. */
export function MapSection({ life }: { life: Life }) {
  const { nameOf } = usePlaceOfPerson();
  const [found, setFound] = useState<ReadonlyMap<string, Position | null>>(new Map());
  const onFound = useCallback(
    (text: string, position: Position | null) => setFound((known) => new Map(known).set(text, position)),
    [],
  );
  const places = placesOf(timelineOfLife(life, nameOf, []));
  const markers = places.flatMap((place) => {
    const position = place.position ?? found.get(place.text);
    return position
      ? [{ id: place.text, label: nameOfPlace(place), latitude: position.latitude, longitude: position.longitude }]
      : [];
  });
  const unknown = places.filter(({ text, position }) => position === null && found.get(text) === null);
  if (places.length === 0)
    return (
      <Notice tone="empty" title={texts.empty.title}>
        <p>{texts.empty.text}</p>
      </Notice>
    );
  return (
    <Stack gap={4}>
      {places
        .filter(({ position }) => position === null)
        .map(({ text }) => (
          <PlaceFinder key={text} text={text} onFound={onFound} />
        ))}
      <SiteMap
        label={texts.label(nameOf(life.card))}
        center={markers[0] ?? MIDDLE}
        zoom={markers.length > 0 ? 7 : 5}
        markers={markers}
      />
      {unknown.length > 0 && (
        <div>
          <p className={styles.muted}>{texts.unknown}</p>
          <ul>
            {unknown.map((place) => (
              <li key={place.text}>{nameOfPlace(place)}</li>
            ))}
          </ul>
        </div>
      )}
    </Stack>
  );
}

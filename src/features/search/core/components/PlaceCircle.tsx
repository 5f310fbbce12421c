import { useState } from 'react';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { boundsOfCircle } from '#domain/places/maps/circleAround.ts';
import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import { SiteMap } from '#ui/SiteMap/SiteMap.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { useDebounced } from '#ui/useDebounced.ts';

import { PlaceNamedDocument } from '../placeMap.generated.ts';
import { placeCircleTexts as texts } from '../texts.ts';
import styles from './searchForm.module.scss';

const placeMapApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    placeNamed: query(PlaceNamedDocument, 'placeNamed'),
  })),
});

const { usePlaceNamedQuery } = placeMapApi;

/** Until the reader has stopped typing, in milliseconds. */
const REST_MS = 400;

function CircleMap({ text, miles }: { text: string; miles: number }) {
  const { currentData: place, error } = usePlaceNamedQuery({ text: useDebounced(text, REST_MS) });
  if (error) return <p role="alert">{describeError(error)}</p>;
  if (place === undefined) return <Spinner label={texts.loading} />;
  if (place === null) return <p role="status">{texts.unknown}</p>;
  return (
    <SiteMap
      label={texts.map(miles, place.name)}
      center={place}
      bounds={boundsOfCircle(place, miles * 1.15)}
      circle={{ ...place, miles }}
      markers={[{ id: place.name, label: place.name, ...place }]}
    />
  );
}

/** How far the search reaches around a place, drawn on a map on request. */
export function PlaceCircle({ text, miles }: { text: string; miles: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.circle} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{texts.open(miles)}</summary>
      {isOpen && <CircleMap text={text} miles={miles} />}
    </details>
  );
}

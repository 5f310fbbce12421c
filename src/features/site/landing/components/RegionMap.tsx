import { useNavigate } from 'react-router-dom';

import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';
import { resultsAddress } from '#features/search/core/index.ts';
import { SiteMap } from '#ui/SiteMap/SiteMap.tsx';

import type { RegionDetail } from '../landingApi.ts';
import { regionTexts } from '../regionTexts.ts';
import styles from './RegionArticle.module.scss';

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const ZOOM: Readonly<Record<string, number>> = { country: 5.5, region: 7, county: 8 };

/** The places of a region that have records, on a map; choosing one leads to its records. */
export function RegionMap({ region }: { region: RegionDetail }) {
  const navigate = useNavigate();
  const markers = region.places.flatMap(({ name, count, query, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ id: query, latitude, longitude, label: name, count }],
  );
  if (markers.length === 0) return null;
  return (
    <section aria-labelledby="map" className={styles.part}>
      <h2 id="map">{regionTexts.map}</h2>
      <SiteMap
        label={regionTexts.mapLabel(region.name)}
        center={{
          latitude: mean(markers.map(({ latitude }) => latitude)),
          longitude: mean(markers.map(({ longitude }) => longitude)),
        }}
        zoom={ZOOM[region.level] ?? 7}
        markers={markers}
        onSelect={(query) => void navigate(resultsAddress(readSearchAddress(query).query))}
      />
    </section>
  );
}

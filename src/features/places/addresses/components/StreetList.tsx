import { House, Signpost } from 'lucide-react';

import type { AddressQuery } from '#domain/places/addresses/addressQuery.ts';
import { yearSpan } from '#domain/records/sets/yearRanges.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { FoundStreet } from '../addressSearchApi.ts';
import { addressOfStreet } from '../searchAddresses.ts';
import { streetsTexts as texts } from '../texts.ts';
import styles from './lists.module.scss';

/** Streets and houses by name, each with what records say of it. */
export function StreetList({ streets, query }: { streets: readonly FoundStreet[]; query: AddressQuery }) {
  return (
    <ul role="list" className={styles.list}>
      {streets.map((found) => {
        const { street, house, place, householdCount, firstYear, lastYear, otherNames } = found;
        const span = yearSpan(firstYear, lastYear);
        return (
          <li key={`${place} ${street} ${house}`} className={styles.row}>
            {street === null ? <House aria-hidden="true" /> : <Signpost aria-hidden="true" />}
            <div className={styles.what}>
              <TextLink plain strong to={addressOfStreet(found, query)}>
                {street ?? house}
              </TextLink>
              <span className={styles.muted}>{place}</span>
              {otherNames.length > 0 && <span className={styles.muted}>{texts.also(otherNames)}</span>}
            </div>
            <span className={styles.count}>
              {texts.households(householdCount)}
              {span !== null && <span className={styles.muted}> {span}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

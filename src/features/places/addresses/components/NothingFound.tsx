import { SearchX } from 'lucide-react';

import type { AddressQuery } from '#domain/places/addresses/addressQuery.ts';
import { CENSUS_NATIONS, censusCopyOf } from '#domain/places/houses/census/censusCopy.ts';
import { noCensusResults } from '#domain/places/houses/census/noCensusResults.ts';
import { countryOf } from '#domain/places/houses/countryOf.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import { queryInWords, streetsAddress } from '../searchAddresses.ts';
import { addressFrameTexts } from '../texts.ts';

/** The census copy of the nation a place lies in; a place without its nation is taken for English, as most are. */
const copyOf = (location: string) => {
  const last = location.split(',').at(-1)?.trim().toLowerCase();
  return censusCopyOf(CENSUS_NATIONS.some((nation) => nation.toLowerCase() === last) ? countryOf(location) : 'England');
};

/** No one is known at the address: the British census copy, and a way on (spec 2 section 8). */
export function NothingFound({ query }: { query: AddressQuery }) {
  const copy = copyOf(query.location);
  const isNarrow = query.location !== '' && (query.street !== '' || query.houseNumber !== '');
  return (
    <Notice
      tone="empty"
      icon={SearchX}
      title={noCensusResults(query.street || queryInWords(query))}
      actions={
        isNarrow && (
          <ButtonLink to={streetsAddress({ ...query, houseNumber: '', street: '' })}>
            {addressFrameTexts.allStreets(query.location.split(',')[0] ?? query.location)}
          </ButtonLink>
        )
      }
    >
      <p>{copy['section-copy']}</p>
    </Notice>
  );
}

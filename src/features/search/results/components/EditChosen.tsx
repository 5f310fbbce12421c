import { writeSearchAddress } from '#domain/search/core/query/writeSearchAddress.ts';
import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import { useDuty } from '#features/kernel/grants/index.ts';
import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import { editChosenAddress } from '#services/routing/recordAddresses.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';

import { MayEditSetDocument } from '../mayEditSet.generated.ts';
import { chosenTexts as texts } from '../memberTexts.ts';

const ownSetApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({ mayEditSet: query(MayEditSetDocument, 'mayEditSet') })),
});

const { useMayEditSetQuery } = ownSetApi;

/**
 * The way to edit all results at once. Staff who bring in records are led there from any set, stewards from their own ones:
 * those of others are not there for them.
 *
 * @param set - id of the set that the results are of
 */
export function EditChosen({ query, set }: { query: SearchQuery; set: string }) {
  const isStaff = useDuty('records');
  const { currentData: isOwn } = useMayEditSetQuery({ id: set }, { skip: isStaff });
  if (!isStaff && isOwn !== true) return null;
  return (
    <ButtonLink size="sm" to={editChosenAddress(writeSearchAddress({ ...query, page: 1 }))}>
      {texts.link}
    </ButtonLink>
  );
}

import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { ChosenEditsDocument, ChosenRecordsDocument, EditChosenDocument } from './chosen.generated.ts';

/** Records that a search finds. */
export type ChosenRecords = ResultOf<typeof ChosenRecordsDocument>['chosenRecords'];
/** What becomes of them where a cell of each is to say one text. */
export type ChosenEdits = ResultOf<typeof ChosenEditsDocument>['chosenEdits'];
export type ChosenChange = ChosenEdits['shown'][number];

const chosenApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    // Others may edit the sheet meanwhile.
    chosenRecords: query(ChosenRecordsDocument, 'chosenRecords', { keepUnusedDataFor: 0 }),
    chosenEdits: query(ChosenEditsDocument, 'chosenEdits', { keepUnusedDataFor: 0 }),
    /** What it changes is asked for again by the page that shows it. */
    editChosen: mutation(EditChosenDocument, 'editChosen', { invalidatesTags: [] }),
  })),
});

export const { useChosenEditsQuery, useChosenRecordsQuery, useEditChosenMutation } = chosenApi;

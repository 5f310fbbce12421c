import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import {
  AdoptSetDocument,
  EditableRecordDocument,
  EditedPageDocument,
  EditRecordDocument,
  MakeHouseholdDocument,
  RecordHouseholdsDocument,
} from './records.generated.ts';

/** A published record beside the row that it was made from. */
export type EditableRecord = NonNullable<ResultOf<typeof EditableRecordDocument>['editableRecord']>;
/** The household of a record with those beside it. */
export type RecordHouseholds = NonNullable<ResultOf<typeof RecordHouseholdsDocument>['recordHouseholds']>;
export type HouseholdPerson = RecordHouseholds['own']['people'][number];
export type RecordCell = EditableRecord['cells'][number];
export type RecordEdit = EditableRecord['edits'][number];

const recordEditApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    /** Null when there is none. Others may work on the same sheet: nothing is kept from an earlier visit. */
    editableRecord: query(EditableRecordDocument, 'editableRecord', { keepUnusedDataFor: 0 }),
    /** Null where there is no page, or none for this reader. */
    editedPage: query(EditedPageDocument, { transformResponse: (data) => data.recordImage.page }),
    /** Makes a sheet of the set of a record. */
    adoptSet: mutation(AdoptSetDocument, 'adoptSet', { invalidatesTags: [] }),
    /** What it changes is asked for again by the page that shows it. */
    editRecord: mutation(EditRecordDocument, 'editRecord', { invalidatesTags: [] }),
    /** Null where rows of its sheet make no households. */
    recordHouseholds: query(RecordHouseholdsDocument, 'recordHouseholds', { keepUnusedDataFor: 0 }),
    /** As `editRecord`. */
    makeHousehold: mutation(MakeHouseholdDocument, 'makeHousehold', { invalidatesTags: [] }),
  })),
});

export const {
  useAdoptSetMutation,
  useEditableRecordQuery,
  useEditedPageQuery,
  useEditRecordMutation,
  useMakeHouseholdMutation,
  useRecordHouseholdsQuery,
} = recordEditApi;

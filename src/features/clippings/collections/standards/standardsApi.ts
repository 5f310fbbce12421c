import { clippingsApi } from '#features/clippings/core/index.ts';
import { ask } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { ImportAnnotationsDocument } from './standards.generated.ts';

type Imported = ResultOf<typeof ImportAnnotationsDocument>['importAnnotations'];
/** What came of one annotation. */
export type ImportedAnnotation = NonNullable<Imported>[number];

const standardsApi = clippingsApi.injectEndpoints({
  endpoints: (build) => ({
    importAnnotations: build.mutation<Imported, VariablesOf<typeof ImportAnnotationsDocument>>({
      query: ask(ImportAnnotationsDocument),
      transformResponse: (data: ResultOf<typeof ImportAnnotationsDocument>) => data.importAnnotations,
      invalidatesTags: ['Clippings', 'Collections'],
    }),
  }),
});

export const { useImportAnnotationsMutation } = standardsApi;

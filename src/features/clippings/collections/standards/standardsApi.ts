import { clippingsApi } from '#features/clippings/core/index.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { ImportAnnotationsDocument } from './standards.generated.ts';

type Imported = ResultOf<typeof ImportAnnotationsDocument>['importAnnotations'];
/** What came of one annotation. */
export type ImportedAnnotation = NonNullable<Imported>[number];

const standardsApi = clippingsApi.injectEndpoints({
  endpoints: fromOperations(({ mutation }) => ({
    importAnnotations: mutation(ImportAnnotationsDocument, 'importAnnotations', {
      invalidatesTags: ['Clippings', 'Collections'],
    }),
  })),
});

export const { useImportAnnotationsMutation } = standardsApi;

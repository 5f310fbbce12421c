import { useState } from 'react';

import { annotationsIn } from '#domain/clippings/annotations/annotationsIn.ts';
import { refusalText, clippingsApi } from '#features/clippings/core/index.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { ImportAnnotationsDocument } from './standards.generated.ts';
import { importTexts as texts } from './texts.ts';

type Imported = ResultOf<typeof ImportAnnotationsDocument>['importAnnotations'];
/** What came of one annotation. */
type ImportedAnnotation = NonNullable<Imported>[number];

const standardsApi = clippingsApi.injectEndpoints({
  endpoints: fromOperations(({ mutation }) => ({
    importAnnotations: mutation(ImportAnnotationsDocument, 'importAnnotations', {
      invalidatesTags: ['Clippings', 'Collections'],
    }),
  })),
});

const { useImportAnnotationsMutation } = standardsApi;

/** Annotations that are sent at once. */
const AT_ONCE = 25;

/** How far an import has come. */
export interface ImportProgress {
  total: number;
  answers: ImportedAnnotation[];
  /** The document has more than are taken at once. */
  isCut: boolean;
  /** Why it stopped before its end; null while it goes on, and once all is read. */
  stopped: string | null;
}

/** Sends the annotations of a document in turns, so that it is seen how far it has come. */
export function useImport(collectionId: string) {
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const [send] = useImportAnnotationsMutation();
  return {
    progress,
    start: async (document: string) => {
      const { annotations, isCut } = annotationsIn(JSON.parse(document));
      let present: ImportProgress = { total: annotations.length, answers: [], isCut, stopped: null };
      setProgress(present);
      for (let from = 0; from < annotations.length; from += AT_ONCE) {
        const { data, error } = await send({
          collectionId,
          annotations: annotations.slice(from, from + AT_ONCE).map((one) => JSON.stringify(one)),
        });
        present = data
          ? { ...present, answers: [...present.answers, ...data] }
          : { ...present, stopped: error === undefined ? texts.gone : refusalText(error) };
        setProgress(present);
        if (!data) return;
      }
    },
  };
}

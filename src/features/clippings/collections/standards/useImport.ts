import { useState } from 'react';

import { annotationsIn } from '#domain/clippings/annotations/annotationsIn.ts';
import { refusalText } from '#features/clippings/core/index.ts';

import { type ImportedAnnotation, useImportAnnotationsMutation } from './standardsApi.ts';
import { importTexts as texts } from './texts.ts';

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

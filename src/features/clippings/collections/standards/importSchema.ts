import { annotationsIn, LARGEST_IMPORT } from '#domain/clippings/annotations/annotationsIn.ts';
import { ruleSchema } from '#services/forms/ruleSchema.ts';

import { importTexts } from './texts.ts';

/** A document with annotations. */
export interface ImportValues {
  document: string;
}

const { refusals } = importTexts;

function faultOf(document: string): string | null {
  if (document.trim() === '') return refusals.empty;
  if (new Blob([document]).size > LARGEST_IMPORT) return refusals.large;
  try {
    return annotationsIn(JSON.parse(document)).annotations.length === 0 ? refusals.none : null;
  } catch {
    return refusals.notJson;
  }
}

/** A file that annotations can be read from; each of them is looked at by the server. */
export const importSchema = ruleSchema<ImportValues>({ document: '' }, ({ document }): Record<string, string> => {
  const fault = faultOf(document);
  return fault === null ? {} : { document: fault };
});

import { countInWords } from '#domain/kernel/wording/countInWords.ts';

import { type FieldFault, tidyLine, tidyText } from '../core/clippingFields.ts';
import { CLIPPING_LIMITS } from '../core/clippingLimits.ts';

/** What is written about a collection. */
export interface CollectionFields {
  name: string;
  description: string;
}

/** What is written, as it is kept. */
export const tidyCollection = ({ name, description }: CollectionFields): CollectionFields => ({
  name: tidyLine(name),
  description: tidyText(description),
});

/** What is wrong with tidied fields; null when nothing is. */
export function faultOfCollection({ name, description }: CollectionFields): FieldFault | null {
  if (name === '') return { field: 'name', message: 'Give the collection a name.' };
  if (name.length > CLIPPING_LIMITS.collectionName)
    return {
      field: 'name',
      message: `A name has at most ${countInWords(CLIPPING_LIMITS.collectionName, 'character')}.`,
    };
  return description.length > CLIPPING_LIMITS.collectionDescription
    ? {
        field: 'description',
        message: `A description has at most ${countInWords(CLIPPING_LIMITS.collectionDescription, 'character')}.`,
      }
    : null;
}

import {
  type CollectionFields,
  faultOfCollection,
  tidyCollection,
} from '#domain/clippings/collections/collectionFields.ts';
import { ruleSchema } from '#services/forms/ruleSchema.ts';

export type CollectionWords = CollectionFields;

/** The name and the description of a collection, by the rule that the server has. */
export const collectionSchema = ruleSchema<CollectionWords>(
  { name: '', description: '' },
  (words): Record<string, string> => {
    const fault = faultOfCollection(tidyCollection(words));
    return fault ? { [fault.field]: fault.message } : {};
  },
);

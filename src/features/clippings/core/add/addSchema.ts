import { faultOfCollection, tidyCollection } from '#domain/clippings/collections/collectionFields.ts';
import { ruleSchema } from '#services/forms/ruleSchema.ts';

/** A collection that is chosen, or the name of a new one. */
export interface AddValues {
  /** Empty: a new one. */
  collectionId: string;
  name: string;
}

/** A new collection needs a name by the rule that all collections keep to. */
export const addSchema = ruleSchema<AddValues>(
  { collectionId: '', name: '' },
  ({ collectionId, name }): Record<string, string> => {
    const fault = collectionId === '' ? faultOfCollection(tidyCollection({ name, description: '' })) : null;
    return fault ? { name: fault.message } : {};
  },
);

import { faultOfFields, tidyFields } from '#domain/clippings/core/clippingFields.ts';
import { ruleSchema } from '#services/forms/ruleSchema.ts';

import { tagsOf } from './tagsOf.ts';

/** What a member writes about a clipping, as its form holds it. */
export interface ClipWords {
  title: string;
  text: string;
  note: string;
  /** Separated by commas. */
  tags: string;
}

/** What a member writes about a clipping, new or old, checked by the rule that the server has. */
export const clipSchema = ruleSchema<ClipWords>({ title: '', text: '', note: '', tags: '' }, (words) => {
  const fault = faultOfFields(tidyFields({ ...words, tags: tagsOf(words.tags) }));
  return fault ? { [fault.field]: fault.message } : {};
});

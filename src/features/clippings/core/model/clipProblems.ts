import { faultOfFields, tidyFields } from '#domain/clippings/core/clippingFields.ts';

import { tagsOf } from './tagsOf.ts';

/** What a member writes about a clipping, as its form holds it. */
export interface ClipWords {
  title: string;
  text: string;
  note: string;
  /** Separated by commas. */
  tags: string;
}

/** What is wrong with what a member writes about a clipping, new or old, by the rule that the server has. */
export function clipProblems(words: ClipWords): Record<string, string> {
  const fault = faultOfFields(tidyFields({ ...words, tags: tagsOf(words.tags) }));
  return fault ? { [fault.field]: fault.message } : {};
}

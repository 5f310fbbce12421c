import { object, string } from 'yup';

import { CLIPPING_LIMITS } from '#domain/clippings/core/clippingLimits.ts';

import { itemTexts } from './texts.ts';

/** A note on an item; it may be empty. */
export const noteSchema = object({
  note: string().max(CLIPPING_LIMITS.itemNote, itemTexts.longNote(CLIPPING_LIMITS.itemNote)),
});

import { object, string } from 'yup';

import { lostTexts, protectionTexts } from './texts.ts';

/** Why a page is protected. */
export const protectionSchema = object({
  reason: string().trim().required(protectionTexts.reasonMissing).max(200, protectionTexts.reasonMissing),
});

/** Which line a correction is given. */
export const placeSchema = object({ line: string().required(lostTexts.chooseFirst) });

import { object, string } from 'yup';

import { listTexts, switchTexts } from '../texts.ts';

/** An account to look at. Loaded at the first check. */
export const readerSchema = object({ account: string().trim().required(listTexts.accountMissing) });

/** A switch wants its reason. */
export const switchSchema = object({ reason: string().trim().required(switchTexts.reasonMissing) });

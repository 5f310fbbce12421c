import { object, string } from 'yup';

import { LONGEST_REASON } from '#domain/trees/quality/treeFinding.ts';

import { dismissTexts } from '../texts.ts';

/** A reason of some length, or none. Loaded at the first check (services/forms/validateWith.ts). */
export const dismissSchema = object({ reason: string().max(LONGEST_REASON, dismissTexts.tooLong) });

import { giftProblems } from '#domain/billing/gifts/giftRules.ts';
import { ruleSchema } from '#services/forms/ruleSchema.ts';

import { EMPTY_GIFT, type GiftValues } from './giftValues.ts';

/** The gift’s own rule, which the server asks too. Loaded at the first check (services/forms/validateWith.ts). */
export const giftSchema = ruleSchema<GiftValues>(EMPTY_GIFT, (values) =>
  giftProblems(values, new Date().toISOString().slice(0, 10)),
);

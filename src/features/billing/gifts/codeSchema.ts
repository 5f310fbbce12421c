import { ruleSchema } from '#services/forms/ruleSchema.ts';

import { redeemTexts as texts } from './texts.ts';

/** A code while it is typed. */
export interface CodeValues {
  code: string;
}

/** Something was typed; whether it is good is the server’s to say. */
export const codeSchema = ruleSchema<CodeValues>({ code: '' }, ({ code }): Record<string, string> =>
  code.trim() === '' ? { code: texts.required } : {},
);

import { ticketProblems } from '#domain/help/tickets/ticketRules.ts';
import { ruleSchema } from '#services/forms/ruleSchema.ts';

import { EMPTY_CONTACT, type ContactValues } from './contactValues.ts';

const problems = (values: ContactValues, email: string | null) =>
  Object.fromEntries(ticketProblems({ ...values, email, files: [] }).map(({ field, message }) => [field, message]));

/** A visitor’s request. Loaded at the first check (services/forms/validateWith.ts). */
export const visitorSchema = ruleSchema(EMPTY_CONTACT, (values) => problems(values, values.email));
/** A member’s request: the account has an address. */
export const memberSchema = ruleSchema(EMPTY_CONTACT, (values) => problems(values, null));

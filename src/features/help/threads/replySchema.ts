import { messageProblem } from '#domain/help/tickets/ticketRules.ts';
import { ruleSchema } from '#services/forms/ruleSchema.ts';
import { stated } from '#services/forms/stated.ts';

/** A reply. Loaded at the first check (services/forms/validateWith.ts). */
export const replySchema = ruleSchema({ text: '' }, ({ text }) => stated({ text: messageProblem(text) }));

import { messageProblem } from '#domain/help/tickets/ticketRules.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { ruleSchema } from '#services/forms/ruleSchema.ts';

/** A reply. Loaded at the first check (services/forms/validateWith.ts). */
export const replySchema = ruleSchema({ text: '' }, ({ text }) => collectProblems({ text: messageProblem(text) }));

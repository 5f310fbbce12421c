import type { FieldProblem } from '#domain/accounts/signUpRules.ts';

/** What came of a try to sign in or up. */
export type Outcome =
  | { kind: 'signed-in'; memberId: number; /** As in the `amr` claim. */ methods: string[] }
  | { kind: 'refused'; problems: FieldProblem[] }
  | { kind: 'limited'; retryAfterSeconds: number };

/** A refusal for one reason. */
export const refused = (field: string | null, code: string, message: string): Outcome => ({
  kind: 'refused',
  problems: [{ field, code, message }],
});

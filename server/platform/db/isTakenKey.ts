import { StatementError } from './StatementError.ts';

const NOT_UNIQUE = '23505';

/** Whether a statement was refused since another row has the key that a constraint keeps to one. */
export const isTakenKey = (error: unknown, constraint: string): boolean =>
  error instanceof StatementError && error.code === NOT_UNIQUE && error.constraint === constraint;

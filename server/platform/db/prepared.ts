import type { StatementOptions } from './database.ts';

/** For statements of every request, renewal or notice: kept ready by each connection. Their text is a constant. */
export const PREPARED: StatementOptions = { isKept: true };

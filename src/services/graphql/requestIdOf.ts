import { isFailure } from './failure.ts';

/** The id under which the server logged the failed call, to be quoted to support; null when there is none. */
export const requestIdOf = (error: unknown): string | null => (isFailure(error) ? error.requestId : null);

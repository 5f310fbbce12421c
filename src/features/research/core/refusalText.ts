import { describeError } from '#services/graphql/errors.ts';
import { isFailure } from '#services/graphql/failure.ts';

/** Why a change was refused, in a sentence. @param full - what is said where a limit is reached: which one */
export const refusalText = (error: unknown, full: string): string => (isFailure(error) && error.kind === 'graphql' && error.code === 'LIMIT_REACHED' ? full : describeError(error));

import { isFailure } from '#domain/kernel/errors/failure.ts';
import { pageForGraphqlCode } from '#domain/kernel/errors/pageForGraphqlCode.ts';

/**
 * Whether the profile's own error page is for something thrown. A refusal whose code has a page keeps that, and that of
 * an edit gets the default page, which can be closed (spec 1 section 8).
 */
export const isProfilesOwnError = (error: unknown): boolean =>
  !(
    isFailure(error) &&
    error.kind === 'graphql' &&
    (error.isQuickEdit === true || pageForGraphqlCode(error.code) !== 'default')
  );

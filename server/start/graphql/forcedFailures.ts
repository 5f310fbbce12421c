import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';

import { testOverridesIn } from '#domain/kernel/grants/testOverrides.ts';

/**
 * Lets the `test_overrides` cookie make an operation fail with a code, so that every error screen can be seen
 * . Never used in production.
 */
export const forcedFailures = (): Plugin => ({
  onParams({ request, params, setResult }) {
    const { operations } = testOverridesIn(request.headers.get('cookie')).failures;
    const code =
      params.operationName && Object.hasOwn(operations, params.operationName)
        ? operations[params.operationName]
        : undefined;
    if (code === undefined) return;
    setResult({ data: null, errors: [new GraphQLError('This failure was asked for.', { extensions: { code } })] });
  },
});

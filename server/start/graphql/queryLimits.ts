import { costLimitPlugin } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';

import { refusal } from '#server/modules/kernel/graphql/refusal.ts';

const NAME = /^[A-Za-z]\w{0,63}$/;

/** Every request names its operation: logs, measurements and limits speak of it. */
export const operationNames = (): Plugin => ({
  onParams({ params, setResult }) {
    if (NAME.test(params.operationName ?? '')) return;
    const message = 'Every request must carry an operationName of letters, digits and underscores.';
    setResult({
      errors: [new GraphQLError(message, { extensions: { code: 'OPERATION_NAME_REQUIRED', http: { status: 400 } } })],
    });
  },
});

/** What one document may ask at most (docs/adr/0003). The site's own operations stay under half of each. */
export const QUERY_LIMITS = {
  /** Levels of fields; a fragment counts as one. */
  depth: 16,
  aliases: 15,
  /** Names, braces and signs. */
  tokens: 2000,
  /** 1 a field, 2 an object, times 1.5 for each level below, times `first`. */
  cost: 20_000,
};

/** A rule whose refusal is reported with a code of its own instead of being thrown as a syntax error. */
const reporting = (code: string, message: string) => ({
  propagateOnRejection: false,
  onReject: [
    (context: { reportError: (error: GraphQLError) => void } | null) => context?.reportError(refusal(code, message)),
  ],
});

/** Refuses documents that could ask for more than any page needs, before anything is looked up. */
export const queryLimits = (): Plugin[] => [
  maxTokensPlugin({
    n: QUERY_LIMITS.tokens,
    // The parser has no one to report to: what is thrown here ends it.
    onReject: [
      () => {
        throw refusal('QUERY_TOO_LONG', `A query may hold at most ${QUERY_LIMITS.tokens} tokens.`);
      },
    ],
  }),
  maxDepthPlugin({
    n: QUERY_LIMITS.depth,
    ...reporting('QUERY_TOO_DEEP', `A query may be nested ${QUERY_LIMITS.depth} levels deep.`),
  }),
  maxAliasesPlugin({
    n: QUERY_LIMITS.aliases,
    ...reporting('QUERY_TOO_MANY_ALIASES', `A query may use at most ${QUERY_LIMITS.aliases} aliases.`),
  }),
  costLimitPlugin({
    maxCost: QUERY_LIMITS.cost,
    ...reporting('QUERY_TOO_COSTLY', 'This query asks for too much at once.'),
  }),
];

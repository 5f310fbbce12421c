import { GraphQLError, type ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** What graphql-js adds to its refusals: names of the schema that are spelt like the one that is not there. */
const SUGGESTION = /\s*Did you mean [^]*\?$/u;

/** An error without the names of the schema that it suggests. */
function withoutSuggestion(error: GraphQLError): GraphQLError {
  const { nodes, source, positions, path, originalError, extensions } = error;
  return new GraphQLError(error.message.replace(SUGGESTION, ''), {
    nodes,
    source,
    positions,
    path,
    originalError,
    extensions,
  });
}

/**
 * Hides the names of the schema from guessers: "Did you mean …" gives it away word by word where introspection is off.
 * Refused documents and refused values of variables alike.
 */
export const noSuggestions = (): Plugin => ({
  onResultProcess({ result, setResult }) {
    if (Array.isArray(result) || Symbol.asyncIterator in result) return;
    const { errors } = result as ExecutionResult;
    if (errors?.some(({ message }) => SUGGESTION.test(message)))
      setResult({ ...(result as ExecutionResult), errors: errors.map(withoutSuggestion) });
  },
});

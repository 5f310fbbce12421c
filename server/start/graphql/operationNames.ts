import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';

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

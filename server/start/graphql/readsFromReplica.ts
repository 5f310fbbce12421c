import { getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';

import { readerScope } from '#server/platform/db/servers/readerScope.ts';

/** Questions may be answered by a standby of the database that is a little behind; what changes something may not. */
export const readsFromReplica = (): Plugin => ({
  onExecute({ args: { document, operationName } }) {
    const scope = readerScope();
    if (scope && getOperationAST(document, operationName)?.operation === 'query') scope.mayBeOld = true;
  },
});

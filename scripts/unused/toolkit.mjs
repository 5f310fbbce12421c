import { never } from './cutCode.mjs';

/**
 * What this application never asks of Redux Toolkit and RTK Query: queries without end, schemas, writing whole entries
 * from outside, asking again when the window comes back (`setupListeners`), slices with thunks of their own, and
 * listeners that wait for actions or start tasks.
 */

/** @type {import('./cutCode.mjs').Cuts} */
export const query = {
  bodies: {
    isInfiniteQueryDefinition: 'return false;',
    buildInfiniteQuerySelector: '',
    buildInitiateInfiniteQuery: '',
    refetchValidQueries: '',
    parseWithSchema: 'return data;',
  },
  members: ['cacheEntriesUpserted', 'upsertQueryEntries'],
  texts: [
    [
      'if (isQueryDefinition(endpointDefinition)) thunk = queryThunk(commonThunkArgs);\n',
      'if (true) thunk = queryThunk(commonThunkArgs);\n',
    ],
    never('isQuery && "infiniteQueryOptions" in endpointDefinition'),
    ['const infiniteQueryThunk = createQueryThunk();', 'const infiniteQueryThunk = queryThunk;'],
    [
      'const shouldSkip = (skipSchemaValidation, schemaName) => Array.isArray(skipSchemaValidation) ? skipSchemaValidation.includes(schemaName) : !!skipSchemaValidation;',
      'const shouldSkip = () => true;',
    ],
    never('caughtError instanceof NamedSchemaError'),
    ['addMatcher(querySlice.actions.cacheEntriesUpserted.match, ', 'addMatcher(() => false, '],
    [
      'queryThunk.fulfilled, isQueryThunkRejectedByError, cacheEntriesUpserted.match);',
      'queryThunk.fulfilled, isQueryThunkRejectedByError);',
    ],
    never('cacheEntriesUpserted.match(action)', ' queryCacheKeys'),
    never('cacheEntriesUpserted.match(action)', ' for'),
    [
      '\t\tif (onFocus.match(action)) refetchValidQueries(mwApi, "refetchOnFocus");\n\t\tif (onOnline.match(action)) refetchValidQueries(mwApi, "refetchOnReconnect");\n',
      '',
    ],
  ],
};

/** @type {import('./cutCode.mjs').Cuts} */
export const queryHooks = {
  bodies: { buildInfiniteQueryHooks: '', infiniteQueryStatePreSelector: '' },
  texts: [never('isInfiniteQueryDefinition(definition)')],
};

/** @type {import('./cutCode.mjs').Cuts} */
export const toolkit = {
  bodies: { isAsyncThunkSliceReducerDefinition: 'return false;', handleThunkCaseReducerDefinition: '' },
  members: ['injectInto'],
  texts: [
    [
      '(typeof options.reducers === "function" ? options.reducers(buildReducerCreators()) : options.reducers) || {}',
      'options.reducers || {}',
    ],
    ['\t\t\t\tcondition: (predicate, timeout) => take(predicate, timeout).then(Boolean),\n\t\t\t\ttake,\n', ''],
    ['\t\t\t\tfork: createFork(internalTaskController.signal, autoJoinPromises),\n', ''],
    ['\t\tconst take = createTakePattern(startListening, internalTaskController.signal);\n', ''],
  ],
};

/** Drafts of what no state of ours holds: sets, and objects with accessors. @type {import('./cutCode.mjs').Cuts} */
export const immer = {
  bodies: { generateSetPatches: '' },
  texts: [never('strict === true || strict === "class_only" && !isPlain')],
};

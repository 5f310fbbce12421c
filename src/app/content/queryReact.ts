import { buildCreateApi, coreModule, type BaseQueryFn } from '@reduxjs/toolkit/query';
import { reactHooksModule } from '@reduxjs/toolkit/query/react';

import { mayAsk } from './mayAsk.ts';

const create = buildCreateApi(coreModule(), reactHooksModule({ unstable__sideEffectsInRender: true }));

const unanswered = new Promise<never>(() => undefined);

/** What a frame would ask stays on its way for good, as its reader sees it at first. */
const askedByPages =
  (query: BaseQueryFn): BaseQueryFn =>
  (args, api, options) =>
    mayAsk() ? query(args, api, options) : unanswered;

/**
 * `createApi` of RTK Query whose hooks ask while they draw: a server runs no effects. Takes the published one's place
 * (rspack.content.config.ts).
 */
export const createApi: typeof create = (options) =>
  create({ ...options, baseQuery: askedByPages(options.baseQuery as BaseQueryFn) as typeof options.baseQuery });

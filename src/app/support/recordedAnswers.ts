import type { UnknownAction } from '@reduxjs/toolkit';

import type { RecordedAnswer, RecordedStep } from '#domain/staff/support/supportFile.ts';

import { allowedFailure } from './allowedFailure.ts';
import { disclosedPathsOf } from './disclosure/operationDisclosures.ts';
import type { Mask } from './mask.ts';

/** A call of the api as its own actions and its cache name it. */
interface Call {
  cacheKey: string;
  endpoint: string;
}

interface Outcome {
  status: string;
  data?: unknown;
  error?: unknown;
}

/** Records answers of one file: it gives the calls of an endpoint numbers, in the order it meets them. */
export function createAnswerRecorder(mask: Mask) {
  const keys = new Map<string, string>();
  const counts = new Map<string, number>();

  function keyOf({ cacheKey, endpoint }: Call): string {
    const known = keys.get(cacheKey);
    if (known !== undefined) return known;
    const count = (counts.get(endpoint) ?? 0) + 1;
    counts.set(endpoint, count);
    keys.set(cacheKey, `${endpoint}#${count}`);
    return `${endpoint}#${count}`;
  }

  /** Null for an endpoint whose answers may not be recorded. */
  function recorded(call: Call, { status, data, error }: Outcome): RecordedAnswer | null {
    const shown = disclosedPathsOf(call.endpoint);
    if (!shown) return null;
    const answer = { key: keyOf(call), endpoint: call.endpoint };
    if (status === 'fulfilled') return { ...answer, status, data: mask.answer(data, shown.answer) };
    if (status === 'rejected') return { ...answer, status, error: allowedFailure(error) };
    return { ...answer, status: 'pending', ...(data !== undefined && { data: mask.answer(data, shown.answer) }) };
  }

  return {
    /** The cache of the api as a list, oldest call first. */
    ofCache(
      queries: Readonly<Record<string, ({ endpointName?: string; startedTimeStamp?: number } & Outcome) | undefined>>,
    ): RecordedAnswer[] {
      return Object.entries(queries)
        .sort(([, one], [, other]) => (one?.startedTimeStamp ?? 0) - (other?.startedTimeStamp ?? 0))
        .flatMap(([cacheKey, query]) =>
          query?.endpointName === undefined ? [] : (recorded({ cacheKey, endpoint: query.endpointName }, query) ?? []),
        );
    },

    /** What an action of the api did; nothing for others and for what may not be recorded. */
    ofAction(action: UnknownAction): Pick<RecordedStep, 'answer' | 'dropped'> {
      if (action.type === 'api/resetApiState') return { dropped: '*' };
      const { meta, payload } = action as {
        meta?: { arg?: { queryCacheKey?: string; endpointName?: string }; aborted?: boolean };
        payload?: unknown;
      };
      if (action.type === 'api/queries/removeQueryResult') {
        const cacheKey = (payload as { queryCacheKey?: string } | undefined)?.queryCacheKey ?? '';
        return keys.has(cacheKey) ? { dropped: keys.get(cacheKey) ?? '' } : {};
      }
      const status = /^api\/executeQuery\/(pending|fulfilled|rejected)$/u.exec(action.type)?.[1];
      const { queryCacheKey: cacheKey, endpointName: endpoint } = meta?.arg ?? {};
      // A query that was not needed, or was called off, is "rejected" without a word: the page shows what it showed.
      const isSilent = status === 'rejected' && payload === undefined;
      if (status === undefined || cacheKey === undefined || endpoint === undefined || isSilent) return {};
      const answer = recorded(
        { cacheKey, endpoint },
        { status, ...(status === 'fulfilled' && { data: payload }), ...(status === 'rejected' && { error: payload }) },
      );
      return answer ? { answer } : {};
    },
  };
}

import type { Middleware, UnknownAction } from '@reduxjs/toolkit';

import type { RecordedAnswer } from '#domain/staff/support/supportFile.ts';

interface Meta {
  requestId: string;
  arg: { endpointName: string; queryCacheKey: string };
}

const QUERY = /^api\/executeQuery\/(pending|rejected)$/u;

/** The end of a call as the api's reducers know it. */
function settled(pending: UnknownAction & { meta: object }, { status, data, error }: RecordedAnswer): UnknownAction {
  const meta = { ...pending.meta, fulfilledTimeStamp: Date.now() };
  if (status === 'rejected')
    return {
      type: 'api/executeQuery/rejected',
      payload: error,
      error: { message: 'Rejected' },
      meta: { ...meta, requestStatus: 'rejected', rejectedWithValue: true },
    };
  return { type: 'api/executeQuery/fulfilled', payload: data, meta: { ...meta, requestStatus: 'fulfilled' } };
}

/**
 * Answers every call from a recording. Arguments are not recorded, so the calls of an endpoint get its answers in the
 * order both came; a call that was under way stays under way. What was not recorded fails as without a connection.
 */
export function replayAnswers(answers: ReadonlyMap<string, RecordedAnswer>): Middleware {
  const given = new Map<string, RecordedAnswer | undefined>();
  const answerTo = ({ endpointName, queryCacheKey }: Meta['arg']): RecordedAnswer | undefined => {
    if (!given.has(queryCacheKey)) {
      const recorded = [...answers.values()].filter(({ endpoint }) => endpoint === endpointName);
      const taken = [...given.values()].filter((answer) => answer?.endpoint === endpointName).length;
      given.set(queryCacheKey, recorded[Math.min(taken, recorded.length - 1)]);
    }
    return given.get(queryCacheKey);
  };
  return () => (next) => (action) => {
    const { type, meta } = action as UnknownAction & { meta: Meta };
    const status = QUERY.exec(type)?.[1];
    const answer = status === undefined ? undefined : answerTo(meta.arg);
    // The call itself fails at once, because the network is off; the recording knows better.
    if (status === 'rejected' && answer) return action;
    const result = next(action);
    const isOver = answer && (answer.status !== 'pending' || answer.data !== undefined);
    if (status === 'pending' && isOver) next(settled(action as UnknownAction & { meta: object }, answer));
    return result;
  };
}

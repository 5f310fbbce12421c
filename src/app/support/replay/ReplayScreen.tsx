import { configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import type { RecordedAnswer } from '#domain/staff/support/supportFile.ts';
import { baseApi, type CallContext } from '#services/graphql/baseApi.ts';

import { rootReducer } from '../../rootReducer.ts';
import type { Moment } from './momentsOf.ts';
import { addressOf, replayRoutes } from './replayRoutes.tsx';

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
function replayAnswers(answers: ReadonlyMap<string, RecordedAnswer>): Middleware {
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

/** A store of its own, without listeners: nothing follows from what happens in it, and no call leaves it. */
const createReplayStore = ({ slices: { api: _api, ...slices }, answers }: Moment) => {
  const context: CallContext = { isReplay: true };
  return configureStore({
    reducer: rootReducer,
    preloadedState: slices,
    devTools: false,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: context } }).concat(baseApi.middleware, replayAnswers(answers)),
  });
};

interface ReplayScreenProps {
  moment: Moment;
  isProduction: boolean;
}

/**
 * The site as it was at one moment: its own pages over a store of recorded state, in a React root of their own, since a
 * router may not be inside another. A new moment is a new copy.
 */
export function ReplayScreen({ moment, isProduction }: ReplayScreenProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current?.appendChild(document.createElement('div'));
    if (!element) return undefined;
    const root = createRoot(element);
    let router: ReturnType<typeof createMemoryRouter> | null = null;
    let isGone = false;
    void replayRoutes(moment, isProduction).then((routes) => {
      if (isGone) return;
      router = createMemoryRouter(routes, { initialEntries: [addressOf(moment)] });
      root.render(
        <Provider store={createReplayStore(moment)}>
          <RouterProvider router={router} />
        </Provider>,
      );
    });
    return () => {
      isGone = true;
      router?.dispose();
      element.remove();
      // Not while React is at work on the page around it.
      setTimeout(() => root.unmount());
    };
  }, [moment, isProduction]);
  return <div ref={place} />;
}

import { configureStore } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { baseApi, type CallContext } from '#services/graphql/baseApi.ts';

import { rootReducer } from '../../rootReducer.ts';
import type { Moment } from './momentsOf.ts';
import { replayAnswers } from './replayAnswers.ts';
import { addressOf, replayRoutes } from './replayRoutes.tsx';

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

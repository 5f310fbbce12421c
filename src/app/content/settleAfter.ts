import { firstPaint } from '#services/firstPaint.ts';
import { baseApi } from '#services/graphql/baseApi.ts';

import type { AppStore } from '../store.ts';
import { whenPageRendered } from './whenPageRendered.ts';
import { setPageSettled } from './whenPageSettled.ts';

/** So long, in milliseconds, what comes later waits for the page at most. */
const LONGEST_WAIT_MS = 1_200;

/** Settles when nothing that the page asked for is under way. */
const answered = (store: AppStore): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (Object.values(store.getState()[baseApi.reducerPath].queries).some((query) => query?.status === 'pending'))
        return;
      stop();
      resolve();
    };
    const stop = store.subscribe(look);
    look();
  });

/**
 * Has what comes later wait until the first page was rendered, has its first answers and has rendered those; 1.2
 * seconds at most.
 */
export function settleAfter(store: AppStore): void {
  const longest = new Promise<void>((resolve) => void setTimeout(resolve, LONGEST_WAIT_MS));
  setPageSettled(
    Promise.race([
      whenPageRendered()
        .then(firstPaint)
        .then(() => answered(store)),
      longest,
    ]).then(firstPaint),
  );
}

import { createAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';

import { STEP_LIMIT, type RecordedPage } from '#domain/staff/support/supportFile.ts';
import { signedOut } from '#features/kernel/auth/index.ts';

/** The api's bookkeeping: nothing that could be seen on the screen. */
const NOT_SEEN = /^(?:api\/(?!execute|queries\/remove|resetApiState)|__rtkq)/u;

/**
 * Another page is shown: its pattern, and the names its query has, which are judged when a file is requested. Only the
 * recording listens.
 */
export const pageShown = createAction<RecordedPage>('support/pageShown');

/** An action and the state it met. Both are the store's own objects: nothing is copied until a file is requested. */
export interface StoredStep {
  at: number;
  action: UnknownAction;
  before: unknown;
  /** The page it met; null before the first was recorded. */
  page: RecordedPage | null;
}

/**
 * The last actions of a store, for support. They never leave this tab unless the reader hands them out (docs/adr/0017).
 */
export interface Recording {
  /** Oldest first. */
  steps: readonly StoredStep[];
  /** Placed next to the reducers. */
  middleware: Middleware;
}

/** Starts to keep actions. A sign-out forgets them: their states may hold living people. */
export function createRecording(): Recording {
  const steps: StoredStep[] = [];
  let page: RecordedPage | null = null;
  const middleware: Middleware =
    ({ getState }) =>
    (next) =>
    (action) => {
      const step = { at: Date.now(), action: action as UnknownAction, before: getState() as unknown, page };
      const result = next(action);
      if (pageShown.match(action)) page = action.payload;
      if (signedOut.match(action)) steps.length = 0;
      else if (!NOT_SEEN.test(step.action.type) && steps.push(step) > STEP_LIMIT) steps.shift();
      return result;
    };
  return { steps, middleware };
}

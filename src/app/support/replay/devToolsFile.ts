import type { UnknownAction } from '@reduxjs/toolkit';

import type { RecordedAnswer, SupportFile } from '#domain/staff/support/supportFile.ts';
import { RECORDED } from '#services/graphql/baseApi.ts';

import { rootReducer, type RootState } from '../../rootReducer.ts';
import { type Moment, momentsOf } from './momentsOf.ts';

/**
 * What “Import” of the Redux DevTools takes: their own state about a store (LiftedState of @redux-devtools/instrument).
 */
export interface DevToolsFile {
  monitorState: object;
  /** By number; the first is the start. */
  actionsById: Record<number, { type: 'PERFORM_ACTION'; action: UnknownAction; timestamp: number }>;
  nextActionId: number;
  stagedActionIds: number[];
  skippedActionIds: number[];
  /** The state before the first action. */
  committedState: RootState;
  currentStateIndex: number;
  /** The state after each action, the start with it. */
  computedStates: { state: RootState }[];
  isLocked: boolean;
  isPaused: boolean;
}

const INIT: UnknownAction = { type: '@@INIT' };

/** An answer as an entry of the api’s cache. */
const entryOf = ({ key, endpoint, status, data, error }: RecordedAnswer, at: number) => ({
  status,
  endpointName: endpoint,
  requestId: key,
  startedTimeStamp: at,
  ...(status !== 'pending' && { fulfilledTimeStamp: at }),
  ...(data !== undefined && { data }),
  ...(error !== undefined && { error }),
});

const cacheOf = (answers: readonly RecordedAnswer[], at: number) =>
  Object.fromEntries(answers.map((answer) => [answer.key, entryOf(answer, at)]));

/**
 * The recorded start as a state of the store. Its mark keeps a tab that takes it over from asking the server anything.
 */
function startOf({ slices, answers }: Moment, at: number): RootState {
  const { api } = rootReducer(undefined, INIT);
  return {
    ...slices,
    api: {
      ...api,
      queries: cacheOf([...answers.values()], at) as typeof api.queries,
      config: { ...api.config, [RECORDED]: true } as typeof api.config,
    },
  };
}

const changedSlices = (before: RootState, after: RootState): Partial<RootState> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, slice]) => name !== 'api' && slice !== before[name as keyof RootState]),
  );

/**
 * A recorded session for the Redux DevTools, “Import from a file”: each recorded action with its time and what it
 * changed, and the state after it. The DevTools replay it by this site's reducers and come to the states that are in
 * it. It holds what the support file holds and nothing more.
 */
export function devToolsFile(file: SupportFile): DevToolsFile {
  const [first, ...moments] = momentsOf(file);
  const startedAt = file.steps[0]?.at ?? file.madeAt;
  const committedState = first ? startOf(first, startedAt) : rootReducer(undefined, INIT);
  const actions = file.steps.map(
    ({ at, type, answer, dropped, page }, index): { action: UnknownAction; timestamp: number } => {
      const [before, after] = [moments[index - 1] ?? first, moments[index]];
      const recorded = answer && after?.answers.get(answer.key);
      const payload = {
        ...(before && after && changedSlices(before.slices, after.slices)),
        ...(recorded && { api: { queries: cacheOf([recorded], at), mutations: {}, provided: { tags: {}, keys: {} } } }),
      };
      const subject = answer?.key ?? dropped ?? page?.pattern;
      return {
        timestamp: at,
        action: {
          type: [RECORDED, type, subject].filter(Boolean).join(' '),
          payload,
          ...(page && { page }),
          ...(dropped !== undefined && { dropped }),
        },
      };
    },
  );
  const lifted = [{ action: INIT, timestamp: startedAt }, ...actions].map((step) => ({
    type: 'PERFORM_ACTION' as const,
    ...step,
  }));
  let state = committedState;
  const computedStates = lifted.map(({ action }) => ({ state: (state = rootReducer(state, action)) }));
  return {
    monitorState: {},
    actionsById: Object.fromEntries(lifted.entries()),
    nextActionId: lifted.length,
    stagedActionIds: [...lifted.keys()],
    skippedActionIds: [],
    committedState,
    currentStateIndex: lifted.length - 1,
    computedStates,
    isLocked: false,
    isPaused: false,
  };
}

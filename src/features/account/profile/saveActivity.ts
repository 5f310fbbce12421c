import type { UnknownAction } from '@reduxjs/toolkit';

import { mayNoteActivity, nextAllowedAfter } from '#domain/account/profile/lastActive.ts';
import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import { reportError } from '#services/reporting/reportError.ts';
import { readStored, writeStored } from '#services/storage/webStorage.ts';

import { SetUserLastActiveDocument } from './profile.generated.ts';

const lastActiveApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ mutation }) => ({
    /** Its answer is not read (spec 1 section 7). */
    setUserLastActive: mutation(SetUserLastActiveDocument),
  })),
});

const { setUserLastActive } = lastActiveApi.endpoints;

/** localStorage key of the next-allowed time, in milliseconds since 1970-01-01 UTC (spec 1 section 4). */
const STORAGE_KEY = 'nextTimeToSetLastActive';

type Ask = ReturnType<typeof setUserLastActive.initiate>;

/** As much of a store's dispatch as a note needs. */
export type AskServer = (ask: Ask & UnknownAction) => ReturnType<Ask>;

let isUnderWay = false;

/**
 * Reports to the server that the member is active, unless it did so a short while ago. A failure is reported and the
 * next page tries again; the reader sees nothing of it. On the way through the end of a sign-in, where the page is left
 * before an answer can come, it is only a warning (spec 1 section 8).
 * @param path - of the page that is looked at
 */
export async function saveActivity(dispatch: AskServer, path: string): Promise<void> {
  if (isUnderWay || !mayNoteActivity(readStored('local', STORAGE_KEY), Date.now())) return;
  isUnderWay = true;
  const { error } = await dispatch(setUserLastActive.initiate(undefined, { track: false }) as Ask & UnknownAction);
  isUnderWay = false;
  if (error)
    reportError(error, { source: 'last-active', level: path.includes('complete-login') ? 'warning' : 'error' });
  else writeStored('local', STORAGE_KEY, nextAllowedAfter(Date.now()));
}

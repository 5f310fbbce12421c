import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { describeError } from '#domain/kernel/errors/describeError.ts';

import { needsSignIn } from '../needsSignIn.ts';
import { secondFactorsApi } from './secondFactorsApi.ts';

/** Calls whose answers are handed over once and not kept in the store. They reject with the call's failure. */
export function useUntrackedCalls() {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const { startPasskey, renewRecoveryCodes } = secondFactorsApi.endpoints;
  return {
    startPasskey: (): Promise<string> => dispatch(startPasskey.initiate(undefined, { track: false })).unwrap(),
    renewRecoveryCodes: (): Promise<string[]> =>
      dispatch(renewRecoveryCodes.initiate(undefined, { track: false })).unwrap(),
  };
}

/** Why something was not done. */
export type Refusal = { kind: 'sign-in-again' } | { kind: 'failed'; message: string } | null;

/** Keeps the last thing that went wrong in a panel, for its notice. */
export function useRefusals() {
  const [refused, setRefused] = useState<Refusal>(null);
  return {
    refused,
    /** Says why in words of our own; null takes the notice away. */
    say: (message: string | null) => setRefused(message === null ? null : { kind: 'failed', message }),
    /** A call failed: the reader signs in again, or learns what was wrong with it. */
    onFailed: (error: unknown) =>
      setRefused(needsSignIn(error) ? { kind: 'sign-in-again' } : { kind: 'failed', message: describeError(error) }),
  };
}

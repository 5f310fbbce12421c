import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

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

import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import {
  createInAppSession,
  NOT_CONNECTED,
  type InAppSession,
  type InAppState,
} from '#services/in-app/createInAppSession.ts';
import { createOwnProvider } from '#services/in-app/createOwnProvider.ts';
import type { InAppProvider } from '#services/in-app/InAppProvider.ts';

import { getCepJwt } from './inAppApi.ts';

/**
 * A member's session with the provider of messages, for as long as the component is there.
 * @param createProvider - default: the provider that comes with the site
 */
export function useInAppSession(
  memberId: number,
  createProvider: () => InAppProvider = createOwnProvider,
): InAppState & Pick<InAppSession, 'note'> {
  const { dispatch } = useStore() as { dispatch: ThunkDispatch<unknown, unknown, UnknownAction> };
  const [state, setState] = useState<InAppState>(NOT_CONNECTED);
  const session = useRef<InAppSession | null>(null);
  useEffect(() => {
    const fetchToken = async () => {
      const request = dispatch(getCepJwt.initiate(undefined, { forceRefetch: true, subscribe: false }));
      return request.unwrap();
    };
    const made = createInAppSession({ provider: createProvider(), memberId, fetchToken, onChange: setState });
    session.current = made;
    void made.start();
    return () => {
      made.stop();
      session.current = null;
      setState(NOT_CONNECTED);
    };
  }, [createProvider, dispatch, memberId]);
  return { ...state, note: async (kind, messageId) => session.current?.note(kind, messageId) };
}

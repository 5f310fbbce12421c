import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { IN_APP_INTERVAL_MS, type InAppMessage, isShownOnPath } from '#domain/messages/in-app/inAppMessage.ts';
import { isSafari } from '#domain/messages/in-app/inAppQuirks.ts';
import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import {
  createInAppSession,
  NOT_CONNECTED,
  type InAppSession,
  type InAppState,
} from '#services/in-app/createInAppSession.ts';
import { type InAppProvider, createOwnProvider } from '#services/in-app/InAppProvider.ts';
import { InAppPanel } from '#ui/InAppPanel/InAppPanel.tsx';

import { GetCepJwtDocument } from './inApp.generated.ts';

const inAppApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /** The token of the messaging provider. Never kept: each connection asks for its own (spec 1 section 7). */
    getCepJwt: query(GetCepJwtDocument, { transformResponse: (data) => data.getCepJwt.token, keepUnusedDataFor: 0 }),
  })),
});

const { getCepJwt } = inAppApi.endpoints;

/**
 * The product's own display step (spec 1 section 7): one message at a time, where its lists let it be shown, and not
 * sooner than a second after the one before was last there.
 * @param onShown - called once for each message, when it is drawn first
 * @returns the message to be drawn, and `close`, after which it does not come again
 */
function useDisplayedMessage(
  messages: readonly InAppMessage[],
  pathname: string,
  onShown: (messageId: string) => void,
) {
  const [current, setCurrent] = useState<InAppMessage | null>(null);
  const [closed, setClosed] = useState<readonly string[]>([]);
  const lastSeen = useRef(-Infinity);
  const noted = useRef(new Set<string>());
  const latest = useRef(onShown);
  useEffect(() => {
    latest.current = onShown;
  }, [onShown]);
  const isFit = (message: InAppMessage) =>
    messages.includes(message) && !closed.includes(message.messageId) && isShownOnPath(message.customPayload, pathname);
  const shown = current && isFit(current) ? current : null;
  const next = shown ? null : (messages.find(isFit) ?? null);

  useEffect(() => {
    if (!shown) return undefined;
    if (!noted.current.has(shown.messageId)) {
      noted.current.add(shown.messageId);
      latest.current(shown.messageId);
    }
    return () => {
      lastSeen.current = Date.now();
    };
  }, [shown]);
  useEffect(() => {
    if (!next) return undefined;
    const timer = setTimeout(() => setCurrent(next), Math.max(lastSeen.current + IN_APP_INTERVAL_MS - Date.now(), 0));
    return () => clearTimeout(timer);
  }, [next]);
  return { message: shown, close: () => shown && setClosed([...closed, shown.messageId]) };
}

/**
 * A member's session with the provider of messages, for as long as the component is there.
 * @param createProvider - default: the provider that comes with the site
 */
function useInAppSession(
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

/** Connects a member with the provider of messages and shows what it has for them, one at a time. */
export function InAppMessages({ memberId }: { memberId: number }) {
  const { pathname } = useLocation();
  const { messages, note } = useInAppSession(memberId);
  const { message, close } = useDisplayedMessage(messages, pathname, (messageId) => void note('shown', messageId));
  if (!message) return null;
  const end = (kind: 'dismissed' | 'followed') => {
    void note(kind, message.messageId);
    close();
  };
  return (
    <InAppPanel
      key={message.messageId}
      message={message}
      hasCloseButton={!isSafari(navigator.userAgent)}
      onClose={() => end('dismissed')}
      onFollow={() => end('followed')}
    />
  );
}

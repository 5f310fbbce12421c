import { useEffect, useRef, useState } from 'react';

import { IN_APP_INTERVAL_MS, type InAppMessage } from '#domain/messages/in-app/inAppMessage.ts';
import { isShownOnPath } from '#domain/messages/in-app/isShownOnPath.ts';

/**
 * The product's own display step (spec 1 section 7): one message at a time, where its lists let it be shown, and not
 * sooner than a second after the one before was last there.
 * @param onShown - called once for each message, when it is drawn first
 * @returns the message to be drawn, and `close`, after which it does not come again
 */
export function useDisplayedMessage(
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

import { useCallback, useState } from 'react';

/** A message at the top of the page that leaves by itself. */
export interface BannerMessage {
  /** Grows with every message, so that the same words twice are two messages. */
  id: number;
  tone: 'success' | 'error';
  text: string;
}

/** Shows a message; the one before it leaves. */
export type ShowBanner = (tone: BannerMessage['tone'], text: string) => void;

/** The one message of a page, and the ways to show and to end it. */
export function useBanner(): { message: BannerMessage | null; show: ShowBanner; dismiss: () => void } {
  const [message, setMessage] = useState<BannerMessage | null>(null);
  const show = useCallback<ShowBanner>(
    (tone, text) => setMessage((last) => ({ id: (last?.id ?? 0) + 1, tone, text })),
    [],
  );
  const dismiss = useCallback(() => setMessage(null), []);
  return { message, show, dismiss };
}

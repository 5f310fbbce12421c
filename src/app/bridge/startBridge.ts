import { sharedAddress } from '#domain/site/bridge/bridgeMessages.ts';
import type { SiteBoot } from '#domain/site/content/siteBoot.ts';
import { selectIsSessionKnown, selectIsSignedIn } from '#features/kernel/auth/index.ts';

import type { createRouter } from '../router.tsx';
import type { AppStore } from '../store.ts';
import { openChannel } from './openChannel.ts';

const NOWHERE = (): void => undefined;

/** The router numbers the entries of its history from 0. */
const hasEarlierPage = (): boolean => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/**
 * Talks to the app or the page around the site by the contract of docs/embedding.md: tells it where the reader is and
 * whether they are signed in, and goes where it asks. Does nothing where there is neither.
 * @returns a function that stops it
 */
export function startBridge(
  store: AppStore,
  router: ReturnType<typeof createRouter>,
  { publicUrl, appOrigins = [] }: Pick<SiteBoot, 'publicUrl' | 'appOrigins'>,
): () => void {
  const channel = openChannel(appOrigins, router.state.location.search);
  if (!channel) return NOWHERE;
  let isSignedIn: boolean | null = null;
  let path = router.state.location.pathname;

  const ready = () =>
    channel.send({
      type: 'ready',
      path: router.state.location.pathname,
      title: document.title,
      isSignedIn: selectIsSignedIn(store.getState()),
    });
  const follow = () => {
    const state = store.getState();
    if (!selectIsSessionKnown(state)) return;
    const was = isSignedIn;
    isSignedIn = selectIsSignedIn(state);
    if (was === isSignedIn) return;
    if (was === null) ready();
    else channel.send({ type: isSignedIn ? 'signed-in' : 'signed-out' });
  };
  const followPlace = () => {
    const { navigation, location } = router.state;
    if (navigation.state !== 'idle' || location.pathname === path) return;
    path = location.pathname;
    // The title of the new page is there once it has been drawn.
    requestAnimationFrame(() => channel.send({ type: 'navigated', path: location.pathname, title: document.title }));
  };

  const stops = [
    channel.listen((message) => {
      switch (message.type) {
        case 'hello':
          return isSignedIn === null ? undefined : ready();
        case 'navigate':
          return void router.navigate(message.to);
        case 'back':
          return hasEarlierPage() ? void router.navigate(-1) : channel.send({ type: 'at-start' });
        case 'share':
          return channel.send({
            type: 'share',
            url: sharedAddress(publicUrl, router.state.location),
            title: document.title,
          });
      }
    }),
    store.subscribe(follow),
    router.subscribe(followPlace),
  ];
  follow();
  return () => stops.forEach((stop) => stop());
}

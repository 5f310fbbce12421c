import { type HostMessage, type PageMessage, toPost, readHostMessage } from '#domain/site/bridge/bridgeMessages.ts';
import { isEmbedded } from '#services/embedded/embeddedMode.ts';

interface Poster {
  postMessage: (text: string) => void;
}

/**
 * What webviews put into the window: React Native's, iOS's by the name we give in the contract, and an object on
 * Android.
 */
interface AppWindow {
  ReactNativeWebView?: Poster;
  webkit?: { messageHandlers?: { muniment?: Poster } };
  MunimentApp?: Poster;
}

/** Posts a text to the app that holds this page in a webview; null where there is none. */
function nativeSender(): ((text: string) => void) | null {
  const { ReactNativeWebView, webkit, MunimentApp } = window as AppWindow;
  const poster = ReactNativeWebView ?? webkit?.messageHandlers?.muniment ?? MunimentApp;
  return poster ? (text) => poster.postMessage(text) : null;
}

/** The way between the page and what is around it. */
export interface HostChannel {
  /** Does nothing until the other side has said who it is. */
  send: (message: PageMessage) => void;
  /** Hands on what the other side asks; the rest is refused or passed over. @returns a function that stops listening */
  listen: (onMessage: (message: HostMessage) => void) => () => void;
}

interface Accepted {
  /** Answers a message's sender, or null where its sender is not known here. */
  replyTo: (event: MessageEvent) => ((message: PageMessage) => void) | null;
  first: ((message: PageMessage) => void) | null;
}

/**
 * In a frame: the page around it, when its origin is on the operator's list. It learns nothing before it has said
 * hello.
 */
const inFrame = (appOrigins: readonly string[]): Accepted => ({
  first: null,
  replyTo: ({ source, origin }) =>
    source === window.parent && appOrigins.includes(origin)
      ? (message) => window.parent.postMessage(toPost(message), origin)
      : null,
});

/** In a webview: the app, which posts into the page's own window. Frames within the page have other windows. */
const inWebview = (post: (text: string) => void): Accepted => {
  const send = (message: PageMessage) => post(JSON.stringify(toPost(message)));
  return {
    first: send,
    replyTo: ({ source, origin }) =>
      (source === null || source === window) && (origin === window.location.origin || origin === '') ? send : null,
  };
};

function accepted(appOrigins: readonly string[], search: string): Accepted | null {
  if (window.parent !== window) return appOrigins.length > 0 ? inFrame(appOrigins) : null;
  const post = isEmbedded(search) ? nativeSender() : null;
  return post && inWebview(post);
}

/**
 * The way to the app or page around this one; null where there is none that may talk to it (docs/embedding.md).
 * @param appOrigins - origins the operator allows around the site
 * @param search - of the address, which may say that the page is inside the app
 */
export function openChannel(appOrigins: readonly string[], search: string): HostChannel | null {
  const side = accepted(appOrigins, search);
  if (!side) return null;
  let reply = side.first;
  return {
    send: (message) => reply?.(message),
    listen: (onMessage) => {
      const onPosted = (event: MessageEvent) => {
        const answer = side.replyTo(event);
        const message = answer && readHostMessage(event.data);
        if (!message) return;
        if (message.type === 'refused') return answer(message);
        reply = answer;
        onMessage(message);
      };
      window.addEventListener('message', onPosted);
      return () => window.removeEventListener('message', onPosted);
    },
  };
}

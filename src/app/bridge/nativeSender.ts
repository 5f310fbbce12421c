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
export function nativeSender(): ((text: string) => void) | null {
  const { ReactNativeWebView, webkit, MunimentApp } = window as AppWindow;
  const poster = ReactNativeWebView ?? webkit?.messageHandlers?.muniment ?? MunimentApp;
  return poster ? (text) => poster.postMessage(text) : null;
}

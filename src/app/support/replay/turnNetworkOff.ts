import { documentNavigation } from '#services/routing/documentNavigation.ts';

const nothing = () => undefined;

/**
 * Nothing is asked or sent, and this document is not left, while a recording is looked at: its pages are the site's own
 * and would do all of it.
 * @returns a function that turns it on again.
 */
export function turnNetworkOff(): () => void {
  const { fetch } = window;
  const { sendBeacon } = navigator as Partial<Navigator>;
  const navigation = { ...documentNavigation };
  window.fetch = () => Promise.reject(new TypeError('The network is off while a support file is open'));
  if (sendBeacon) navigator.sendBeacon = () => true;
  Object.assign(documentNavigation, { open: nothing, replace: nothing, reload: nothing });
  return () => {
    window.fetch = fetch;
    if (sendBeacon) navigator.sendBeacon = sendBeacon.bind(navigator);
    Object.assign(documentNavigation, navigation);
  };
}

import { matchesWidth } from '#ui/matchesWidth.ts';

/**
 * What modules of the application look for in a browser, for a thread that has none: an address, and nothing stored.
 * Imported before anything else.
 */
const NOTHING_STORED = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  key: () => null,
  clear: () => undefined,
  length: 0,
};

const page = {
  location: new URL('http://localhost/'),
  bootText: '{}',
  width: 0,
  userAgent: '',
};

/**
 * Sets the address that the page is rendered for, what the document would say of the site, the width of the window in
 * CSS pixels, and what the browser calls itself.
 */
export function setPage(address: URL, boot: object, { width, userAgent }: { width: number; userAgent: string }): void {
  page.location = address;
  page.bootText = JSON.stringify(boot);
  page.width = width;
  page.userAgent = userAgent;
}

const noEvents = { addEventListener: () => undefined, removeEventListener: () => undefined, dispatchEvent: () => true };
const document = {
  ...noEvents,
  cookie: '',
  title: '',
  hidden: false,
  visibilityState: 'visible',
  getElementById: () => ({ textContent: page.bootText }),
  querySelector: () => null,
  querySelectorAll: () => [],
  // Whether pictures can be drawn is asked of a canvas: readers’ browsers can, and the few that cannot put it right.
  createElement: () => ({ getContext: () => ({}) }),
  documentElement: { lang: 'en-GB', dataset: {} },
};

Object.defineProperties(globalThis, {
  window: { value: globalThis, configurable: true },
  self: { value: globalThis, configurable: true },
  document: { value: document, configurable: true },
  location: { get: () => page.location, configurable: true },
  localStorage: { value: NOTHING_STORED, configurable: true },
  sessionStorage: { value: NOTHING_STORED, configurable: true },
  navigator: {
    value: {
      get userAgent() {
        return page.userAgent;
      },
      language: 'en-GB',
      languages: ['en-GB'],
      onLine: true,
      ...noEvents,
    },
    configurable: true,
  },
  matchMedia: {
    value: (query: string) => ({ matches: matchesWidth(query, page.width), ...noEvents }),
    configurable: true,
  },
  isSecureContext: { value: true, configurable: true },
});
Object.assign(globalThis, noEvents);

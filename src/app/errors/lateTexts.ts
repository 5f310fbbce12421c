// Of screens that come later: apart from texts.ts, which the first load has.

/** The code of a page that did not arrive. */
export const pageCodeTexts = {
  reload: 'Reload the page',
  offline: 'You are offline',
  unreachable: 'The site cannot be reached',
  text: 'You haven’t opened this page before, so it needs a connection. It opens as soon as you are online. Pages you have already opened stay readable.',
  session:
    'This page is for members. We need a connection to check that you are signed in. It opens by itself as soon as there is one.',
  retry: 'Retry',
  still: 'There is still no connection.',
};

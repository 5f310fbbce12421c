/** What error screens share. */
export const errorTexts = {
  home: 'Back to homepage',
  copy: 'Copy details for support',
  requestId: 'Request Id',
};

/** Quoted: spec 1 section 8 (shell) and spec 2 section 8 (area), one word apart on purpose. */
export const genericTexts = {
  shell: {
    title: '500 Internal Server Error',
    code: '500',
    heading: 'Well, that didn’t quite go according to plan...',
    text: 'Try again in a few minutes, or contact our customer support team if this keeps happening.',
  },
  area: {
    title: 'Something went wrong',
    heading: 'Something went wrong!',
    text: 'Try again in a few minutes, or contact our support team if this keeps happening.',
  },
};

/** A page that exists and is not for this reader. */
export const deniedTexts = {
  heading: 'Access denied',
  text: 'Your account does not include access to this page.',
};

/** No page at this address. */
export const notFoundTexts = {
  heading: 'Page not found',
  text: 'There is no page at this address. It may have moved, or the address may be mistyped.',
  sets: 'Browse all record sets',
};

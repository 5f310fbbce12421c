/** The consent cookie of a reader who refused everything, so that nothing is asked. */
export const REFUSED_CONSENT = {
  name: 'consent',
  value: encodeURIComponent('C0002:0,C0003:0,C0004:0'),
  domain: 'localhost',
  path: '/',
};

import { filesOfLate, filesOfPage } from './pageFiles.ts';

const FILES = {
  'images.viewer': ['assets/viewer.js'],
  'images.viewer.issue': ['assets/reader.js', 'assets/reader.css', 'assets/viewer.js'],
  'billing.subscribe': ['assets/plans.js'],
  subscriptionGate: ['assets/gate.js'],
  late: ['assets/480.js', 'assets/480.css'],
};

describe('the files of a page', () => {
  it.each([
    ['its own', { id: 'images.viewer' }, '?id=R-1', ['assets/viewer.js']],
    [
      'those of a parameter of its address, each once',
      { id: 'images.viewer' },
      '?issue=n-chronicle',
      ['assets/viewer.js', 'assets/reader.js', 'assets/reader.css'],
    ],
    [
      'what decides before a page of subscriptions',
      { id: 'billing.subscribe', subscription: {} },
      '',
      ['assets/plans.js', 'assets/gate.js'],
    ],
    ['none where the page has no code', { id: 'system.redirect' }, '?__proto__=1&constructor=2', []],
  ])('are %s', (_what, route, search, expected) => {
    expect(filesOfPage(FILES, route, search)).toEqual(expected);
  });
});

it.each([
  ['are those of its import', FILES, FILES.late],
  ['are none where nothing was built', {}, []],
])('what every page has later: its files %s', (_what, files, expected) => {
  expect(filesOfLate(files)).toEqual(expected);
});

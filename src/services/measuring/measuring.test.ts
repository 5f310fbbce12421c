import { waitFor } from '@testing-library/react';

import { goOffline, reportedErrors, sentMeasures } from '#test/support/graphqlServer.ts';

import { reportError } from '../reporting/reportError.ts';
import { instrument } from './instrument.ts';
import { sendPageView } from './sendPageView.ts';

/** Answers of the instrumentation path; error reports arrive as ever. */
function answerInstrumentation(answer: () => Promise<Response>) {
  const network = globalThis.fetch;
  globalThis.fetch = jest.fn((input, init) =>
    String(input) === '/api/instrumentation' ? answer() : network(input, init),
  );
}
const timesSent = () =>
  jest.mocked(globalThis.fetch).mock.calls.filter(([input]) => String(input) === '/api/instrumentation').length;
const opaque = () => Object.defineProperty(new Response(null, { status: 500 }), 'type', { value: 'opaque' });

let logged: jest.SpyInstance;
beforeEach(() => {
  window.history.replaceState(null, '', '/');
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('instrument', () => {
  it('ANALYT-005 ANALYT-006 API-033 sends metricKey, labels, value and action "observe", without cors, past the end of the page', () => {
    instrument('web_vital_cls', { path: '/' }, 0.02);
    expect(sentMeasures()).toEqual([
      {
        pathname: '/api/instrumentation',
        body: { metricKey: 'web_vital_cls', labels: { path: '/' }, value: 0.02, action: 'observe' },
        mode: 'no-cors',
        keepalive: true,
      },
    ]);
  });

  const ANALYT_007 = [
    ['web_vital_lcp', 'a rejected fetch', () => Promise.reject(new TypeError('fetch failed'))],
    [
      'web_vital_inp',
      'an answer that is neither opaque nor good',
      () => Promise.resolve(new Response(null, { status: 503 })),
    ],
  ] as const;
  it.each(ANALYT_007)(
    'ANALYT-007 ANALYT-008 names %s in the report of %s, and does not send it again',
    async (metricKey, _what, answer) => {
      answerInstrumentation(answer);
      instrument(metricKey, { path: '/' }, 20);
      await waitFor(() => expect(reportedErrors()).toMatchObject([{ source: 'instrumentation', key: metricKey }]));
      expect(logged.mock.calls).toEqual([['Reported: instrumentation', { key: metricKey }]]);
      expect(timesSent()).toBe(1);
    },
  );

  const TAKEN_FOR_SENT = [
    ['an opaque answer', () => Promise.resolve(opaque())],
    ['a good answer', () => Promise.resolve(new Response(null, { status: 204 }))],
  ] as const;
  it.each(TAKEN_FOR_SENT)('ANALYT-007 takes %s for sent', async (_what, answer) => {
    const answered = Promise.resolve().then(answer);
    answerInstrumentation(() => answered);
    instrument('web_vital_cls', { path: '/' }, 0.02);
    await answered;
    await Promise.resolve();
    expect(logged).not.toHaveBeenCalled();
    expect(timesSent()).toBe(1);
  });
});

describe('a page that crashed', () => {
  const crashes = () => sentMeasures().map(({ body }) => body);

  it.each(['page-crash', 'page-code'] as const)(
    'ANALYT-004 is counted by its pattern when %s is reported',
    async (source) => {
      window.history.replaceState(null, '', '/record-sets/MARY-PINCH');
      reportError(new TypeError(`Mary Pinch, ${source}`), { source });
      await waitFor(() => expect(reportedErrors()).toMatchObject([{ source }]));
      expect(crashes()).toEqual([
        {
          metricKey: 'page_crash',
          labels: { path: '/record-sets/:recordSetId', kind: source },
          value: 1,
          action: 'observe',
        },
      ]);
    },
  );

  it('is not what any other error is', async () => {
    reportError(new TypeError('x'), { source: 'unhandled' });
    await waitFor(() => expect(reportedErrors()).toMatchObject([{ source: 'unhandled' }]));
    expect(crashes()).toEqual([]);
  });

  it('stays quiet when it cannot be counted', async () => {
    goOffline();
    reportError(new RangeError('x'), { source: 'page-crash' });
    await waitFor(() => expect(logged).toHaveBeenCalledWith('Reported: instrumentation', { key: 'page_crash' }));
    expect(sentMeasures()).toEqual([]);
  });
});

const HOUSE_055 = [
  [
    '?houseNumber=5&street=High+Street&location=Leeds&postcode=LS1+1AA&sid=561',
    { sid: '561', houseNumber: '5', addressstreet: 'High Street', keywordsplace: 'Leeds', postcode: 'LS1 1AA' },
  ],
  ['', { sid: '560', houseNumber: '', addressstreet: '', keywordsplace: '', postcode: '' }],
] as const;
it.each(HOUSE_055)(
  'HOUSE-055 HOUSE-006 the page view of house history at %j says what it was asked for',
  async (search, details) => {
    sendPageView({ pathname: '/house-history/results', search, hash: '', memberId: null, isDocument: false });
    await waitFor(() => expect(sentMeasures()).toHaveLength(1));
    expect(sentMeasures()).toMatchObject([
      {
        pathname: '/api/page-view',
        body: { type: 'page-view', pathname: '/house-history/results', category: 'house-history-results', ...details },
      },
    ]);
  },
);

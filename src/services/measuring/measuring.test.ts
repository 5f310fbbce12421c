import { waitFor } from '@testing-library/react';

import { goOffline, sentMeasures } from '#test/support/graphqlServer.ts';

import { instrument } from './instrument.ts';
import { pageCrashed } from './pageCrashed.ts';

const REPORT = '/api/error-report';
const reports = () => sentMeasures().filter(({ pathname }) => pathname === REPORT).map(({ body }) => body);
/** Answers of the instrumentation path; error reports arrive as ever. */
function answerInstrumentation(answer: () => Promise<Response>) {
  const network = globalThis.fetch;
  globalThis.fetch = jest.fn((input, init) => (String(input) === '/api/instrumentation' ? answer() : network(input, init)));
}
const opaque = () => Object.defineProperty(new Response(null, { status: 500 }), 'type', { value: 'opaque' });

let log: jest.SpyInstance;
beforeEach(() => {
  window.history.replaceState(null, '', '/');
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
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

  it.each([
    ['a rejected fetch', () => Promise.reject(new TypeError('fetch failed'))],
    ['an answer that is neither opaque nor good', () => Promise.resolve(new Response(null, { status: 503 }))],
  ])('ANALYT-007 ANALYT-008 reports %s with the metric’s key, once, and does not send it again', async (_what, answer) => {
    answerInstrumentation(answer);
    instrument('web_vital_cls', { path: '/' }, 0.02);
    await waitFor(() => expect(reports()).toHaveLength(1));
    expect(reports()[0]).toMatchObject({ kind: 'instrumentation', metricKey: 'web_vital_cls' });
    expect(log).toHaveBeenCalledTimes(1);
    expect(jest.mocked(globalThis.fetch).mock.calls.filter(([input]) => String(input) === '/api/instrumentation')).toHaveLength(1);
  });

  it.each([
    ['an opaque answer', () => Promise.resolve(opaque())],
    ['a good answer', () => Promise.resolve(new Response(null, { status: 204 }))],
  ])('ANALYT-007 takes %s for sent', async (_what, answer) => {
    answerInstrumentation(answer);
    instrument('web_vital_cls', { path: '/' }, 0.02);
    await Promise.resolve();
    await Promise.resolve();
    expect(log).not.toHaveBeenCalled();
    expect(reports()).toEqual([]);
  });
});

describe('a page that crashed', () => {
  it('is counted and reported by its pattern and class, without a word of the error', async () => {
    window.history.replaceState(null, '', '/record-sets/MARY-PINCH');
    pageCrashed('render', new TypeError('Mary Pinch is undefined'), 'request-7');
    await waitFor(() => expect(sentMeasures()).toHaveLength(2));
    expect(sentMeasures()[0]?.body).toEqual({ metricKey: 'page_crash', labels: { path: '/record-sets/:recordSetId', kind: 'render' }, value: 1, action: 'observe' });
    expect(reports()).toEqual([{ kind: 'render', name: 'TypeError', path: '/record-sets/:recordSetId', version: 'unknown', requestId: 'request-7', metricKey: null }]);
    expect(JSON.stringify([sentMeasures(), log.mock.calls])).not.toMatch(/Mary/iu);
  });

  it('stays quiet when nothing can be sent', async () => {
    goOffline();
    pageCrashed('chunk', new Error('x'), null);
    await waitFor(() => expect(log).toHaveBeenCalledTimes(2));
    expect(sentMeasures()).toEqual([]);
  });
});

import { waitFor } from '@testing-library/react';

import type { Failure } from '#domain/kernel/errors/failure.ts';
import { reportedErrors } from '#test/support/graphqlServer.ts';

import { reportError } from './reportError.ts';

const FAILURE: Failure = { kind: 'graphql', code: 'FORBIDDEN', requestId: 'of-the-call-1' };
let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('an error that is reported', () => {
  it('arrives as its kind, page and place in the code, without its words', async () => {
    window.history.replaceState(null, '', '/transcript?id=7&name=Penrose');
    const error = new TypeError('Mary Penrose is not a function');
    error.stack = `TypeError: Mary Penrose is not a function\n  at draw (http://localhost/assets/page.1a2b.js:1:20)\n  at http://localhost/assets/main.3c4d.js:2:9`;
    reportError(error, { source: 'page-crash' });
    await waitFor(() => expect(reportedErrors()).toHaveLength(1));
    expect(reportedErrors()[0]).toMatchObject({
      source: 'page-crash',
      level: 'error',
      errorClass: 'TypeError',
      routePattern: '/transcript',
      frames: ['page.1a2b.js:1:20', 'main.3c4d.js:2:9'],
    });
    expect(JSON.stringify([reportedErrors(), logged.mock.calls])).not.toMatch(/Penrose|id=7/u);
  });

  it('names the request that failed and the measurement it was about', async () => {
    reportError(FAILURE, { source: 'last-active', level: 'warning' });
    reportError(new Error('x'), { source: 'instrumentation', key: 'page-load' });
    reportError('just text', { source: 'unhandled' });
    await waitFor(() => expect(reportedErrors()).toHaveLength(3));
    expect(reportedErrors()).toMatchObject([
      { source: 'last-active', level: 'warning', errorClass: 'graphql:FORBIDDEN', requestId: 'of-the-call-1' },
      { source: 'instrumentation', errorClass: 'Error', key: 'page-load' },
      { source: 'unhandled', errorClass: 'Thrown', frames: [] },
    ]);
  });

  it('is sent once, not every time it happens again', async () => {
    for (const code of ['A', 'A', 'B', 'A']) reportError({ ...FAILURE, code }, { source: 'query' });
    await waitFor(() => expect(reportedErrors()).toHaveLength(2));
    await new Promise((resolve) => setTimeout(resolve));
    expect(reportedErrors()).toHaveLength(2);
  });
});

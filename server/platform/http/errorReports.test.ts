import { pino } from 'pino';

import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const lines: Record<string, unknown>[] = [];
const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>) });
const REPORT = {
  source: 'page-crash',
  errorClass: 'TypeError',
  routePattern: '/transcript',
  requestId: 'of-the-page-1',
  version: '1.0.0',
  level: 'error',
  key: null,
  frames: ['main.js:1:2'],
};
const FROM_US = { 'sec-fetch-site': 'same-origin' };

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ log });
});
afterAll(() => site.close());
beforeEach(() => lines.splice(0));

const send = (payload: object, headers: Record<string, string> = FROM_US, remoteAddress = '192.0.2.1') =>
  site.app.inject({ method: 'POST', url: '/api/error-reports', payload, headers, remoteAddress });
const written = () => lines.filter(({ msg }) => msg === 'browser error');

describe('POST /api/error-reports', () => {
  it('writes down what a page of ours reports, and counts it', async () => {
    expect((await send(REPORT)).statusCode).toBe(204);
    expect(written()).toMatchObject([{ level: 50, report: REPORT }]);
    expect((await send({ ...REPORT, level: 'warning' })).statusCode).toBe(204);
    expect(written()[1]).toMatchObject({ level: 40 });
    expect((await site.app.inject('/metrics')).body).toContain('muniment_browser_errors_total{source="page-crash"} 2');
  });

  it.each([{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.example' }, {}])(
    'takes nothing from elsewhere: %j',
    async (headers) => {
      expect((await send(REPORT, headers as Record<string, string>)).statusCode).toBe(403);
      expect(written()).toEqual([]);
    },
  );

  it('writes down nothing that is no report, and none of its free text', async () => {
    expect((await send({ source: 'Mary Penrose' })).statusCode).toBe(400);
    expect(
      (await send({ ...REPORT, key: 'Mary Penrose', routePattern: '/transcript?id=Mary', extra: 'Mary' })).statusCode,
    ).toBe(204);
    expect(written()).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain('Mary');
  });

  it('refuses one that is too large', async () => {
    expect((await send({ ...REPORT, padding: 'x'.repeat(9000) })).statusCode).toBe(413);
  });

  it('stops listening to a network that shouts', async () => {
    const answers = await Promise.all(Array.from({ length: 31 }, () => send(REPORT, FROM_US, '198.51.100.7')));
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(30);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    expect((await send(REPORT, FROM_US, '203.0.113.9')).statusCode).toBe(204);
  });
});

import fc from 'fast-check';

import { ERROR_SOURCES, readErrorReport, type ErrorReport } from './errorReport.ts';
import { FRAME_LIMIT } from './frameLimit.ts';

const REPORT: ErrorReport = {
  source: 'page-crash',
  level: 'error',
  errorClass: 'TypeError',
  routePattern: '/transcript',
  requestId: 'a1b2c3d4',
  version: '1.2.3',
  key: null,
  frames: ['main.1a2b3c.js:1:2345'],
};

describe('a report of an error', () => {
  it('is read as it was sent', () => {
    expect(readErrorReport(JSON.parse(JSON.stringify(REPORT)))).toEqual(REPORT);
  });

  it.each([
    'text',
    null,
    [],
    7,
    {},
    { ...REPORT, source: 'elsewhere' },
    { ...REPORT, errorClass: 'Mary Penrose was not found' },
  ])('is nothing else: %j', (value) => {
    expect(readErrorReport(value)).toBeNull();
  });

  it('loses every field that is not what it should be', () => {
    const sent = {
      ...REPORT,
      level: 'loud',
      routePattern: '/transcript?id=7',
      requestId: 'two words',
      version: 'x\ny',
      key: 'Mary Penrose',
      frames: ['https://elsewhere/x.js:1:1', 'a.js:1:1'],
    };
    expect(readErrorReport(sent)).toEqual({
      ...REPORT,
      level: 'error',
      routePattern: null,
      requestId: null,
      version: 'unknown',
      key: null,
      frames: ['a.js:1:1'],
    });
  });

  it('lets no free text through, whatever is sent', () => {
    const field = fc.oneof(
      fc.string({ unit: 'grapheme' }).map((text) => `Mary Penrose ${text}`),
      fc.array(fc.string().map((text) => `Mary ${text}`)),
      fc.anything(),
    );
    const sent = fc.record({
      source: fc.constantFrom(...ERROR_SOURCES),
      errorClass: fc.constantFrom('Error', 'http:503'),
      level: field,
      routePattern: field,
      requestId: field,
      version: field,
      key: field,
      frames: field,
    });
    fc.assert(
      fc.property(sent, (value) => {
        const report = readErrorReport(value);
        expect(JSON.stringify(report)).not.toContain('Mary');
        expect(report?.frames.length).toBeLessThanOrEqual(FRAME_LIMIT);
      }),
    );
  });
});

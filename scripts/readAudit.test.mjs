import { readAudit } from './readAudit.mjs';

const answer = (total, vulnerabilities = {}) =>
  JSON.stringify({ metadata: { vulnerabilities: { total } }, vulnerabilities });

it('says that nothing is known where the registry does not answer', () => {
  for (const [stdout, stderr] of [
    ['', 'npm warn audit 405 Method Not Allowed'],
    ['{"message":"405 Method Not Allowed","error":{"summary":""}}', ''],
    ['{"error":{"summary":"ENOTFOUND"}}', ''],
    ['null', ''],
    ['', ''],
  ])
    expect(readAudit(stdout, stderr)).toMatchObject({
      code: 2,
      words: expect.stringMatching(/did not answer.*Nothing was checked/u),
    });
});

it('tells faults from none', () => {
  expect(readAudit(answer(0), '')).toEqual({ code: 0, words: 'No package that ships has a known fault.' });
  const found = readAudit(
    answer(1, {
      one: {
        name: 'one',
        severity: 'high',
        range: '<2',
        via: ['other', { title: 'It leaks', url: 'https://example.org/1' }],
      },
    }),
    '',
  );
  expect(found.code).toBe(1);
  expect(found.words).toContain('high: one <2\n  It leaks https://example.org/1');
});

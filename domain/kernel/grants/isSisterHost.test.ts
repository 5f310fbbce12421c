import { isSisterHost } from './isSisterHost.ts';

it.each([
  ['archive.example', true],
  ['www.archive.example', true],
  ['WWW.Archive.Example:8443', true],
  ['notarchive.example', false],
  ['archive.example.org', false],
  ['records.example', false],
  ['', false],
])('the host %s is the sister site archive.example: %s', (host, expected) => {
  expect(isSisterHost(host, 'archive.example')).toBe(expected);
});

it('is no host when the operator named no sister site', () => {
  expect(isSisterHost('archive.example', null)).toBe(false);
});

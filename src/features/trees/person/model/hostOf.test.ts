import { hostOf } from './hostOf.ts';

it.each([
  ['https://www.example.com/registers?page=4', 'www.example.com'],
  // Kept from a GEDCOM file as it was there.
  ['https:// (see the letter of 1902)', 'https:// (see the letter of 1902)'],
  ['https://[broken', 'https://[broken'],
])('%s', (url, host) => expect(hostOf(url)).toBe(host));

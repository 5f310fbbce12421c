import fc from 'fast-check';

import { SOCIAL_TYPES, SOCIALS, socialAddress, type SocialType } from './socials.ts';

it.each<[SocialType, string, string | null]>([
  ['FACEBOOK', 'mary.penrose', 'https://www.facebook.com/mary.penrose'],
  ['INSTAGRAM', '@mary_p', 'https://www.instagram.com/mary_p'],
  ['BLUESKY', 'mary.example.com', 'https://bsky.app/profile/mary.example.com'],
  ['X', 'two words', null],
  ['X', '../home', null],
  ['X', '..', null],
  ['WEBSITE', 'https://penrose.example.org', 'https://penrose.example.org/'],
  ['WEBSITE', 'penrose.example.org', null],
  ['WEBSITE', 'javascript:alert(1)//.', null],
  ['WEBSITE', 'https://user:secret@example.org', null],
  ['WEBSITE', 'https://localhost/', null],
])('%s %s leads to %s', (type, identifier, address) => {
  expect(socialAddress(type, identifier)).toBe(address);
});

it('leads to the site it names or to the web, never to a script or a file', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...SOCIAL_TYPES),
      fc.oneof(fc.string(), fc.webUrl(), fc.string({ unit: 'binary' })),
      (type, identifier) => {
        const address = socialAddress(type, identifier);
        if (address === null) return;
        const { protocol, host } = new URL(address);
        const home = SOCIALS[type].address;
        if (home === null) expect(['http:', 'https:']).toContain(protocol);
        else expect(host).toBe(new URL(home).host);
      },
    ),
  );
});

import { BURST_LINES, type Corrector, FIRST_LINES, hasLink, reviewReason } from './reviewReason.ts';

const TRUSTED: Corrector = { isCurator: false, accepted: FIRST_LINES, recent: 0 };

describe('a correction waits for a curator', () => {
  it.each<[string, Partial<Corrector>, string, string, string | null]>([
    ['of a member with twenty accepted lines: not', {}, 'thc ship', 'the ship', null],
    ['of a newcomer', { accepted: FIRST_LINES - 1 }, 'thc ship', 'the ship', 'newcomer'],
    ['of a member in a burst', { recent: BURST_LINES }, 'thc ship', 'the ship', 'burst'],
    ['with a link', {}, 'thc ship', 'the ship www.cheap.example', 'link'],
    ['with coarse words that the line did not have', {}, 'thc ship', 'the fucking ship', 'wording'],
    ['with coarse words that the line had: not', {}, 'thc whores of Babylon', 'the whores of Babylon', null],
    ['with a word that only holds a coarse one: not', {}, 'Scunthorp', 'Scunthorpe', null],
    ['of a curator: never', { isCurator: true, accepted: 0, recent: 999 }, 'a', 'www.record-office.example', null],
  ])('%s', (_what, more, before, after, reason) => {
    expect(reviewReason(before, after, { ...TRUSTED, ...more })).toBe(reason);
  });

  it.each(['see http://a.b', 'HTTPS://X', 'www.x', 'cheap-pills.com', 'shop.co.uk now', 'me@example.org'])(
    '%j has a link',
    (line) => expect(hasLink(line)).toBe(true),
  );
  it.each(['St.John and Mr.Smith', '10 @ 12s. 6d.', 'Co.Cork', 'the house, No.7', 'Wm.Innes'])('%j has none', (line) =>
    expect(hasLink(line)).toBe(false),
  );
});

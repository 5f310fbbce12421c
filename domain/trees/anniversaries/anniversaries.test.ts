import fc from 'fast-check';

import { anniversaryDate, anniversaryTitle, readMonth } from './anniversary.ts';
import { escapeIcs, foldIcs, icsText } from './icsText.ts';

const octets = (text: string) => new TextEncoder().encode(text).length;
const unfolded = (text: string) => text.replaceAll('\r\n ', '');
const unescaped = (text: string) => text.replace(/\\([\\;,n])/gu, (_all, sign: string) => (sign === 'n' ? '\n' : sign));
const EVENT = {
  uid: 'fmp-7-1-birth@example.org',
  month: 4,
  day: 3,
  summary: 'Born 1832: William Pinch',
  description: '',
  location: '',
  url: 'https://example.org/trees/fmp-7-1/people/fmp-7-1',
};
const calendar = (more: object = {}) =>
  icsText({ name: 'The Pinches', changedAt: new Date('2026-01-02T03:04:05.678Z'), events: [{ ...EVENT, ...more }] });

describe('a calendar of anniversaries', () => {
  it.each([
    ['backslash \\ first', 'backslash \\\\ first'],
    ['a; b, c', 'a\\; b\\, c'],
    ['one\r\ntwo\rthree\nfour', 'one\\ntwo\\nthree\\nfour'],
    ['bell\u0007 and half a sign\uD83D', 'bell and half a sign'],
    ['“Zoë”: née', '“Zoë”: née'],
  ])('escapes %j', (text, escaped) => expect(escapeIcs(text)).toBe(escaped));

  it('gives back every text it escaped', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const plain = text.replace(/\r\n?/gu, '\n').replace(/[\0-\x08\v\f\x0E-\x1F\x7F]/gu, '');
        expect(unescaped(escapeIcs(text))).toBe(plain);
        expect(escapeIcs(text)).not.toMatch(/[\r\n]/u);
      }),
    );
  });

  it('has no line of more than 75 octets, and cuts none within a letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const line = `SUMMARY:${escapeIcs(text)}`;
        const folded = foldIcs(line);
        expect(folded.split('\r\n').every((each) => octets(each) <= 75)).toBe(true);
        expect(unfolded(folded)).toBe(line);
      }),
    );
    expect(
      foldIcs(`X:${'é'.repeat(60)}`)
        .split('\r\n')
        .map(octets),
    ).toEqual([74, 49]);
  });

  it('comes back every year, on the whole day, and is no one’s busy time', () => {
    const lines = calendar().split('\r\n');
    expect(lines.slice(0, 3)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Muniment//Anniversaries//EN']);
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:fmp-7-1-birth@example.org',
        'DTSTAMP:20260102T030405Z',
        'DTSTART;VALUE=DATE:20000403',
        'RRULE:FREQ=YEARLY',
        'SUMMARY:Born 1832: William Pinch',
        'TRANSP:TRANSPARENT',
        'CLASS:PRIVATE',
      ]),
    );
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
    expect(lines.some((line) => /^(?:LOCATION|DESCRIPTION):/u.test(line))).toBe(false);
  });

  it('has a 29 February at the end of February in other years', () => {
    expect(calendar({ month: 2, day: 29 })).toContain(
      'DTSTART;VALUE=DATE:20000229\r\nRRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1\r\n',
    );
  });

  it('lets no name start a line of its own', () => {
    const text = calendar({ summary: 'x\r\nEND:VCALENDAR\r\nBEGIN:VALARM', location: 'Roche, Cornwall' });
    expect(text.match(/^END:VCALENDAR/gmu)).toHaveLength(1);
    expect(text).toContain('LOCATION:Roche\\, Cornwall');
  });
});

describe('an anniversary', () => {
  it('is named by what happened, the year and who', () => {
    expect(anniversaryTitle({ kind: 'marriage', day: 18_550_614 }, ['William Pinch', 'Mary Nance'])).toBe(
      'Married 1855: William Pinch and Mary Nance',
    );
    expect(anniversaryDate(18_550_614)).toBe('14 June 1855');
  });

  it.each([
    ['1', 1],
    ['12', 12],
    ['0', null],
    ['13', null],
    ['04', null],
    ['x', null],
    [null, null],
  ])('reads month %j as %j', (text, month) => expect(readMonth(text)).toBe(month));
});

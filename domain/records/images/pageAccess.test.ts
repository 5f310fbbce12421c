import { coveredRegions, maySeePage } from './pageAccess.ts';

const at = (y: number) => ({ x: 0, y, width: 100, height: 10 });
const open = { isClosed: false, region: at(0) };
const closed = { isClosed: true, region: at(10) };
const lost = { isClosed: true, region: null };
const VISITOR = { memberId: null, holdings: [] };
const MEMBER = { memberId: 7, holdings: ['records'] };
const SUBSCRIBER = { memberId: 7, holdings: ['images'] };

describe('who may see a page', () => {
  it.each([
    ['a visitor, a free set', 'free', [open], VISITOR, true],
    ['a visitor, a set for members', 'members', [open], VISITOR, false],
    ['a member, a set for members', 'members', [open], MEMBER, true],
    ['a member whose plan opens records alone, a set for subscribers', 'subscribers', [open], MEMBER, false],
    ['a subscriber, a set for subscribers', 'subscribers', [open], SUBSCRIBER, true],
    ['a subscriber, a page of it on which all is closed', 'subscribers', [closed], SUBSCRIBER, false],
    ['a page without records, such as a cover', 'free', [], VISITOR, true],
    ['a page with a closed line among open ones', 'members', [open, closed], MEMBER, true],
    ['a page on which all is closed', 'members', [closed, closed], MEMBER, false],
    ['a page with a closed record nobody knows where', 'members', [open, lost], MEMBER, false],
    ['a page with an open record nobody knows where', 'members', [{ ...lost, isClosed: false }], MEMBER, true],
  ] as const)('%s', (_case, access, lines, viewer, expected) => {
    expect(maySeePage({ recordSet: { id: 'WEX', access }, lines }, viewer)).toBe(expected);
  });

  it('covers the closed lines and no other, in the same order however they come', () => {
    const lower = { isClosed: true, region: at(30) };
    expect(coveredRegions({ lines: [lower, open, closed, lost] })).toEqual([at(10), at(30)]);
  });
});

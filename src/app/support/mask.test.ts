import { createMask } from './mask.ts';

describe('the mask of an answer', () => {
  it('keeps its shape, truths and what is allowed, and nothing else', () => {
    const answer = {
      __typename: 'ActiveProfile',
      id: 'p-1',
      username: 'mary.penrose',
      other: 'mary.penrose',
      picture: '/mary.webp',
      isShown: true,
      none: null,
      count: 7,
      born: '1952-03-04',
      seenAt: '2026-11-21T09:15:00.000Z',
      hits: [{ kind: 'census', name: 'Mary' }],
      'Mary Penrose': 1,
    };
    expect(createMask().answer(answer, new Set(['__typename', 'hits.kind']))).toEqual({
      __typename: 'ActiveProfile',
      id: 'text 1',
      username: 'text 2',
      other: 'text 2',
      picture: 'about:blank#3',
      isShown: true,
      none: null,
      count: 0,
      born: '2000-01-01',
      seenAt: '2000-01-01T00:00:00.000Z',
      hits: [{ kind: 'census', name: 'text 4' }],
    });
  });

  it('hides the name of a type where it was not allowed', () => {
    expect(createMask().answer({ __typename: 'GdprProfile' }, new Set())).toEqual({ __typename: 'text 1' });
  });
});

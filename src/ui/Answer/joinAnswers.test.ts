import { joinAnswers } from './joinAnswers.ts';

const answer = (more: { error?: unknown; isFetching?: boolean } = {}) => ({
  isFetching: false,
  refetch: jest.fn(),
  ...more,
});

describe('joinAnswers', () => {
  it.each([
    ['all are there', [answer(), answer()], { error: undefined, isFetching: false }],
    ['one is on its way', [answer(), answer({ isFetching: true })], { error: undefined, isFetching: true }],
    ['two failed', [answer(), answer({ error: 'first' }), answer({ error: 'second' })], { error: 'first' }],
  ])('says that %s', (_state, queries, expected) => {
    expect(joinAnswers(...queries)).toMatchObject(expected);
  });

  it('asks all of them again', () => {
    const queries = [answer({ error: 'down' }), answer()];
    joinAnswers(...queries).refetch();
    for (const { refetch } of queries) expect(refetch).toHaveBeenCalledTimes(1);
  });
});

import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';

import { freshSearch } from './freshSearch.ts';

/** A copy of the server whose database can be cut off, and whose clock can jump. */
function aCopy() {
  const state = { now: 0, isCutOff: false, closed: 1, known: 0, looks: 0 };
  const answer = () => Promise.resolve(state.known as never);
  const engine = {
    search: answer,
    count: answer,
    find: answer,
    suggest: answer,
    async noticeClosures() {
      state.looks += 1;
      if (state.isCutOff) throw new Error('cut off');
      state.known = await Promise.resolve(state.closed);
    },
  } as unknown as SearchEngine;
  const search = freshSearch(engine, () => state.now);
  return {
    state,
    search,
    ask: () =>
      Promise.all([search.search({} as never), search.count([]), search.find([]), search.suggest('surname', 'a', 1)]),
  };
}

describe('a search of a copy of the server', () => {
  it('knows what is closed before it answers, asked once for all who wait', async () => {
    const { state, ask } = aCopy();
    expect([await ask(), state.looks]).toEqual([[1, 1, 1, 1], 1]);
    state.now = 10_000;
    expect([await ask(), state.looks]).toEqual([[1, 1, 1, 1], 1]);
  });

  it('asks again before it answers, when the copy slept for longer than ten seconds', async () => {
    const { state, ask } = aCopy();
    await ask();
    Object.assign(state, { closed: 2, now: 70_000 });
    expect(await ask()).toEqual([2, 2, 2, 2]);
  });

  it('fails when the database is out of reach for ten seconds, and answers again when it is back', async () => {
    const { state, ask } = aCopy();
    await ask();
    Object.assign(state, { isCutOff: true, now: 9_000 });
    expect(await ask()).toEqual([1, 1, 1, 1]);
    state.now = 10_001;
    await expect(ask()).rejects.toThrow('cut off');
    state.isCutOff = false;
    expect(await ask()).toEqual([1, 1, 1, 1]);
  });

  it('counts a look that a closure asked for', async () => {
    const { state, search, ask } = aCopy();
    await search.noticeClosures();
    await ask();
    expect(state.looks).toBe(1);
  });
});

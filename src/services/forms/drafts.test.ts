import { forgetDraft, forgetTabDrafts, keepDraft, readDraft, TAB_DRAFT, VISITORS_DRAFT } from './drafts.ts';

describe('drafts of forms', () => {
  beforeEach(() => window.localStorage.clear());

  it('are kept for their owner alone, replaced, and forgotten', () => {
    keepDraft('a', '7', { name: 'Ann' });
    keepDraft('a', VISITORS_DRAFT, { name: 'Bea' });
    expect([readDraft('a', '7'), readDraft('a', VISITORS_DRAFT), readDraft('a', '8'), readDraft('b', '7')]).toEqual([
      { name: 'Ann' },
      { name: 'Bea' },
      null,
      null,
    ]);
    keepDraft('a', '7', { name: 'Anna' });
    expect(readDraft('a', '7')).toEqual({ name: 'Anna' });
    forgetDraft('a', '7');
    expect([readDraft('a', '7'), readDraft('a', VISITORS_DRAFT)]).toEqual([null, { name: 'Bea' }]);
    forgetDraft('a', VISITORS_DRAFT);
    expect(window.localStorage.getItem('formDrafts')).toBeNull();
  });

  it('of a tab are not in the browser, and are forgotten together', () => {
    keepDraft('a', TAB_DRAFT, { name: 'Ann' });
    keepDraft('b', TAB_DRAFT, { name: 'Bea' });
    keepDraft('a', '7', { name: 'Cora' });
    expect(window.localStorage.getItem('formDrafts')).not.toContain('Ann');
    expect([readDraft('a', TAB_DRAFT), readDraft('a', '7')]).toEqual([{ name: 'Ann' }, { name: 'Cora' }]);
    forgetDraft('a', TAB_DRAFT);
    expect([readDraft('a', TAB_DRAFT), readDraft('b', TAB_DRAFT)]).toEqual([null, { name: 'Bea' }]);
    forgetTabDrafts();
    expect([readDraft('b', TAB_DRAFT), readDraft('a', '7')]).toEqual([null, { name: 'Cora' }]);
  });

  it('end after 30 days, and only the latest 20 are kept', () => {
    jest.useFakeTimers({ now: new Date('2026-11-01') });
    keepDraft('old', '7', 1);
    jest.setSystemTime(new Date('2026-12-02'));
    expect(readDraft('old', '7')).toBeNull();
    for (let at = 0; at < 21; at += 1) keepDraft(`form-${at}`, '7', at + 1);
    expect([readDraft('form-0', '7'), readDraft('form-1', '7'), readDraft('form-20', '7')]).toEqual([null, 2, 21]);
    jest.useRealTimers();
  });

  it.each(['nonsense', '{}', '[1, null, {"form": 3}]'])('pass over what another program wrote there: %s', (stored) => {
    window.localStorage.setItem('formDrafts', stored);
    expect(readDraft('a', '7')).toBeNull();
  });
});

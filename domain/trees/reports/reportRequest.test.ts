import { isReportRequest, partsOf, readReportSearch, USUAL_REQUEST, writeReportSearch } from './reportRequest.ts';

describe('what a report is asked to be', () => {
  it.each([
    [{ kind: 'ahnentafel', generations: 5, parts: [] }, true],
    [{ kind: 'register', generations: 30, parts: [] }, true],
    [{ kind: 'book', generations: 3, parts: ['register', 'family'] }, true],
    [{ kind: 'book', generations: 3, parts: [] }, false],
    [{ kind: 'book', generations: 3, parts: ['family', 'family'] }, false],
    [{ kind: 'book', generations: 3, parts: ['book'] }, false],
    [{ kind: 'register', generations: 3, parts: ['family'] }, false],
    [{ kind: 'poem', generations: 3, parts: [] }, false],
    [{ kind: 'register', generations: 0, parts: [] }, false],
    [{ kind: 'register', generations: 31, parts: [] }, false],
    [{ kind: 'register', generations: 2.5, parts: [] }, false],
    [{ kind: 'register', generations: NaN, parts: [] }, false],
  ])('%j can be answered: %s', (request, expected) => expect(isReportRequest(request)).toBe(expected));

  it('is in an address, and is read back from it', () => {
    const request = {
      ...USUAL_REQUEST,
      kind: 'book' as const,
      parts: ['register' as const, 'kinship' as const],
      generations: 7,
      sources: false,
      media: true,
    };
    expect(readReportSearch(writeReportSearch(request))).toEqual(request);
    expect(writeReportSearch(USUAL_REQUEST).toString()).toBe('kind=ahnentafel&generations=5');
  });

  it.each(['', 'kind=poem', 'kind=register&generations=x', 'kind=book', 'kind=book&parts=poem'])(
    'no report is named by the address “%s”',
    (search) => expect(readReportSearch(new URLSearchParams(search))).toBeNull(),
  );

  it('joins parts in one order', () =>
    expect(partsOf({ kind: 'book', parts: ['kinship', 'ahnentafel'] })).toEqual(['ahnentafel', 'kinship']));
});

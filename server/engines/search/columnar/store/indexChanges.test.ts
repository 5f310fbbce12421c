import { indexChanges, LARGEST_SEGMENT, segmentsToMerge } from './indexChanges.ts';
import type { SegmentEntry } from './manifest.ts';

const segment = (file: string, docs: number, ...sets: string[]): SegmentEntry => ({
  file,
  bytes: 1,
  checksum: '',
  docs,
  sets: sets.map((set) => ({ id: set.slice(0, 1), generation: Number(set.slice(1)) })),
});
const live = (...sets: string[]) =>
  sets.map((set) => ({
    id: set.slice(0, 1),
    generation: Number(set.slice(1)),
    name: set,
    category: '',
    subcategory: '',
    sourceCountry: '',
  }));

describe('indexChanges', () => {
  it('changes nothing when every live set is held', () => {
    const segments = [segment('x', 5, 'A1', 'B1')];
    expect(indexChanges(segments, live('A1', 'B1'))).toEqual({ kept: segments, rewritten: [], added: [] });
  });

  it('reads a replaced set again and keeps its neighbours without reading them', () => {
    const shared = segment('x', 5, 'A1', 'B1');
    const changes = indexChanges([shared, segment('y', 5, 'C1')], live('A2', 'B1', 'C1'));
    expect(changes.rewritten).toEqual([{ entry: shared, keep: ['B'] }]);
    expect(changes.added.map(({ id, generation }) => [id, generation])).toEqual([['A', 2]]);
    expect(changes.kept.map(({ file }) => file)).toEqual(['y']);
  });

  it('drops removed sets', () => {
    expect(indexChanges([segment('x', 5, 'A1')], [])).toMatchObject({ kept: [], rewritten: [{ keep: [] }], added: [] });
  });
});

describe('segmentsToMerge', () => {
  const many = (count: number, docs: number) =>
    Array.from({ length: count }, (_none, at) => segment(`s${at}`, docs, `A${at}`));

  it('leaves few segments alone', () => {
    expect(segmentsToMerge(many(8, 10))).toEqual([]);
  });

  it('merges small ones, not the large one they lie beside', () => {
    const large = segment('large', LARGEST_SEGMENT - 5, 'Z1');
    const merged = segmentsToMerge([large, ...many(9, 100)]);
    expect(merged).toHaveLength(9);
    expect(merged).not.toContain(large);
  });

  it('never makes a segment above the largest size', () => {
    const merged = segmentsToMerge(many(20, LARGEST_SEGMENT / 4));
    expect(merged.reduce((sum, { docs }) => sum + docs, 0)).toBeLessThanOrEqual(LARGEST_SEGMENT);
    expect(merged.length).toBeGreaterThan(1);
  });
});

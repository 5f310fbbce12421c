import type { CompiledCriterion } from './CompiledCriterion.ts';
import { type FoundRecords, meetAll } from './evaluate.ts';
import type { FacetCounter } from './FacetCounter.ts';
import type { Scratch } from './ScratchArrays.ts';

/** A facet that is both asked for and counted: counted without its own filter, so that further values can be ticked. */
export interface OwnFacet {
  field: string;
  compiled: CompiledCriterion;
}

/** One segment, and the criteria made ready for it. */
interface Share {
  segment: number;
  records: number;
  /** Criteria that narrow everything. */
  criteria: readonly CompiledCriterion[];
  ownFacets: readonly OwnFacet[];
  facets: readonly string[];
}

/** The hits of one segment, with its facets counted on the way. */
export function meetAndCount(
  { segment, records, criteria, ownFacets, facets }: Share,
  counter: FacetCounter,
  scratch: Scratch,
): FoundRecords {
  const others = facets.filter((field) => !ownFacets.some((own) => own.field === field));
  if (criteria.length === 0 && ownFacets.length <= 1) {
    const own = ownFacets[0];
    if (own) counter.countAll(segment, own.field);
    else for (const field of others) counter.countAll(segment, field);
    const hits = meetAll(own ? [own.compiled] : [], records, scratch, 'hits');
    if (own && others.length > 0) counter.count(segment, others, hits.docs, hits.count);
    return hits;
  }
  if (ownFacets.length === 0) {
    const hits = meetAll(criteria, records, scratch, 'hits');
    counter.count(segment, others, hits.docs, hits.count);
    return hits;
  }
  const base = meetAll(criteria, records, scratch, 'base');
  const hits = scratch.u32('hits', base.count + 1);
  for (const own of ownFacets) {
    const rest = ownFacets.filter((facet) => facet !== own);
    const found = thin(base, rest, hits);
    counter.count(segment, [own.field], hits, found);
  }
  const count = thin(base, ownFacets, hits);
  counter.count(segment, others, hits, count);
  return { docs: hits, count };
}

function thin(base: FoundRecords, facets: readonly OwnFacet[], out: Uint32Array): number {
  out.set(base.docs.subarray(0, base.count));
  return facets.reduce((count, { compiled }) => (count === 0 ? 0 : compiled.filter(out, count)), base.count);
}

import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';

import type { StuckCopy } from './publishing/copies.ts';

/** One demand on the records; all of a query's criteria must hold. */
export type Criterion =
  /**
   * `field` is a fieldId of the catalogue, or `Keywords` for all text. Wildcards `*` and `?` after the first letter.
   * `slips` takes, beside variants, names that are one letter off; `soundsAlike` takes, beside variants with evidence,
   * those that are alike by ear alone. `readings: false` leaves out words that transcribers could not read for certain,
   * `unread` takes in names of which they could read nothing.
   */
  | {
      kind: 'name';
      field: string;
      text: string;
      variants: boolean;
      excludedVariants: readonly string[];
      soundsAlike?: boolean;
      slips?: boolean;
      readings?: boolean;
      unread?: boolean;
    }
  /** Trades are found as clerks shortened them, too, but for the variants left out. */
  | { kind: 'text'; field: string; text: string; excludedVariants?: readonly string[] }
  | { kind: 'keywords'; text: string }
  /**
   * A long document, in the query language of article search. `nos` are the records that hold it; left out until they
   * are looked up, and nothing is found.
   */
  | { kind: 'document'; field: string; text: string; nos?: readonly number[] }
  | { kind: 'year'; field: string; year: number; yearsEitherWay: number }
  /**
   * The place and everything inside it; miles, one of 0, 5, 10, 20, 50, 100, are added outside. A place that is not
   * located matches by its words. `unlocated` takes in what the miles may hold or not: records that name their county
   * alone. The place itself is found under all its names but the variants left out.
   */
  | {
      kind: 'place';
      field: string;
      text: string;
      miles: number;
      unlocated?: boolean;
      excludedVariants?: readonly string[];
    }
  /** Any of the values, compared whole and without case; multi-select facets and scopes. Names are compared folded. */
  | { kind: 'facet'; field: string; values: readonly string[] };

export interface EngineQuery {
  criteria: readonly Criterion[];
  /**
   * Null for relevance: exact names before variants, the exact year before near ones, nearer places first, then the
   * fuller record; `direction` then means nothing. Records without the field come last in either direction. Ties are
   * broken by record number, so pages never overlap.
   */
  orderBy: string | null;
  direction: 'asc' | 'desc';
  /**
   * In the order of relevance: of hits whose names, years and places match equally well, kinds of records take turns
   * (takingTurns.ts). Left out, they do not.
   */
  inTurns?: boolean;
  /** From 0. */
  offset: number;
  /** At most 100 for a page of results, 250 for a file of them. */
  limit: number;
  /** Facet fieldIds to count; empty counts none. A multi-select facet is counted without its own filter. */
  facets: readonly string[];
  /** Values per facet, the most frequent first. */
  facetLimit: number;
  /** A field of places to count the hits by; left out counts none. */
  places?: string;
  /**
   * True where facets are all that is wanted: neither hits, variants nor what helps a search that finds too little are
   * worked out.
   */
  facetsOnly?: boolean;
}

/** Why a record matched one criterion. */
export interface MatchReason {
  field: string;
  /** The text asked for and the text found, as written in the record. */
  asked: string;
  found: string;
  how:
    | 'exact'
    | 'spelling variant'
    | 'near spelling'
    | 'nickname'
    | 'abbreviation'
    | 'former name'
    | 'sounds alike'
    | 'wildcard'
    | 'within years'
    | 'within miles'
    | 'inside'
    | 'not located'
    | 'words'
    | 'uncertain reading'
    | 'estimated';
  /** Years or miles away; null where distance means nothing. */
  distance: number | null;
  /** Of an uncertain reading, what it could be and what of it could not be read, in a sentence (readingReason). */
  doubt?: string;
}

export interface EngineHit {
  /** Internal record number (record.no). */
  no: number;
  reasons: readonly MatchReason[];
  /** Where the words of a long document are that was searched, by position (articleWords.ts). */
  passages?: readonly { field: string; text: string; spans: readonly { from: number; to: number }[] }[];
}

/**
 * `value` is the index's form (domain/records/core/valueKey.ts): lower case, names folded; how to write it for readers
 * is the page's business.
 */
export interface FacetCount {
  value: string;
  count: number;
}

/** Where hits are, by the places one field of theirs names. */
export interface PlaceCounts {
  /** Ids of the gazetteer, most hits first. A hit that names several places counts at each. */
  at: readonly { id: number; count: number }[];
  /** Hits that name at least one place of the gazetteer. */
  placed: number;
  /** Names that the gazetteer does not know, or cannot distinguish from others; the twenty most frequent. */
  unlocatedNames: readonly FacetCount[];
}

/**
 * A variant of a name, a place or an occupation that the query accepts, or would if it were not excluded, and how many
 * of the records that meet everything else asked hold it in that field; one that none of them holds is left out.
 * Nearest first, then most frequent; a hundred at most.
 */
export interface VariantUse {
  field: string;
  variant: string;
  how: MatchReason['how'];
  count: number;
}

/** "±5 years: 31": what a wider query would find. */
export interface Relaxation {
  /** Shown to the reader. */
  label: string;
  /** Index of the criterion that changes and what becomes of it; null removes it. */
  criterion: number;
  replacement: Criterion | null;
  total: number;
}

/** A record that meets most of what was asked, and what it does not meet. */
export interface CloseHit extends EngineHit {
  misses: readonly { field: string; asked: string }[];
}

export interface EngineAnswer {
  /** Exact. */
  total: number;
  hits: readonly EngineHit[];
  facets: Readonly<Record<string, readonly FacetCount[]>>;
  /** Only where the query asked for places. */
  places?: PlaceCounts;
  variants: readonly VariantUse[];
  /** Only measured when total is 0; most useful first (relaxations.ts). */
  relaxations: readonly Relaxation[];
  /**
   * Closest first; only looked for on the first page by relevance of a search that finds fewer than five
   * (closeMatches.ts).
   */
  close: readonly CloseHit[];
}

/** What a query finds, in numbers alone. */
export interface EngineFind {
  total: number;
  /** Internal record numbers of the page, in its order. */
  nos: readonly number[];
}

export interface EngineHealth {
  isReady: boolean;
  /** Set where it is not ready because its cluster does not answer. */
  isAway?: boolean;
  records: number;
  /** Bytes the index holds in memory; null where a cluster holds it. */
  bytes: number | null;
  /** Set while other copies of the site no longer wait for this one, which cannot take in what was published. */
  stuck?: StuckCopy | null;
}

/** What answers searches: columnar or OpenSearch, each held equal to a plain look at every record (conformance). */
export interface SearchEngine {
  /** The places that queries of it mean, with the registration districts its records name. */
  gazetteer: Gazetteer;
  /** @throws AbortError when the signal fires, Error when the engine is broken. */
  search(query: EngineQuery, signal?: AbortSignal): Promise<EngineAnswer>;
  /**
   * How many records each query finds, in the order given; nothing else is worked out.
   * @throws as `search` does.
   */
  count(queries: readonly Pick<EngineQuery, 'criteria'>[], signal?: AbortSignal): Promise<readonly number[]>;
  /**
   * The pages of many queries at once, in the order given, without what readers see beside: neither reasons, variants,
   * wider searches nor facets. For work that asks thousands of them; readers' own searches go in between.
   * @throws as `search` does.
   */
  find(queries: readonly EngineQuery[], signal?: AbortSignal): Promise<readonly EngineFind[]>;
  /** Completions of a prefix among the values a field holds, most frequent first. */
  suggest(field: string, prefix: string, limit: number): Promise<readonly FacetCount[]>;
  /**
   * Makes the published records of a set searchable in one switch; also after a set was removed.
   * Searches that run meanwhile see the old state whole.
   */
  publish(recordSetId: string): Promise<void>;
  /**
   * To be called once a record was closed or opened on request: from then on nothing that is counted, listed or
   * completed holds a closed one, though the index takes its set in again only later. Other copies of the server notice
   * by themselves, within seconds.
   */
  noticeClosures(): Promise<void>;
  health(): Promise<EngineHealth>;
  close(): Promise<void>;
}

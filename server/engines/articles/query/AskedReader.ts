import { impactLevel } from '#domain/newspapers/search/impact.ts';

import type { HitSpan } from '../articleSearch.ts';
import type { Term } from '../format/TermDictionary.ts';
import type { Holders } from './ArticleSegment.ts';
import { firstFrom, intersect, union } from './intersect.ts';
import { distinctSpans, nearSpans, phraseStarts } from './occurrences.ts';
import type { PhrasePlan, PlannedAsked, WordForm } from './plannedQuery.ts';
import { PositionReader } from './PositionReader.ts';
import type { SegmentTerms } from './SegmentTerms.ts';

/** A form in fewer articles is looked up by article: most misreadings are in one or two. */
const FEW_ARTICLES = 64;

/** Reads positions of forms, articles in ascending order. */
function placesReader(terms: SegmentTerms, forms: readonly WordForm[]): (doc: number) => number[] {
  const among = terms.among(forms).map(({ term }) => term);
  const opened = new Map<Term, PositionReader>();
  const readerOf = (term: Term): PositionReader => {
    const reader = opened.get(term) ?? new PositionReader(terms.segment, term, terms.holdersOf(term).docs);
    opened.set(term, reader);
    return reader;
  };
  const everywhere = among.length === 1 ? among : among.filter(({ df }) => df > FEW_ARTICLES);
  const somewhere = new Map<number, Term[]>();
  if (among.length > 1) {
    for (const term of among) {
      if (term.df > FEW_ARTICLES) continue;
      for (const doc of terms.holdersOf(term).docs) {
        const here = somewhere.get(doc);
        if (here) here.push(term);
        else somewhere.set(doc, [term]);
      }
    }
  }
  return (doc) => {
    const places: number[] = [];
    for (const term of everywhere) readerOf(term).read(doc, places);
    for (const term of somewhere.get(doc) ?? []) readerOf(term).read(doc, places);
    return among.length > 1 ? [...new Set(places.sort((a, b) => a - b))] : places;
  };
}

type SpansOf = (doc: number) => HitSpan[];

function waySpans(terms: SegmentTerms, way: PhrasePlan): SpansOf {
  const readers = way.items.map(({ forms }) => placesReader(terms, forms));
  return (doc) => {
    const places = readers.map((read) => read(doc));
    return phraseStarts(way, (item) => places[item] ?? []).map((from) => ({ from, to: from + way.width }));
  };
}

/** Only ways that some article could meet are read at all. */
function phraseSpans(terms: SegmentTerms, ways: readonly PhrasePlan[]): SpansOf {
  const readers = ways.filter((way) => way.items.every(({ forms }) => terms.among(forms).length > 0)).map((way) => waySpans(terms, way));
  return (doc) => distinctSpans(readers.flatMap((read) => read(doc)));
}

/** Finds where an article holds what is asked; articles must come in ascending order. */
export function spansReader(terms: SegmentTerms, asked: PlannedAsked): SpansOf {
  if (asked.kind === 'near') {
    const [left, right] = [phraseSpans(terms, asked.left), phraseSpans(terms, asked.right)];
    return (doc) => nearSpans(left(doc), right(doc), asked.distance);
  }
  if (asked.kind === 'phrase') return phraseSpans(terms, asked.ways);
  const read = placesReader(terms, asked.forms);
  return (doc) => read(doc).map((from) => ({ from, to: from + 1 }));
}

/** Articles that hold every word of a phrase, in any order. */
function wayCandidates(terms: SegmentTerms, way: PhrasePlan): Uint32Array {
  const sizes = way.items.map(({ forms }) => ({ forms, df: terms.among(forms).reduce((sum, { term }) => sum + term.df, 0) })).sort((a, b) => a.df - b.df);
  let found: Uint32Array | null = null;
  for (const { forms } of sizes) {
    if (found?.length === 0) break;
    const { docs } = terms.holders(forms);
    found = found === null ? docs : intersect(found, docs);
  }
  return found ?? new Uint32Array(0);
}

const candidates = (terms: SegmentTerms, ways: readonly PhrasePlan[]): Uint32Array => ways.map((way) => wayCandidates(terms, way)).reduce(union, new Uint32Array(0));

/** The way to meet a phrase that is one word of the index, a pair of common words: its level is known there. */
const isPairAlone = ({ items }: PhrasePlan): boolean => items.length === 1 && items[0]!.forms.length === 1 && items[0]!.forms[0]!.form.includes(' ');

/** Articles that hold what is asked, with their levels: of a word the index knows it, of what takes positions it is counted. */
export function askedHolders(terms: SegmentTerms, asked: PlannedAsked): Holders {
  if (asked.kind === 'word') return terms.holders(asked.forms);
  const possible = asked.kind === 'phrase' ? candidates(terms, asked.ways) : intersect(candidates(terms, asked.left), candidates(terms, asked.right));
  const pair = asked.kind === 'phrase' ? asked.ways.find(isPairAlone) : undefined;
  const known = pair ? terms.holders(pair.items[0]!.forms) : null;
  const counted = known ? candidates(terms, (asked as { ways: readonly PhrasePlan[] }).ways.filter((way) => way !== pair)) : possible;
  const spansOf = spansReader(terms, asked);
  const lengths = terms.segment.numbers.words;
  const holders = { docs: new Uint32Array(possible.length), levels: new Uint8Array(possible.length) };
  let [count, inKnown, inCounted] = [0, 0, 0];
  for (const doc of possible) {
    inCounted = firstFrom(counted, doc, inCounted);
    if (known && counted[inCounted] !== doc) {
      inKnown = firstFrom(known.docs, doc, inKnown);
      holders.docs[count] = doc;
      holders.levels[count++] = known.levels[inKnown]!;
      continue;
    }
    const times = spansOf(doc).length;
    if (times === 0) continue;
    holders.docs[count] = doc;
    holders.levels[count++] = impactLevel(times, lengths[doc]!, false);
  }
  return { docs: holders.docs.subarray(0, count), levels: holders.levels.subarray(0, count) };
}

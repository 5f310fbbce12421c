import { impactLevel } from '#domain/newspapers/search/impact.ts';
import { nearSpans, type WordSpan } from '#domain/newspapers/search/wordSpans.ts';

import type { Holders } from './ArticleSegment.ts';
import { firstFrom, intersect, union } from './intersect.ts';
import { PhraseReader } from './PhraseReader.ts';
import type { PhrasePlan, PlannedAsked } from './plannedQuery.ts';
import type { SegmentTerms } from './SegmentTerms.ts';

type SpansOf = (doc: number) => WordSpan[];

/** Finds where an article holds what is asked; articles must come in ascending order. */
export function spansReader(terms: SegmentTerms, asked: PlannedAsked): SpansOf {
  if (asked.kind === 'near') {
    const [left, right] = [new PhraseReader(terms, asked.left), new PhraseReader(terms, asked.right)];
    return (doc) => {
      const before = left.spans(doc);
      return before.length === 0 ? [] : nearSpans(before, right.spans(doc), asked.distance);
    };
  }
  const phrase = new PhraseReader(
    terms,
    asked.kind === 'phrase' ? asked.ways : [{ items: [{ forms: asked.forms, offset: 0 }], width: 1 }],
  );
  return (doc) => phrase.spans(doc);
}

/** How often an article counts as holding what is asked; articles must come in ascending order. */
function timesReader(terms: SegmentTerms, asked: Exclude<PlannedAsked, { kind: 'word' }>): (doc: number) => number {
  if (asked.kind === 'near') {
    const spansOf = spansReader(terms, asked);
    return (doc) => (spansOf(doc).length > 0 ? 1 : 0);
  }
  const phrase = new PhraseReader(terms, asked.ways);
  return (doc) => phrase.count(doc);
}

/** Articles that hold every word of a phrase, in any order. */
function wayCandidates(terms: SegmentTerms, way: PhrasePlan): Uint32Array {
  const sizes = way.items
    .map(({ forms }) => ({ forms, df: terms.among(forms).reduce((sum, { term }) => sum + term.df, 0) }))
    .sort((a, b) => a.df - b.df);
  let found: Uint32Array | null = null;
  for (const { forms } of sizes) {
    if (found?.length === 0) break;
    const { docs } = terms.holders(forms);
    found = found === null ? docs : intersect(found, docs);
  }
  return found ?? new Uint32Array(0);
}

const candidates = (terms: SegmentTerms, ways: readonly PhrasePlan[]): Uint32Array =>
  ways.map((way) => wayCandidates(terms, way)).reduce(union, new Uint32Array(0));

/** The way to meet a phrase that is one word of the index, a pair of common words: its level is known there. */
const isPairAlone = ({ items }: PhrasePlan): boolean =>
  items.length === 1 && items[0]!.forms.length === 1 && items[0]!.forms[0]!.form.includes(' ');

/**
 * Articles that hold what is asked, with their levels: of a word the index knows it, of what takes positions it is
 * counted.
 */
export function askedHolders(terms: SegmentTerms, asked: PlannedAsked): Holders {
  if (asked.kind === 'word') return terms.holders(asked.forms);
  const possible =
    asked.kind === 'phrase'
      ? candidates(terms, asked.ways)
      : intersect(candidates(terms, asked.left), candidates(terms, asked.right));
  const [typed] = asked.kind === 'phrase' ? asked.ways : [];
  const pair = typed && isPairAlone(typed) ? typed : undefined;
  const known = pair ? terms.holders(pair.items[0]!.forms) : null;
  const counted = known
    ? candidates(
        terms,
        (asked as { ways: readonly PhrasePlan[] }).ways.filter((way) => way !== pair),
      )
    : possible;
  const timesIn = timesReader(terms, asked);
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
    const times = timesIn(doc);
    if (times === 0) continue;
    holders.docs[count] = doc;
    holders.levels[count++] = impactLevel(times, lengths[doc]!, false);
  }
  return { docs: holders.docs.subarray(0, count), levels: holders.levels.subarray(0, count) };
}

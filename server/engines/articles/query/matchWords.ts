import { PHRASE_BONUS, rarityWeight } from '#domain/newspapers/search/impact.ts';
import { Cancelled } from '#server/engines/threads/messages.ts';

import type { Holders } from './ArticleSegment.ts';
import type { ArticleView } from './ArticleView.ts';
import { askedHolders } from './AskedReader.ts';
import { firstFrom, intersect, union } from './intersect.ts';
import type { PlannedArticleQuery, PlannedAsked } from './plannedQuery.ts';

/** Articles of a segment that hold the words, ascending, with the score of each. */
export interface WordMatches {
  docs: Uint32Array;
  scores: Uint32Array;
}

function living({ docs, levels }: Holders, dead: Uint8Array | null): Holders {
  if (!dead) return { docs, levels };
  const [livingDocs, livingLevels] = [new Uint32Array(docs.length), new Uint8Array(docs.length)];
  let count = 0;
  for (let at = 0; at < docs.length; at += 1) {
    if (dead[docs[at]!] === 1) continue;
    livingDocs[count] = docs[at]!;
    livingLevels[count++] = levels[at]!;
  }
  return { docs: livingDocs.subarray(0, count), levels: livingLevels.subarray(0, count) };
}

const everyDoc = (docs: number, dead: Uint8Array | null): Uint32Array =>
  Uint32Array.from({ length: docs }, (_one, doc) => doc).filter((doc) => dead?.[doc] !== 1);

function without(docs: Uint32Array, left: Uint32Array): Uint32Array {
  let at = 0;
  return docs.filter((doc) => {
    at = firstFrom(left, doc, at);
    return left[at] !== doc;
  });
}

interface ScoredGroup {
  /** Articles that hold one of the group. */
  docs: Uint32Array;
  asked: { holders: Holders; weight: number }[];
}

function scoresOf(docs: Uint32Array, groups: readonly ScoredGroup[]): Uint32Array {
  const scores = new Uint32Array(docs.length);
  for (const { asked } of groups) {
    const best = asked.length > 1 ? new Uint32Array(docs.length) : null;
    for (const { holders, weight } of asked) {
      let at = 0;
      for (let nth = 0; nth < docs.length; nth += 1) {
        at = firstFrom(holders.docs, docs[nth]!, at);
        if (holders.docs[at] !== docs[nth]) continue;
        const score = weight * (holders.levels[at]! + 1);
        if (!best) scores[nth]! += score;
        else if (best[nth]! < score) best[nth] = score;
      }
    }
    if (best) for (let nth = 0; nth < docs.length; nth += 1) scores[nth]! += best[nth]!;
  }
  return scores;
}

/**
 * Articles of each segment that hold the words. How much a word counts depends on how many articles of the whole hold
 * it, so all segments are looked up before any is scored.
 *
 * @throws Cancelled
 */
export function matchWords(view: ArticleView, query: PlannedArticleQuery, isCancelled: () => boolean): WordMatches[] {
  const { terms } = query;
  const find = (asked: PlannedAsked): Holders[] =>
    view.segments.map(({ dead }, at) => {
      if (isCancelled()) throw new Cancelled();
      return living(askedHolders(terms[at]!, asked), dead);
    });
  const weigh = (asked: PlannedAsked, found: readonly Holders[]): number =>
    rarityWeight(
      view.live,
      found.reduce((sum, { docs }) => sum + docs.length, 0),
    ) * (asked.kind === 'word' ? 1 : PHRASE_BONUS);
  const all = query.all.map((group) =>
    group.map((asked) => {
      const found = find(asked);
      return { found, weight: weigh(asked, found) };
    }),
  );
  const none = query.none.map(find);
  return view.segments.map(({ segment, dead }, at): WordMatches => {
    const groups = all.map((group): ScoredGroup => {
      const asked = group.map(({ found, weight }) => ({ holders: found[at]!, weight }));
      return { docs: asked.map(({ holders }) => holders.docs).reduce(union), asked };
    });
    const inOrder = [...groups].sort((a, b) => a.docs.length - b.docs.length);
    let docs = inOrder[0]?.docs ?? everyDoc(segment.docs, dead);
    for (const group of inOrder.slice(1)) docs = intersect(docs, group.docs);
    for (const found of none) docs = without(docs, found[at]!.docs);
    return { docs, scores: query.order === 'relevance' ? scoresOf(docs, groups) : new Uint32Array(docs.length) };
  });
}

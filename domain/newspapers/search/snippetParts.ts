import { type ArticleWords, articleWords, spanTokens, type TokenSpan } from './articleWords.ts';
import { markTokens, type MarkedPart } from './markTokens.ts';
import type { WordSpan } from './wordSpans.ts';

/** Most windows of an article that one answer shows. */
const MOST_WINDOWS = 3;
/** Tokens of a window: three of them are 39 words. */
const WINDOW = 13;
/** Of so many windows' lengths one may be read freely: a quarter of the article. */
const ONE_OF = 4;
/** A longer phrase proves that its writer has the text already, or is guessing it piece by piece. */
const LONGEST_PHRASE = 8;

/** FNV-1a: where the windows of an article start depends on nothing but its id. */
function hashOf(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return hash >>> 0;
}

/** The windows of an article that may be shown to anyone: always the same, and together a quarter of it at most. */
function freeWindows(articleId: string, tokens: number): TokenSpan[] {
  const hash = hashOf(articleId);
  const length = Math.min(WINDOW, Math.floor(tokens / ONE_OF));
  if (length === 0) return [];
  const windows: TokenSpan[] = [];
  // Whole strides only, so that the rest of the article adds nothing to its quarter.
  for (let start = 0; start + length * ONE_OF <= tokens; start += length * ONE_OF) {
    const from = start + (hash % (length * (ONE_OF - 1) + 1));
    windows.push({ from, to: from + length });
  }
  return windows;
}

/** Windows round hits for a reader who may read the article: close hits share one. */
function openWindows(tokens: number, hits: readonly TokenSpan[]): TokenSpan[] {
  const windows: TokenSpan[] = [];
  for (const { from, to } of hits) {
    const last = windows.at(-1);
    if (last && to <= last.to) continue;
    const start = Math.max(
      last?.to ?? 0,
      Math.min(from - Math.floor((WINDOW - Math.min(WINDOW, to - from)) / 2), tokens - WINDOW),
      0,
    );
    windows.push({ from: start, to: Math.min(tokens, start + WINDOW) });
  }
  return windows.length > 0
    ? windows
    : [{ from: 0, to: Math.min(tokens, WINDOW * MOST_WINDOWS) }].filter(({ to }) => to > 0);
}

/** What a snippet is made for. */
export interface SnippetRequest {
  articleId: string;
  /** Tokens of the article, as articleWords counts them. */
  tokens: number;
  /** Hits, ascending, by token. */
  hits: readonly TokenSpan[];
  /** Words of the longest phrase asked for. */
  longestPhrase: number;
  /** The reader may read the whole article. */
  mayRead: boolean;
}

/**
 * The parts of an article that its search result shows: at most three windows, 39 words together, those with the most
 * hits first chosen and then in the order of the text. A reader who may not open the article gets its fixed windows
 * only, so that no number of searches can piece together more than a quarter of it; hits outside of them are counted,
 * not shown.
 */
export function snippetWindows({ articleId, tokens, hits, longestPhrase, mayRead }: SnippetRequest): TokenSpan[] {
  if (!mayRead && longestPhrase > LONGEST_PHRASE) return [];
  const windows = mayRead ? openWindows(tokens, hits) : freeWindows(articleId, tokens);
  const holds = ({ from, to }: TokenSpan) => hits.filter((hit) => hit.from < to && hit.to > from).length;
  const distance = ({ from, to }: TokenSpan) =>
    Math.min(
      ...hits.map((hit) => (hit.to <= from ? from - hit.to + 1 : hit.from >= to ? hit.from - to + 1 : 0)),
      tokens,
    );
  const ranked = windows
    .map((window) => ({ window, held: holds(window), away: distance(window) }))
    .sort((a, b) => b.held - a.held || a.away - b.away || a.window.from - b.window.from);
  const useful = ranked.filter(({ held }, at) => held > 0 || at === 0).slice(0, MOST_WINDOWS);
  return useful.map(({ window }) => window).sort((a, b) => a.from - b.from);
}

/** What snippets are cut from. */
export interface SnippetSource {
  articleId: string;
  /** As it is indexed: lines with their hyphens. */
  text: string;
  /** Its words, where they were read before (articleWords.ts). */
  words?: ArticleWords;
  /** Words found, by position, ascending. */
  spans: readonly WordSpan[];
  /** Words of the longest phrase asked for. */
  longestPhrase: number;
  /** The reader may read the whole article. */
  mayRead: boolean;
}

/**
 * The stretches of an article that its search result shows, cut by the rule of snippetParts.ts: where the reader may
 * not read the article nothing else of its text, and no place of a hit, leaves here.
 */
export function snippetParts({
  articleId,
  text,
  words = articleWords(text),
  spans,
  longestPhrase,
  mayRead,
}: SnippetSource): MarkedPart[][] {
  const tokens = text.split(/\s+/u).filter((token) => token !== '');
  const hits = spanTokens(words, spans);
  return snippetWindows({ articleId, tokens: tokens.length, hits, longestPhrase, mayRead }).map((window) =>
    markTokens(tokens, window, hits),
  );
}

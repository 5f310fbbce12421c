import { nameBlockingKeys } from '#domain/kernel/names/classifyNames.ts';
import { slipHalves } from '#domain/kernel/names/isOneSlip.ts';
import type { NameKind } from '#domain/kernel/names/nameVariant.ts';
import { isReadingKey } from '#domain/kernel/readings/isReadingKey.ts';

import { isTaken, type TokenMatch, slipMatch, variantMatch } from '../../matching/matchName.ts';
import { readingBlocks, readingMatcher, type ReadingRequest } from '../../matching/matchReading.ts';
import type { PlannedCriterion } from '../../matching/plannedCriterion.ts';
import { fixedPrefix, isPattern, patternTest, type WordPattern } from '../../matching/wordPattern.ts';
import type { NameTokens } from '../segment/Segment.ts';
import type { AcceptedValues } from './valueCriterion.ts';

export interface FoundToken extends TokenMatch {
  token: number;
  text: string;
}

/** What finds tokens for one asked name: those that are variants of it, and words in doubt that may be it. */
export interface TokenFinder {
  variantsOf(asked: string): readonly FoundToken[];
  readingsOf(asked: WordPattern): readonly FoundToken[];
}

/** The tokens that are filed under any of some keys. */
function tokensFiled(names: NameTokens, keys: readonly string[]): Set<number> {
  const candidates = new Set<number>();
  for (const key of keys) {
    const block = names.blocks.find(key);
    if (block === null) continue;
    for (let at = names.blockOffsets[block]!; at < names.blockOffsets[block + 1]!; at++)
      candidates.add(names.blockTokens[at]!);
  }
  return candidates;
}

/** Every word in doubt that may be the asked name, however little it says. */
export function readingTokens(names: NameTokens, asked: WordPattern, request: ReadingRequest): FoundToken[] {
  const judge = readingMatcher(asked, request);
  const found: FoundToken[] = [];
  for (const token of tokensFiled(names, readingBlocks(asked, request))) {
    const text = names.words.get(token);
    const match = judge(text);
    if (match) found.push({ how: match.how, penalty: match.penalty, token, text });
  }
  return found;
}

/** Every token that shares a sound or nickname key with the asked one and is a variant of it, itself included. */
export function variantTokens(names: NameTokens, asked: string, kind: NameKind): FoundToken[] {
  const candidates = tokensFiled(names, nameBlockingKeys(asked, kind));
  const itself = names.words.find(asked);
  if (itself !== null) candidates.add(itself);
  const found: FoundToken[] = [];
  for (const token of candidates) {
    const text = names.words.get(token);
    const match = variantMatch(asked, text, kind);
    if (match) found.push({ ...match, token, text });
  }
  return found;
}

/** Every token that is one slip away from the asked one and no variant of it. */
export function slipTokens(names: NameTokens, asked: string, kind: NameKind): FoundToken[] {
  const halves = slipHalves(asked);
  if (!halves) return [];
  const [from, to] = names.words.prefixRange(halves.start);
  const candidates = new Set(names.words.codesEndingWith(halves.end));
  for (let token = from; token < to; token++) candidates.add(token);
  const found: FoundToken[] = [];
  for (const token of candidates) {
    const text = names.words.get(token);
    // Nearly none is: the cheap question first.
    const match = isReadingKey(text) ? null : slipMatch(asked, text, kind);
    if (match && !variantMatch(asked, text, kind)) found.push({ ...match, token, text });
  }
  return found;
}

function certainTokens(
  names: NameTokens,
  asked: WordPattern,
  request: Extract<PlannedCriterion, { kind: 'name' }>,
  { variantsOf }: TokenFinder,
): readonly FoundToken[] {
  if (isPattern(asked)) {
    const test = patternTest(asked);
    const found: FoundToken[] = [];
    const [from, to] = names.words.prefixRange(fixedPrefix(asked));
    for (let token = from; token < to; token++) {
      const text = names.words.get(token);
      if (test(text) && !isReadingKey(text)) found.push({ penalty: 0, how: 'wildcard', token, text });
    }
    return found;
  }
  if (request.variants) return variantsOf(asked);
  const token = names.words.find(asked);
  return token === null ? [] : [{ penalty: 0, how: 'exact', token, text: asked }];
}

function matchingTokens(
  names: NameTokens,
  asked: WordPattern,
  request: Extract<PlannedCriterion, { kind: 'name' }>,
  finder: TokenFinder,
): FoundToken[] {
  const excluded = new Set(request.excluded);
  const tokens = [
    ...certainTokens(names, asked, request, finder),
    ...(request.readings ? finder.readingsOf(asked) : []),
  ];
  return tokens.filter(
    (match) =>
      match.how === 'exact' ||
      match.how === 'wildcard' ||
      (!excluded.has(match.text) && isTaken(match, match.text, request)),
  );
}

/**
 * The values of a name field that answer every asked token, graded by their penalties. Judged on the dictionary: tens
 * of thousands of names, whatever the number of records. `tokens` are the codes of those that answer each asked one.
 */
export function nameValues(
  names: NameTokens,
  size: number,
  request: Extract<PlannedCriterion, { kind: 'name' }>,
  finder: TokenFinder,
): AcceptedValues & { tokens: readonly (readonly number[])[] } {
  const tokens: number[][] = [];
  let grades: Uint16Array | null = null;
  let codes: number[] = [];
  for (const asked of request.tokens) {
    const next = new Uint16Array(size + 1);
    const touched: number[] = [];
    const matching = matchingTokens(names, asked, request, finder);
    tokens.push(matching.map(({ token }) => token));
    for (const { token, penalty } of matching) {
      for (let at = names.offsets[token]!; at < names.offsets[token + 1]!; at++) {
        const value = names.values[at]!;
        const before: number = grades ? grades[value]! : 1;
        if (before === 0) continue;
        const grade = before + penalty;
        if (next[value] === 0) touched.push(value);
        if (next[value] === 0 || grade < next[value]!) next[value] = grade;
      }
    }
    grades = next;
    codes = touched;
  }
  return { grades: grades ?? new Uint16Array(size + 1), codes, tokens };
}

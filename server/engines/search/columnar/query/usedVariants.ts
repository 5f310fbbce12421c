import { isTaken } from '../../matching/matchName.ts';
import { mayVary } from '../../matching/matchVariant.ts';
import type { PlannedCriterion } from '../../matching/plannedCriterion.ts';
import { sortVariants } from '../../matching/sortCounts.ts';
import { isPattern } from '../../matching/wordPattern.ts';
import type { VariantUse } from '../../SearchEngine.ts';
import { gatherCodes } from '../segment/CodeColumn.ts';
import type { NameTokens, Segment } from '../segment/Segment.ts';
import type { ValueField } from '../segment/ValueField.ts';
import { compileCriterion, type CompileTools } from './compileCriterion.ts';
import { countVariants } from './countVariants.ts';
import { type FoundRecords, meetAll } from './evaluate.ts';
import type { IndexView } from './IndexView.ts';
import type { FoundToken } from './nameValues.ts';
import { openCriterion } from './openCriterion.ts';
import type { VariantCache } from './VariantCache.ts';
import type { WithheldIn } from './WithheldRecords.ts';

/** What a thread has for counting variants. */
interface CountTools {
  scratch: CompileTools['scratch'];
  variants: VariantCache;
  withheldIn: WithheldIn;
}

/** The places in a list of tokens that each value code of the field holds. */
function holdersOf(names: NameTokens, tokens: readonly FoundToken[]): ReadonlyMap<number, readonly number[]> {
  const holders = new Map<number, number[]>();
  tokens.forEach(({ token }, which) => {
    for (let at = names.offsets[token]!; at < names.offsets[token + 1]!; at++) {
      const code = names.values[at]!;
      holders.set(code, [...(holders.get(code) ?? []), which]);
    }
  });
  return holders;
}

/** In how many of the records each token is, in its field. */
function countTokens(
  field: ValueField,
  names: NameTokens,
  tokens: readonly FoundToken[],
  { docs, count }: FoundRecords,
  scratch: CountTools['scratch'],
): number[] {
  const counts = tokens.map(() => 0);
  const holders = holdersOf(names, tokens);
  const codes = scratch.u32('variant codes', count);
  gatherCodes(field.column, docs, count, codes);
  const further = new Map<number, number[]>();
  field.extras?.docs.forEach((doc, entry) => {
    const code = field.extras?.codes[entry] ?? 0;
    if (holders.has(code)) further.set(doc, [...(further.get(doc) ?? []), code]);
  });
  for (let at = 0; at < count; at++) {
    const first = holders.get(codes[at]!);
    const others = further.size > 0 ? further.get(docs[at]!) : undefined;
    if (!others) for (const which of first ?? []) counts[which]! += 1;
    else
      for (const which of new Set([...(first ?? []), ...others.flatMap((code) => holders.get(code) ?? [])]))
        counts[which]! += 1;
  }
  return counts;
}

/** The records of a segment that meet all criteria, with nothing switched off in one of them. */
function foundWithAll(
  segment: Segment,
  criteria: readonly PlannedCriterion[],
  lifted: Extract<PlannedCriterion, { excluded: readonly string[] }>,
  { scratch, variants, withheldIn }: CountTools,
): FoundRecords {
  const tools: CompileTools = { scratch, variants };
  const withheld = withheldIn(segment);
  const compiled = criteria.map((criterion) =>
    compileCriterion(criterion === lifted ? { ...lifted, excluded: [] } : criterion, segment, tools),
  );
  return meetAll(
    [...compiled, ...(withheld.length > 0 ? [openCriterion(withheld, segment.docs)] : [])],
    segment.docs,
    scratch,
    'hits',
  );
}

/**
 * Every variant that the names, places and occupations asked for would also accept, switched off or not, among the
 * records that meet everything else that is asked: how many of them hold it.
 */
export function usedVariants(view: IndexView, criteria: readonly PlannedCriterion[], tools: CountTools): VariantUse[] {
  const uses = new Map<string, VariantUse & { penalty: number }>();
  // The same name may be asked for twice: each time is counted for itself.
  for (const [at, criterion] of criteria.entries()) {
    if (mayVary(criterion)) {
      for (const segment of view.segments) {
        for (const [variant, { how, docs }] of countVariants(
          segment,
          criterion,
          foundWithAll(segment, criteria, criterion, tools),
          tools.scratch,
        )) {
          const key = `${at} ${criterion.asked} ${variant}`;
          uses.set(key, {
            field: criterion.field,
            variant,
            how,
            count: (uses.get(key)?.count ?? 0) + docs.size,
            penalty: 0,
          });
        }
      }
    }
    if (criterion.kind !== 'name' || (!criterion.variants && !criterion.readings)) continue;
    const named = criterion.tokens.filter((token) => !isPattern(token));
    if (named.length === 0) continue;
    for (const segment of view.segments) {
      const [field, names] = [segment.field(criterion.field), segment.nameTokens(criterion.field)];
      if (!field || !names) continue;
      const found = foundWithAll(segment, criteria, criterion, tools);
      const finder = tools.variants.finderOf(segment, criterion);
      for (const asked of named) {
        const tokens = [
          ...(criterion.variants ? finder.variantsOf(asked) : []),
          ...(criterion.readings ? finder.readingsOf(asked) : []),
        ].filter(
          (match) => match.how !== 'exact' && match.how !== 'near spelling' && isTaken(match, match.text, criterion),
        );
        const counts = countTokens(field, names, tokens, found, tools.scratch);
        tokens.forEach(({ text, how, penalty }, which) => {
          const key = `${at} ${asked} ${text}`;
          const count = (uses.get(key)?.count ?? 0) + counts[which]!;
          if (count > 0) uses.set(key, { field: criterion.field, variant: text, how, count, penalty });
        });
      }
    }
  }
  return sortVariants([...uses.values()]);
}

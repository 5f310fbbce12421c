import type { OpeningDay } from '#domain/records/core/closedUntil.ts';
import type { RecordFields } from '#domain/records/core/record.ts';
import { SHEET_KINDS } from '#domain/records/sheets/sheetKinds.ts';
import { FIELDS } from '#domain/search/core/catalogue/fields.ts';

import type { LifeRule } from '../mapping/importMapping.ts';
import { closedBecause } from '../rows/bornBy.ts';

/** Every field that names someone beside the person of a record. */
const OTHERS = FIELDS.map(({ fieldId }) => fieldId).filter((id) => /.(?:First|Last)Name$/u.test(id));
/** Ages that rules go by: of a child, at confirmation, work, marriage, and of age. */
const AGES = [0, 7, 12, 14, 16, 18, 21];

const others = (rule: Pick<LifeRule, 'from' | 'atLeast'>): LifeRule[] => [
  ...AGES.map((namedAtLeast) => ({ ...rule, named: OTHERS, namedAtLeast })),
  { ...rule, named: [], namedAtLeast: 0 },
];

/** Rules by which records may have been closed, the strictest first; the last closes none. */
const RULES: readonly LifeRule[] = [
  ...AGES.flatMap((atLeast) => others({ from: 'age', atLeast })),
  ...SHEET_KINDS.map(({ life }) => life),
  ...others({ from: 'death', atLeast: 0 }),
];

/** Finds by which rule the living are kept out of records whose rule no one knows any more. */
interface LifeGuess {
  /** @param until - the day until which the file of the record closed it; null where it left it open */
  look: (fields: RecordFields, until: OpeningDay | null) => void;
  /** The strictest rule that agrees with all records so far. */
  rule: () => LifeRule;
}

/** @param asOf - day, `YYYY-MM-DD`, from which it is judged what is closed */
export function createLifeGuess(asOf: string): LifeGuess {
  let agreeing = [...RULES];
  const untilBy = (fields: RecordFields, rule: LifeRule, until: OpeningDay | null): OpeningDay | null =>
    closedBecause(fields, rule, { text: until ?? '', isCounted: false }, asOf)?.until ?? null;
  const [strictest] = RULES;
  return {
    look(fields, until) {
      // What the strictest leaves open every rule does: that is so of nearly all records.
      if (strictest && untilBy(fields, strictest, until) === until) return;
      agreeing = agreeing.filter((rule) => untilBy(fields, rule, until) === until);
    },
    rule: () => agreeing[0] ?? (RULES.at(-1) as LifeRule),
  };
}

import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import type { RecordFields } from '#domain/records/core/record.ts';
import { recordAccess, SUMMARY_FIELDS } from '#domain/records/core/recordAccess.ts';
import { recordName } from '#domain/records/core/recordName.ts';
import { summaryLine } from '#domain/records/core/summaryLine.ts';
import type {
  TreeHint,
  TreeHintEvidence,
  TreeHintRecord,
  TreeHintState,
  TreePersonCard,
} from '#server/modules/kernel/graphql/types.generated.ts';

import type { StoredEvidence } from '../computing/computeHints.ts';
import type { OpenRecord } from '../readRecordMerge.ts';
import type { HintRow, HintState } from './hintRows.ts';

const STATES = { new: 'NEW', maybe: 'MAYBE', accepted: 'ACCEPTED', rejected: 'REJECTED' } as const satisfies Record<
  HintState,
  TreeHintState
>;
/** Bits from which evidence weighs some, and much. */
const [SOME_BITS, MUCH_BITS] = [2, 5];

/** A state as it is stored. */
export const storedState = (state: TreeHintState): HintState => state.toLowerCase() as HintState;

const summaryOf = (fields: RecordFields): RecordFields =>
  Object.fromEntries(Object.entries(fields).filter(([fieldId]) => SUMMARY_FIELDS.has(fieldId)));

/** A record as a list of results would show it to the reader, and no more of it. */
export function toHintRecord({ record, set }: OpenRecord, viewer: Viewer): TreeHintRecord {
  const isReadable = recordAccess(set, viewer) === 'FULL';
  const fields = isReadable ? record.fields : summaryOf(record.fields);
  return {
    id: record.id,
    name: recordName(fields) ?? set.name,
    summaryLine: summaryLine(fields),
    recordSetName: set.name,
    isSample: set.isSample,
    notation: set.notation ?? 'plain',
    isReadable,
  };
}

/** Evidence as its reader sees it: how much it weighs is one of three steps. */
export const toEvidence = ({ field, text, bits }: StoredEvidence): TreeHintEvidence => ({
  field,
  text,
  isFor: bits > 0,
  weight: Math.abs(bits) >= MUCH_BITS ? 3 : Math.abs(bits) >= SOME_BITS ? 2 : 1,
});

/** A hint as its reader may see it: what speaks for it repeats what the record says, so it is for who may read that. */
export function toHint(
  row: HintRow,
  person: TreePersonCard,
  treeName: string,
  open: OpenRecord,
  viewer: Viewer,
): TreeHint {
  const record = toHintRecord(open, viewer);
  return {
    id: String(row.id),
    person,
    treeName,
    state: STATES[row.state],
    strength: row.isStrong ? 'STRONG' : 'POSSIBLE',
    evidence: record.isReadable ? row.evidence.map(toEvidence) : [],
    record,
    computedAt: row.computedAt.toISOString(),
    changeId: row.changeId === null ? null : String(row.changeId),
  };
}

import { proposalFits } from '#domain/kernel/readings/proposalFits.ts';
import type { Notation } from '#domain/kernel/readings/reading.ts';
import { isHeldAsName } from '#domain/records/core/valueKey.ts';
import { agreedReadings, type WaitingReading } from '#domain/records/reports/agreedReadings.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';
import { networkOf } from '#server/platform/limits/limitKeys.ts';
import { lockLimit } from '#server/platform/limits/lockLimit.ts';

import { decideCorrection, type StoredCorrection } from './correctionStore.ts';

/** What both members are answered. */
const ANSWER = 'Another member reads the same, and the transcriber’s own reading allows it.';

/** One voice for each network and field: two accounts of one household are one. */
const VOICES = { points: 1, duration: 7 * 24 * 3_600 };

/** A field of a record that a member proposes a reading for. */
interface ProposedField {
  recordId: string;
  fieldId: string;
  written: string;
  proposed: string;
  notation: Notation;
}

async function mayMembersDecide(tx: Database, { recordId, fieldId }: ProposedField): Promise<boolean> {
  const row = await tx.one(
    `/* readings.mayDecide */ SELECT FROM record_live r JOIN record_set s ON s.id = r.record_set_id
     WHERE r.id = $1 AND s.readings_by_members AND NOT EXISTS (SELECT FROM record_amendment a WHERE a.record_id = $1 AND a.field = $2)`,
    [recordId, fieldId],
  );
  return row !== null;
}

/** Proposals that wait for the field; what was written when they were sent must be what is written now. */
const waitingFor = (tx: Database, { recordId, fieldId, written }: ProposedField) =>
  tx.rows<WaitingReading>(
    `/* readings.waiting */ SELECT c.id, c.member_id AS "memberId", c.proposed, m.registered_at AS "registeredAt",
       (SELECT count(*)::int FROM record_correction d WHERE d.member_id = c.member_id AND d.reported_at > now() - interval '1 day') AS "sentToday"
     FROM record_correction c JOIN member m ON m.id = c.member_id
     WHERE c.record_id = $1 AND c.field = $2 AND c.written = $3 AND c.state = 'WAITING' ORDER BY c.id LIMIT 100 FOR UPDATE OF c`,
    [recordId, fieldId, written],
  );

/**
 * Accepts what two members read into a name in doubt, where their record set lets members decide and the transcriber's
 * reading allows it.
 *
 * @returns the proposals that were accepted; none where staff are to decide
 */
export async function agreeOnReading(
  tx: Database,
  { ip }: Pick<RequestContext, 'ip'>,
  field: ProposedField,
): Promise<StoredCorrection[]> {
  const { recordId, fieldId, written, notation } = field;
  const isFitting = ({ proposed }: { proposed: string }) => proposalFits(written, proposed, notation) === true;
  if (!isHeldAsName(fieldId) || !isFitting(field) || !(await mayMembersDecide(tx, field))) return [];
  // Of two who send the same at once, each waits for what the other has sent.
  await lockLimit(tx, `reading of ${recordId} ${fieldId}`);
  const voice = `${recordId} ${fieldId} ${networkOf(ip)}`;
  if ((await createLimiter(tx, 'readingVoice', VOICES).take(voice)) !== null) return [];
  const waiting = await waitingFor(tx, field);
  if (!waiting.every(isFitting)) return [];
  const accepted: StoredCorrection[] = [];
  for (const { id } of agreedReadings(waiting, new Date())) {
    const decided = await decideCorrection(tx, id, true, ANSWER, null);
    if (decided) accepted.push(decided);
  }
  return accepted;
}

import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { nothingHere, requireDuty } from '#server/modules/kernel/graphql/requireDuty.ts';
import { recordStaffAct, type StaffRequestKind } from '#server/modules/staff/duties/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { lockLimit } from '#server/platform/limits/lockLimit.ts';

/** What pages tell apart, since a person can mend it; the rest no page asks for. */
type RefusalCode =
  | 'NEWSPAPER_NAME'
  | 'NEWSPAPER_TAKEN'
  | 'NEWSPAPER_NUMBER'
  | 'NEWSPAPER_ACCESS'
  | 'NEWSPAPER_DAYS'
  | 'NEWSPAPER_NO_ISSUES'
  | 'NEWSPAPER_SAME'
  | 'NEWSPAPER_UNTIL'
  | 'NEWSPAPER_WHY'
  | 'NEWSPAPER_FILE_DECIDED'
  | 'NEWSPAPER_ADDRESS'
  | 'NEWSPAPER_HOST'
  | 'NEWSPAPER_REFUSED';

/** A refusal, with its message for the person who asked. Pages have words of their own for each code. */
export const refusedNewspaper = (sentence: string, code: RefusalCode = 'NEWSPAPER_REFUSED') => refusal(code, sentence);

/**
 * The member of staff who works on newspapers. The one place that says who may.
 * @throws GraphQLError NOT_FOUND for everyone else
 */
export const requireNewspaperStaff = (context: Parameters<typeof requireDuty>[0]): number =>
  requireDuty(context, 'records');

/**
 * Holds a newspaper against others of staff until the transaction ends. Its row is not locked: an import keeps that for
 * as long as it takes an issue, and no one should wait so long.
 * @throws GraphQLError NOT_FOUND where there is none
 */
export async function holdNewspaper(tx: Database, id: string): Promise<void> {
  await lockLimit(tx, `newspaper ${id}`);
  const held = await tx.one('/* newspaperDesk.hold */ SELECT 1 AS one FROM newspaper_title WHERE id = $1', [id]);
  if (!held) throw nothingHere();
}

/** Writes a change of a newspaper down as an act of staff. */
export const noteNewspaperAct = (
  tx: Pick<Database, 'rows'>,
  { staffId, newspaper, change }: { staffId: number; newspaper: string; change: string },
): Promise<void> =>
  recordStaffAct(tx, { staffId, duty: 'records', what: 'newspaper-changed', after: { newspaper, change } });

/** What requests to let more people read a newspaper, and to open its issues, are known by. */
export const NEWSPAPER_ACCESS = 'newspaper-access';
export const ISSUE_OPENING = 'issue-opening';

/** The kind of request by which a second person allows it. */
export function newspaperRequest({ staffRequestKinds }: RequestContext, called: string): StaffRequestKind {
  const kind = staffRequestKinds.find(({ name }) => name === called);
  if (!kind) throw nothingHere();
  return kind;
}

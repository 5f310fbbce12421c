import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { nothingHere, requireDuty } from '#server/modules/kernel/graphql/requireDuty.ts';
import { recordStaffAct } from '#server/modules/staff/duties/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/** What pages tell apart, since a person can mend it; the rest no page asks for. */
type RefusalCode =
  | 'NEWSPAPER_NAME'
  | 'NEWSPAPER_TAKEN'
  | 'NEWSPAPER_NUMBER'
  | 'NEWSPAPER_ACCESS'
  | 'NEWSPAPER_DAYS'
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

/** Holds a newspaper until the transaction ends. @throws GraphQLError NOT_FOUND where there is none */
export async function holdNewspaper(tx: Pick<Database, 'one'>, id: string): Promise<void> {
  const held = await tx.one('/* newspaperDesk.hold */ SELECT 1 AS one FROM newspaper_title WHERE id = $1 FOR UPDATE', [
    id,
  ]);
  if (!held) throw nothingHere();
}

/** Writes a change of a newspaper down as an act of staff. */
export const noteNewspaperAct = (
  tx: Pick<Database, 'rows'>,
  { staffId, newspaper, change }: { staffId: number; newspaper: string; change: string },
): Promise<void> =>
  recordStaffAct(tx, { staffId, duty: 'records', what: 'newspaper-changed', after: { newspaper, change } });

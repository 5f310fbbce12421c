import type { CareVerdict } from '#domain/kernel/grants/judgeCare.ts';
import { mayWorkOn, type SetAct } from '#domain/records/sheets/mayWorkOn.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { nothingHere } from '#server/modules/kernel/graphql/requireDuty.ts';
import { requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import { recordStaffAct } from '#server/modules/staff/duties/index.ts';

import { isStewardOf, setsOf } from './stewardStore.ts';

/** The records that are worked on: of a sheet by its number, or of a set by its id; null where they are of no one set. */
type WorkedOn = { sheet: number } | { set: string } | null;

const REFUSALS: Readonly<Record<Exclude<CareVerdict, 'yes' | 'nothing'>, [code: string, message: string]>> = {
  staff: ['STEWARD_STAFF_ONLY', 'Staff alone can do this. Ask the people who run the site.'],
  address: [
    'STEWARD_ADDRESS',
    'Confirm your email address in your security settings first: who looks after this needs one.',
  ],
  factor: [
    'STEWARD_FACTOR',
    'This needs a sign-in with a second step. Set one up in your security settings, then sign in again with it.',
  ],
};

/**
 * The member who asks, where the verdict is `yes`.
 *
 * @throws GraphQLError NOT_FOUND where there is nothing for them, STEWARD_… where they may not do this, or not yet
 */
export function heed(context: RequestContext, verdict: CareVerdict): number {
  if (verdict === 'nothing') throw nothingHere();
  if (verdict !== 'yes') throw refusal(...REFUSALS[verdict]);
  return requireMember(context.viewer);
}

async function judgeWork({ viewer, db }: RequestContext, on: WorkedOn, act: SetAct): Promise<CareVerdict> {
  // Staff and everyone who is no steward are judged without a look at the records.
  const isSteward =
    on !== null && !viewer.isInternal && viewer.memberId !== null && viewer.stewardship !== undefined
      ? await isStewardOf(db, viewer.memberId, on)
      : false;
  return mayWorkOn(viewer, isSteward, act);
}

/** Whether the asker may correct the records of a set. */
export const mayCorrect = async (context: RequestContext, set: string): Promise<boolean> =>
  (await judgeWork(context, { set }, 'change')) === 'yes';

/**
 * The member of staff or the steward who asks, where they may do this with these records (`mayWorkOn`).
 *
 * @throws GraphQLError NOT_FOUND for everyone else, alike for what is another’s and for what is not there; STEWARD_… for
 *   a steward of these records who may not do this, or not yet
 */
export const requireWorkOn = async (context: RequestContext, on: WorkedOn, act: SetAct): Promise<number> =>
  heed(context, await judgeWork(context, on, act));

/**
 * The sets that the asker works on: their ids, or null for all. @throws GraphQLError as `requireWorkOn`
 */
export async function requireOwnSets(context: RequestContext): Promise<readonly string[] | null> {
  const { viewer, db } = context;
  const memberId = heed(context, mayWorkOn(viewer, viewer.stewardship !== undefined, 'look'));
  return viewer.isInternal ? null : setsOf(db, memberId);
}

/** Writes down that a steward looked at records of a sheet of which some are closed, or may be. */
export async function recordSheetLook(
  { viewer, db }: Pick<RequestContext, 'viewer' | 'db'>,
  sheetId: number,
  page: 'rows' | 'check' | 'values' | 'questions' | 'comparison',
): Promise<void> {
  const { memberId: staffId, isInternal } = viewer;
  if (isInternal || staffId === null) return;
  const after = { sheet: String(sheetId), page };
  await db.transaction((tx) => recordStaffAct(tx, { staffId, duty: 'records', what: 'sheet-viewed', after }));
}

import { addDays } from '#domain/kernel/dates/addDays.ts';
import {
  accessOf,
  isNewspaperAccess,
  type NewspaperAccess,
  type NewspaperRule,
  opensMore,
} from '#domain/newspapers/core/newspaperAccess.ts';
import { whyTwo } from '#domain/records/sheets/whyTwo.ts';
import { accessRules } from '#server/engines/newspapers/accessRules.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { holdNewspaper, NEWSPAPER_ACCESS, noteNewspaperAct } from '#server/modules/newspapers/desk/index.ts';
import { askForTwo, HOURS_FOR_RECORDS } from '#server/modules/records/sheets/index.ts';
import type { StaffRequestKind } from '#server/modules/staff/duties/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { outsideRequests } from '#server/platform/db/requestScope.ts';

import { setTitleAccess } from '../titleAccess.ts';
import { changeCounty } from '../titleStore.ts';

/** What of a newspaper decides who may read it. */
interface Readers {
  county: string | null;
  /** By rules of this newspaper alone, whatever the date. */
  access: readonly NewspaperAccess[];
}

const CHANGED = 'This newspaper was changed since. Refuse this, so that it is asked again.';

const isPlain = (rule: NewspaperRule, titleId: string): boolean =>
  rule.titleId === titleId && rule.county === null && rule.fromDate === null && rule.toDate === null;

/** Who may read a newspaper now; null where there is no such newspaper. */
async function readersNow(tx: Database, id: string, rules: readonly NewspaperRule[]): Promise<Readers | null> {
  const title = await tx.one<{ county: string | null }>(
    '/* freerAccess.county */ SELECT county FROM newspaper_title WHERE id = $1',
    [id],
  );
  return (
    title && { county: title.county, access: rules.filter((rule) => isPlain(rule, id)).map(({ access }) => access) }
  );
}

/** What says that the readers are still those that a person saw. */
const seen = ({ county, access }: Readers): string => JSON.stringify([county, ...access]);

/** Whether someone could read an issue who cannot now. Each stretch of dates that a rule may treat differently is asked. */
async function isFreer(
  tx: Database,
  id: string,
  rules: readonly NewspaperRule[],
  { before, after }: { before: Readers; after: Readers },
): Promise<boolean> {
  const held = await tx.one<{ first: string | null; last: string | null }>(
    '/* freerAccess.held */ SELECT min(date)::text AS first, max(date)::text AS last FROM newspaper_issue WHERE title_id = $1',
    [id],
  );
  if (!held?.first || !held.last) return false;
  const { first, last } = held;
  const plain = rules.filter((rule) => isPlain(rule, id));
  const then = [
    ...rules.filter((rule) => !plain.includes(rule)),
    ...after.access.map((access) => ({
      titleId: id,
      county: null,
      fromDate: null,
      toDate: null,
      access,
      priority: Math.max(0, ...plain.map(({ priority }) => priority)),
    })),
  ];
  const edges = rules.flatMap(({ fromDate, toDate }) => [fromDate, toDate && addDays(toDate, 1)]);
  return [first, ...edges.filter((day) => day !== null && day > first && day <= last)].some((day) => {
    const issue = { titleId: id, date: day ?? first };
    return opensMore(
      accessOf(rules, { ...issue, county: before.county }),
      accessOf(then, { ...issue, county: after.county }),
    );
  });
}

/**
 * Asks a second person where more people could read a newspaper than now.
 * @returns who may read it until they have decided: as asked for, or as it is
 */
export async function readersOrAsk(
  tx: Database,
  { kind, staffId, newspaper }: { kind: StaffRequestKind; staffId: number; newspaper: { id: string; name: string } },
  after: Readers,
): Promise<Readers> {
  const rules = await accessRules(tx);
  const before = (await readersNow(tx, newspaper.id, rules)) ?? after;
  const waits = await askForTwo(tx, {
    kind,
    staffId,
    isSteward: false,
    because: (await isFreer(tx, newspaper.id, rules, { before, after })) ? whyTwo({ act: 'freer' }) : null,
    reason: '',
    payload: {
      newspaper: newspaper.id,
      name: newspaper.name,
      opens: `access ${newspaper.id}`,
      was: seen(before),
      county: after.county,
      access: after.access,
    },
    about: 'opens',
  });
  return waits ? before : after;
}

/** Freer access to a newspaper, as a second person allows it. Again does nothing: the readers are others by then. */
export const freerAccess = (db: Database): StaffRequestKind => {
  const stillAsked = async (tx: Database, id: string, was: unknown): Promise<boolean> => {
    const now = await readersNow(tx, id, await accessRules(tx));
    return now !== null && seen(now) === was;
  };
  return {
    name: NEWSPAPER_ACCESS,
    duty: 'records',
    mayBeAboutOneself: false,
    hours: HOURS_FOR_RECORDS,
    needsWhy: true,
    describe: ({ name, access }) =>
      `Let more people read “${String(name)}”: ${Array.isArray(access) && access.length > 0 ? access.join(', ') : 'as the rules of the site say'}`,
    async run(tx, { payload: { newspaper, was } }) {
      if (!(await stillAsked(tx, String(newspaper), was))) throw refusal('CONFLICT', CHANGED);
    },
    finish: ({ payload: { newspaper, was, county, access }, askedBy }) =>
      outsideRequests(() =>
        db.transaction(async (tx) => {
          const id = String(newspaper);
          await holdNewspaper(tx, id);
          if (askedBy === null || !(await stillAsked(tx, id, was))) return;
          await changeCounty(tx, id, typeof county === 'string' ? county : null);
          const asked = Array.isArray(access) ? access : [];
          await setTitleAccess(
            tx,
            [id],
            asked.filter((who): who is NewspaperAccess => isNewspaperAccess(String(who))),
          );
          await noteNewspaperAct(tx, { staffId: askedBy, newspaper: id, change: 'opened' });
        }),
      ),
  };
};

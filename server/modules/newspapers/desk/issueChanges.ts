import { dayOf } from '#domain/kernel/dates/isoDates.ts';
import { closingDay } from '#domain/records/core/closedUntil.ts';
import { plainText } from '#domain/records/sheets/plainText.ts';
import { whyTwo } from '#domain/records/sheets/whyTwo.ts';
import { LONGEST_STAFF_REASON } from '#domain/staff/duties/secondPerson.ts';
import {
  changeIssues,
  closuresOf,
  type IssueChange,
  type IssueSpan,
  opensIssues,
} from '#server/engines/newspapers/issueClosures.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import type { IssuesChange } from '#server/modules/kernel/graphql/types.generated.ts';
import { askForTwo, HOURS_FOR_RECORDS } from '#server/modules/records/sheets/index.ts';
import type { StaffRequest, StaffRequestKind } from '#server/modules/staff/duties/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { outsideRequests } from '#server/platform/db/requestScope.ts';

import { holdNewspaper, ISSUE_OPENING, noteNewspaperAct, refusedNewspaper } from './heldNewspaper.ts';

interface Asker {
  staffId: number;
  opening: StaffRequestKind;
}

/** What is to be done with issues. @throws GraphQLError for a day that is not after today */
export function issueChangeOf(change: IssuesChange, given: string | null | undefined): IssueChange {
  if (change === 'OPEN') return { change: 'open', until: null };
  if (change !== 'CLOSE') return { change: change === 'WITHDRAW' ? 'withdraw' : 'restore' };
  const until = closingDay(given ?? '', dayOf(new Date()));
  if (until === null) throw refusedNewspaper('Choose a day after today.', 'NEWSPAPER_UNTIL');
  return { change: 'close', until };
}

/** Why, as staff say it. @throws GraphQLError without a reason, or with one that is too long */
export function reasonOf(given: string): string {
  const why = plainText(given).trim();
  if (why === '' || why.length > LONGEST_STAFF_REASON)
    throw refusedNewspaper(`Say why, in at most ${LONGEST_STAFF_REASON} characters.`, 'NEWSPAPER_WHY');
  return why;
}

/** What of a change opens issues: closing until a day opens those that are closed longer. */
const opening = (change: IssueChange): IssueChange =>
  change.change === 'close' ? { change: 'open', until: change.until } : change;

/** Asks a second person to open issues. @returns whether it waits for them */
async function asksToOpen(
  tx: Database,
  { staffId, opening: kind }: Asker,
  span: IssueSpan,
  { change, why }: { change: IssueChange; why: string },
): Promise<boolean> {
  const title = await tx.one<{ name: string }>(
    '/* issueChanges.name */ SELECT name FROM newspaper_title WHERE id = $1',
    [span.titleId],
  );
  return askForTwo(tx, {
    kind,
    staffId,
    isSteward: false,
    because: whyTwo({ act: change.change === 'restore' ? 'restore' : 'open' }),
    reason: why,
    payload: {
      newspaper: span.titleId,
      name: title?.name ?? '',
      // What is asked later about the same issues takes its place.
      opens: `issues ${span.titleId} ${span.from} ${span.to} ${change.change}`,
      from: span.from,
      to: span.to,
      change: change.change,
      until: 'until' in change ? change.until : null,
      was: (await closuresOf(tx, span)).state,
    },
    about: 'opens',
  });
}

/**
 * Opens or closes issues of a newspaper. What closes them holds at once; what opens them sooner, or puts them back, waits
 * for a second person where there is one.
 * @throws GraphQLError where the newspaper has no issue of these days, or nothing would change
 */
export async function changeIssuesOrAsk(
  tx: Database,
  asker: Asker,
  span: IssueSpan,
  change: IssueChange,
  why: string,
): Promise<void> {
  await holdNewspaper(tx, span.titleId);
  const { issues } = await closuresOf(tx, span);
  if (issues === 0) throw refusedNewspaper('The newspaper has no issue of these days.', 'NEWSPAPER_NO_ISSUES');
  const by = { why, memberId: asker.staffId };
  const closed =
    change.change === 'close' || change.change === 'withdraw' ? await changeIssues(tx, span, change, by) : 0;
  const opens = opening(change);
  const isOpening = await opensIssues(tx, span, opens);
  if (closed === 0 && !isOpening) throw refusedNewspaper('These issues are so already.', 'NEWSPAPER_SAME');
  if (isOpening && !(await asksToOpen(tx, asker, span, { change: opens, why })))
    await changeIssues(tx, span, opens, by);
  await noteNewspaperAct(tx, {
    staffId: asker.staffId,
    newspaper: span.titleId,
    change: `${change.change} ${span.from} – ${span.to}`,
  });
}

const CHANGED = 'These issues were changed since. Refuse this, so that it is asked again.';

/** What a request is about. */
const askedOf = ({ newspaper, from, to, change, until }: StaffRequest['payload']): [IssueSpan, IssueChange] => [
  { titleId: String(newspaper), from: String(from), to: String(to) },
  change === 'restore'
    ? { change }
    : // The day may have come meanwhile.
      { change: 'open', until: typeof until === 'string' && until > dayOf(new Date()) ? until : null },
];

/**
 * Issues opened sooner or put back, as a second person allows it. Done beyond the approval, since it may take long; again
 * does nothing, since the issues are open by then.
 */
export const issueOpening = (db: Database): StaffRequestKind => {
  const stillAsked = async (tx: Database, payload: StaffRequest['payload']): Promise<boolean> =>
    (await closuresOf(tx, askedOf(payload)[0])).state === payload.was;
  return {
    name: ISSUE_OPENING,
    duty: 'records',
    mayBeAboutOneself: false,
    hours: HOURS_FOR_RECORDS,
    needsWhy: true,
    describe: ({ name, from, to, change, until }) => {
      const issues = `issues of “${String(name)}” from ${String(from)} to ${String(to)}`;
      if (change === 'restore') return `Put back withdrawn ${issues}`;
      return typeof until === 'string' ? `Open ${issues} earlier, on ${until}` : `Open closed ${issues}`;
    },
    async run(tx, { payload }) {
      if (!(await stillAsked(tx, payload))) throw refusal('CONFLICT', CHANGED);
    },
    finish: ({ payload, reason, askedBy }) =>
      outsideRequests(() =>
        db.transaction(async (tx) => {
          const [span, change] = askedOf(payload);
          await holdNewspaper(tx, span.titleId);
          if (askedBy === null || !(await stillAsked(tx, payload))) return;
          await changeIssues(tx, span, change, { why: reason, memberId: askedBy });
          await noteNewspaperAct(tx, { staffId: askedBy, newspaper: span.titleId, change: 'issues-opened' });
        }),
      ),
  };
};

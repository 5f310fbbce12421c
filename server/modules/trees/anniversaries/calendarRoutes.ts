import type { FastifyInstance } from 'fastify';

import { anniversaryDate, anniversaryTitle, type Anniversary } from '#domain/trees/anniversaries/anniversary.ts';
import { icsText } from '#domain/trees/anniversaries/icsText.ts';
import { mayExportTree } from '#domain/trees/core/access/decideTreeAccess.ts';
import { decodeDay } from '#domain/trees/core/encodedDay.ts';
import { personAddress } from '#domain/trees/core/personAddress.ts';
import { treeDisplayName } from '#domain/trees/core/treeDisplayName.ts';
import { treePersonId } from '#domain/trees/core/treeIds.ts';
import {
  familyTreeRef,
  type LivingPolicy,
  openTreeForTicket,
  personRows,
  type TreeRow,
} from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { problemOf } from '#server/platform/http/problems.ts';
import { sendProblem } from '#server/platform/http/sendProblem.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';
import { networkOf } from '#server/platform/limits/limitKeys.ts';

import { calendarByToken } from './calendarStore.ts';
import { latestAnniversaries } from './findAnniversaries.ts';

/** Where a calendar is read, without its secret. */
export const CALENDAR_PATH = '/api/tree-calendar';
/** Days in one calendar: phones take no more. */
const MOST_DAYS = 5_000;
/** Reads of one network in an hour: many calendars are fetched by one service for all its users. */
const READS = { points: 600, duration: 3_600 };
const TOKEN = /^[A-Za-z0-9_-]{43}$/u;

interface CalendarParts {
  db: Database;
  publicUrl: string;
  livingYears: number;
}

async function calendarText({ db, publicUrl }: CalendarParts, tree: TreeRow, policy: LivingPolicy): Promise<string> {
  const found = await latestAnniversaries(db, tree.id, policy, MOST_DAYS);
  const names = new Map(
    (await personRows(db, tree.id, [...new Set(found.flatMap(({ personIds }) => personIds))])).map((row) => [
      row.id,
      treeDisplayName(row),
    ]),
  );
  const { host } = new URL(publicUrl);
  const event = (anniversary: Anniversary) => {
    const { kind, day, personIds, place } = anniversary;
    const [first = 0] = personIds;
    const { month, day: date } = decodeDay(day);
    return {
      uid: `${personIds.map((id) => treePersonId(tree.id, id)).join('-')}-${kind}@${host}`,
      month,
      day: date,
      summary: anniversaryTitle(
        anniversary,
        personIds.flatMap((id) => names.get(id) ?? []),
      ),
      description: anniversaryDate(day),
      location: place ?? '',
      url: new URL(personAddress(familyTreeRef(tree), treePersonId(tree.id, first)), publicUrl).href,
    };
  };
  return icsText({ name: `Anniversaries: ${tree.name}`, changedAt: tree.changedAt, events: found.map(event) });
}

/**
 * Serves a calendar to any program that holds its address, as long as the member who made it may take the tree away.
 * Missing, revoked and no longer allowed look alike. Logs have the pattern of the address only.
 */
export function registerTreeCalendars(app: FastifyInstance, parts: CalendarParts): void {
  const { db, livingYears } = parts;
  const networks = createLimiter(db, 'treeCalendars', READS, 'counts-here');
  app.get<{ Params: { token: string } }>(
    `${CALENDAR_PATH}/:token.ics`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const wait = await networks.take(networkOf(request.ip));
      if (wait !== null) return sendProblem(request, reply.header('retry-after', String(wait)), problemOf(429));
      const { token } = request.params;
      const calendar = TOKEN.test(token) ? await calendarByToken(db, token) : null;
      const opened = calendar && (await openTreeForTicket(db, calendar));
      if (!opened || !mayExportTree(opened, opened.tree)) return sendProblem(request, reply, problemOf(404));
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'private, max-age=3600')
        .header('x-robots-tag', 'noindex')
        .header('referrer-policy', 'no-referrer')
        .send(await calendarText(parts, opened.tree, { asOfYear: new Date().getUTCFullYear(), livingYears }));
    },
  );
}

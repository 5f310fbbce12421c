import type { BirthEvent, DeathEvent, DepartureEvent, MarriageEvent } from '../simulation/events.ts';
import { auctionAdvert } from './adverts/auctions.ts';
import { propertyAdvert } from './adverts/property.ts';
import { publicNotice } from './adverts/publicNotices.ts';
import { situationAdvert } from './adverts/situations.ts';
import { tradesmanAdvert } from './adverts/tradesmen.ts';
import { boardMeeting } from './news/boards.ts';
import { courtReport } from './news/courts.ts';
import { departures } from './news/departures.ts';
import { gleaning } from './news/gleanings.ts';
import { inquests } from './news/inquests.ts';
import { leader } from './news/leaders.ts';
import { letter } from './news/letters.ts';
import { localNews } from './news/localNews.ts';
import { marketReport } from './news/markets.ts';
import { birthNotices } from './notices/births.ts';
import { deathNotices } from './notices/deaths.ts';
import { marriageNotices } from './notices/marriages.ts';
import type { Piece } from './press/piece.ts';
import type { Week } from './press/week.ts';
import { columnHeight, type Flowed, flowPieces, heightOf } from './setting/flowPieces.ts';
import { folio, masthead } from './setting/pageHeads.ts';
import { spreadColumns } from './setting/spreadColumns.ts';
import { typeSheet } from './setting/typeSheet.ts';

/** The events that an issue reports. */
export interface News {
  births: readonly BirthEvent[];
  marriages: readonly MarriageEvent[];
  deaths: readonly DeathEvent[];
  /** Deaths upon which a coroner sat. */
  inquests: readonly DeathEvent[];
  departures: readonly DepartureEvent[];
}

/** An issue as it was set in type. */
export interface ComposedIssue extends Flowed {
  on: number;
}

/** Lines of white that are planned at the foot of each column, since headings stay with what follows. */
const SLACK_LINES = 1.6;
/** How often something shorter is tried for the foot of the last column. */
const TRIES = 7;

const IMPRINT: Piece = {
  kind: 'article',
  headline: null,
  subjects: [],
  blocks: [
    {
      style: 'body',
      text: 'Printed and published every Saturday morning, for the Proprietors, at the Chronicle Office, Market-place, Wexcombe, in the county of Wexcombeshire, where advertisements and communications are received.',
    },
  ],
};

/** Fills pages: what must be in, what may be between it and the end, and last what comes at the end. */
function fillPages(
  issue: Flowed,
  pages: readonly { page: number; top: number }[],
  sheet: ReturnType<typeof typeSheet>,
  parts: {
    first: readonly Piece[];
    more: readonly (() => Piece | null)[];
    last: readonly Piece[];
    filler: () => Piece | null;
  },
): void {
  const { flowed, add, room } = flowPieces(sheet, pages);
  const slack = pages.length * sheet.columns * SLACK_LINES * sheet.styles.body.leading;
  const ending = parts.last.reduce((sum, piece) => sum + heightOf(piece, sheet), 0);
  for (const piece of parts.first) add(piece);
  for (let at = 0; room() - slack - ending > 6 * sheet.styles.body.leading; at += 1) {
    const piece = parts.more[at % parts.more.length]?.() ?? null;
    if (piece === null && at > 90) break;
    if (piece !== null && (heightOf(piece, sheet) > room() - slack * 0.5 - ending || !add(piece))) break;
  }
  for (const piece of parts.last) add(piece);
  for (let tries = 0; tries < TRIES && room() > 5 * sheet.styles.body.leading; tries += 1) {
    const piece = parts.filler();
    if (piece !== null) add(piece);
  }
  spreadColumns(flowed, sheet);
  const before = issue.pieces.length;
  issue.pieces.push(...flowed.pieces);
  issue.lines.push(
    ...flowed.lines.map((line) => ({ ...line, piece: line.piece === null ? null : line.piece + before })),
  );
  issue.rules.push(...flowed.rules);
}

/**
 * Writes an issue and sets it in type: advertisements in front, news within, markets and more advertisements behind.
 */
export function composeIssue(week: Week, news: News): ComposedIssue {
  const { on, year } = week;
  const sheet = typeSheet(year);
  const issue: ComposedIssue = { on, pieces: [], lines: [], rules: [] };
  const heads = [masthead(on, sheet), ...[2, 3, 4].map((page) => folio(on, page, sheet))];
  const topOf = (page: number) => heads[page - 1]?.top ?? 0;
  const present = (pieces: readonly (Piece | null)[]): Piece[] => pieces.filter((piece) => piece !== null);

  const family = present([
    birthNotices(week, news.births),
    marriageNotices(week, news.marriages),
    deathNotices(week, news.deaths),
  ]);
  const reports = present([...inquests(week, news.inquests), departures(week, news.departures)]);
  const trade = () => tradesmanAdvert(week);
  const local = () => localNews(week);
  fillPages(issue, [{ page: 1, top: topOf(1) }], sheet, {
    first: [publicNotice(week)],
    more: [
      trade,
      () => auctionAdvert(week),
      trade,
      () => situationAdvert(week),
      trade,
      () => propertyAdvert(week),
      trade,
      () => publicNotice(week),
      trade,
      () => situationAdvert(week),
    ],
    last: [],
    filler: () => situationAdvert(week),
  });
  fillPages(
    issue,
    [2, 3].map((page) => ({ page, top: topOf(page) })),
    sheet,
    {
      first: [leader(week), letter(week), ...reports, courtReport(week), boardMeeting(week)],
      more: [
        local,
        local,
        local,
        local,
        local,
        local,
        local,
        () => courtReport(week),
        local,
        local,
        local,
        local,
        () => letter(week),
      ],
      last: family,
      filler: () => gleaning(week),
    },
  );
  fillPages(issue, [{ page: 4, top: topOf(4) }], sheet, {
    first: [marketReport(week)],
    more: [
      local,
      () => propertyAdvert(week),
      trade,
      local,
      () => auctionAdvert(week),
      local,
      trade,
      () => situationAdvert(week),
      local,
      () => publicNotice(week),
    ],
    last: [IMPRINT],
    filler: () => gleaning(week),
  });

  for (const [index, { lines, rules, top }] of heads.entries()) {
    const page = index + 1;
    issue.lines.push(...lines);
    issue.rules.push(...rules.map((rule) => ({ ...rule, page, column: null })));
    for (let column = 1; column < sheet.columns; column += 1) {
      const x = sheet.margin + column * (sheet.columnWidth + sheet.gutter) - sheet.gutter / 2;
      issue.rules.push({
        page,
        column: null,
        x1: x,
        x2: x,
        y1: top + 4,
        y2: top + columnHeight(top, sheet) + 8,
        thick: 2,
      });
    }
  }
  return issue;
}

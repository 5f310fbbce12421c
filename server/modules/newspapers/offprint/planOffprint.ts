import { type ArticleKind, articleTitle } from '#domain/newspapers/core/articleKind.ts';
import { citeArticle } from '#domain/newspapers/core/citeArticle.ts';
import { issueDateInWords } from '#domain/newspapers/core/issueDateInWords.ts';
import { pageIdOf, type NewspaperId } from '#domain/newspapers/core/newspaperIds.ts';
import { readerAddress } from '#domain/newspapers/core/readerAddress.ts';
import type { DatePrecision } from '#domain/newspapers/core/readIssueDate.ts';
import { columnOf } from '#domain/newspapers/pages/columnsOf.ts';
import type { PrintedPiece } from '#domain/newspapers/pages/cutForPaper.ts';
import { unpackPage } from '#domain/newspapers/pages/packedPage.ts';
import type { PageLine } from '#domain/newspapers/pages/pageLine.ts';
import type { PageRegion } from '#domain/records/core/pageRegion.ts';
import { isVisibleArticle } from '#server/engines/newspapers/articleParts.ts';
import { readablePage } from '#server/engines/newspapers/closedZones.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A piece of a page that has a picture, or not. */
export interface OffprintPiece extends PrintedPiece {
  /** Of the image service; null where the page has no image. */
  imageId: string | null;
}

/** What an offprint will show, before its pictures are cut. */
export interface OffprintPlan {
  isWholePage: boolean;
  siteName: string;
  heading: string;
  subheading: string;
  citation: string;
  rights: string;
  pieces: readonly OffprintPiece[];
}

interface IssueRow {
  title: string;
  placeName: string | null;
  rights: string | null;
  attribution: string | null;
  date: string;
  precision: DatePrecision;
  edition: string;
}

interface ZoneRow extends PageRegion {
  pageId: string;
  firstLine: number;
  lastLine: number;
  headline: string | null;
  kind: ArticleKind;
}

/** A page with its lines; those of closed articles are empty. */
interface OpenedPage {
  imageId: string | null;
  label: string;
  width: number;
  height: number;
  isCorrected: boolean;
  lines: readonly PageLine[];
}

const issueOf = (db: Database, id: string) =>
  db.one<IssueRow>(
    `/* offprint.issue */ SELECT t.name AS title, t.place_name AS "placeName", t.rights, t.attribution, i.date::text AS date, i.date_precision AS precision, i.edition
     FROM open_issue i JOIN newspaper_title t ON t.id = i.title_id WHERE i.id = $1`,
    [id],
  );

const zonesOf = (db: Database, articleId: string) =>
  db.rows<ZoneRow>(
    `/* offprint.zones */ SELECT page_id AS "pageId", x, y, width, height, first_line AS "firstLine", last_line AS "lastLine", a.headline, a.kind
     FROM article_zone z JOIN newspaper_article a ON a.no = z.article_no WHERE a.id = $1 AND ${isVisibleArticle('a')} ORDER BY n`,
    [articleId],
  );

async function openedPage(db: Database, id: string): Promise<OpenedPage | null> {
  const page = await readablePage(db, id);
  return (
    page && { ...page, lines: page.packed.length === 0 ? [] : unpackPage({ text: page.text, boxes: page.packed }) }
  );
}

/** A region as far as it is on its page. */
function onPage({ x, y, width, height }: PageRegion, page: OpenedPage): PageRegion {
  const [left, top] = [Math.min(Math.max(0, x), page.width - 1), Math.min(Math.max(0, y), page.height - 1)];
  return {
    x: left,
    y: top,
    width: Math.max(1, Math.min(page.width, x + width) - left),
    height: Math.max(1, Math.min(page.height, y + height) - top),
  };
}

const hasWords = ({ words }: PageLine): boolean => words.length > 0;

/**
 * What an offprint of an article or a page will show; null where there is no such thing, or it is closed. Whether the
 * reader may read the issue must be decided before.
 *
 * @param id - names an article or a page.
 */
export async function planOffprint(
  db: Database,
  { publicUrl, siteName }: { publicUrl: string; siteName: string },
  id: string,
  named: NewspaperId & { issueId: string; page: number },
): Promise<OffprintPlan | null> {
  const zones = named.article === null ? [] : await zonesOf(db, id);
  const [issue, first] = await Promise.all([
    issueOf(db, named.issueId),
    openedPage(db, zones[0]?.pageId ?? pageIdOf(named.issueId, named.page)),
  ]);
  if (!issue || !first || (named.article !== null && zones.length === 0)) return null;
  const pages = new Map([[zones[0]?.pageId ?? id, first]]);
  for (const pageId of new Set(zones.map((zone) => zone.pageId))) {
    const page = pages.get(pageId) ?? (await openedPage(db, pageId));
    if (page) pages.set(pageId, page);
  }
  const pieces =
    named.article === null
      ? [
          {
            imageId: first.imageId,
            region: { x: 0, y: 0, width: first.width, height: first.height },
            lines: first.lines.filter(hasWords),
          },
        ]
      : zones.flatMap(({ pageId, firstLine, lastLine, ...zone }) => {
          const page = pages.get(pageId);
          return page
            ? [
                {
                  imageId: page.imageId,
                  region: onPage(zone, page),
                  lines: page.lines.slice(firstLine, lastLine + 1).filter(hasWords),
                },
              ]
            : [];
        });
  const headline = zones[0] ? articleTitle(zones[0]) : null;
  const subheading = [
    headline === null ? '' : issue.title,
    issueDateInWords(issue.date, issue.precision),
    issue.edition,
    `page ${first.label}`,
  ]
    .filter((part) => part !== '')
    .join(', ');
  const { title, date, precision, edition } = issue;
  return {
    isWholePage: named.article === null,
    siteName,
    heading: headline ?? title,
    subheading,
    citation: citeArticle({
      headline,
      title,
      date,
      precision,
      edition,
      place: issue.placeName?.split(',')[0]?.trim() ?? null,
      pageLabel: first.label,
      column: columnOf(zones[0], first.lines),
      isUncorrected: !first.isCorrected,
      siteName,
      address: publicUrl + readerAddress(id),
      accessedOn: new Date(),
    }),
    rights: [issue.rights, issue.attribution].filter((part) => part !== null).join(' · '),
    pieces,
  };
}

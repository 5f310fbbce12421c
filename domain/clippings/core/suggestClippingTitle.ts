import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import { cutText } from '#domain/kernel/wording/cutText.ts';
import type { PageRegion } from '#domain/records/core/pageRegion.ts';

import { tidyLine } from './clippingFields.ts';
import { CLIPPING_LIMITS } from './clippingLimits.ts';
import { areaOfAll, overlapOf } from './coveredShare.ts';

/** Something that a page holds, with where it is on it. */
export interface NamedPart {
  /** The same on every page that it goes on to. */
  id: string;
  /** A headline, or the name of a person; null where it has none. */
  name: string | null;
  regions: readonly PageRegion[];
}

/** What is known of the page of a rectangle. */
export interface NamedPage {
  /** “Page 12”. */
  label: string;
  /** Articles of a newspaper; none for an image of records. */
  articles: readonly NamedPart[];
  /** Entries of a register or census; none for a newspaper. */
  entries: readonly NamedPart[];
}

/** What is clipped. */
export interface ClippedMatter {
  /** The newspaper with the date of its issue, or the record set; empty where it is not known. */
  source: string;
  /** Rectangles in pixels of their page, as its parts are, in reading order. */
  areas: readonly { region: PageRegion; page: NamedPage }[];
  /** The words in them, line by line; empty for none. */
  text: string;
}

/** So much of what is drawn must lie in an article, for margins are drawn around it. */
const WITHIN = 2 / 3;
/** More entries than these are a page, and no household. */
const MOST_ENTRIES = 12;
/** Words and characters of a text that make a title. */
const MOST_WORDS = 8;
const MOST_CHARACTERS = 70;

/** A name in one line; null for one without a sign that can be read. */
const written = (name: string | null | undefined): string | null => tidyLine(name ?? '') || null;

/**
 * The headline of the one article that the rectangles lie in; null where they lie in several, in none, or in one
 * without a headline.
 */
function headlineOf(areas: ClippedMatter['areas']): string | null {
  const drawn = areas.reduce((sum, { region }) => sum + region.width * region.height, 0);
  const inside = new Map<string, { name: string | null; area: number }>();
  for (const { region, page } of areas) {
    for (const { id, name, regions } of page.articles) {
      const area = areaOfAll(regions.flatMap((zone) => overlapOf(zone, region) ?? []));
      if (area > 0) inside.set(id, { name, area: area + (inside.get(id)?.area ?? 0) });
    }
  }
  const found = [...inside.values()].filter(({ area }) => area >= drawn * WITHIN);
  return found.length === 1 ? written(found[0]?.name) : null;
}

function holdsMiddle(region: PageRegion, { x, y, width, height }: PageRegion): boolean {
  const [across, down] = [x + width / 2 - region.x, y + height / 2 - region.y];
  return across >= 0 && across < region.width && down >= 0 && down < region.height;
}

/** “Ann Webb and 3 others”; null where no entry is inside, the first has no name, or there are too many. */
function namesOf(areas: ClippedMatter['areas']): string | null {
  const inside = areas.flatMap(({ region, page }) =>
    page.entries.filter(({ regions }) => regions.some((line) => holdsMiddle(region, line))),
  );
  const entries = [...new Map(inside.map((entry) => [entry.id, entry])).values()];
  const first = written(entries[0]?.name);
  if (first === null || entries.length > MOST_ENTRIES) return null;
  return entries.length === 1 ? first : `${first} and ${countInWords(entries.length - 1, 'other')}`;
}

/** The first words of a text, with “…” where it goes on; null where it has not two words to read. */
function firstWords(text: string): string | null {
  // A word that is broken at the end of a line is one word.
  const words = tidyLine(text.replace(/(?<=\p{L})[-\u00ad]\s*\n\s*(?=\p{Ll})/gu, '')).split(' ');
  if (words.filter((word) => /\p{L}{2}/u.test(word)).length < 2) return null;
  let taken = words.slice(0, MOST_WORDS);
  while (taken.length > 1 && taken.join(' ').length > MOST_CHARACTERS) taken = taken.slice(0, -1);
  const said = cutText(taken.join(' '), MOST_CHARACTERS).replace(/[\s.,;:–—-]+$/u, '');
  return taken.length < words.length ? `${said}…` : said;
}

/**
 * The title that is suggested for a clipping: what is clipped names it, before where it is from does. The headline of
 * the one article that it lies in; else the people of its entries with the record set; else its first words; else
 * newspaper and date, or record set, with the page of its first rectangle.
 *
 * @returns one line of at most CLIPPING_LIMITS.title characters; empty where nothing at all is known.
 */
export function suggestClippingTitle({ source, areas, text }: ClippedMatter): string {
  const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join(', ');
  const names = namesOf(areas);
  const ofEntries = names === null ? null : joined([names, source]);
  const title = headlineOf(areas) ?? ofEntries ?? firstWords(text) ?? joined([source, areas[0]?.page.label ?? '']);
  return cutText(tidyLine(title), CLIPPING_LIMITS.title);
}

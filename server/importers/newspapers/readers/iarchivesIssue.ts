import path from 'node:path';

import { figure } from '#domain/kernel/wording/countInWords.ts';
import { articleKindOf } from '#domain/newspapers/core/articleKind.ts';
import { readIssueDate } from '#domain/newspapers/core/readIssueDate.ts';
import { WORD_FLAGS, wordsIn } from '#domain/newspapers/pages/pageLine.ts';
import type { PageRegion } from '#domain/records/core/pageRegion.ts';

import {
  type ArticleDraft,
  type Fault,
  type FoundIssue,
  type IssueDraft,
  type PageDraft,
  Rejected,
} from '../IssueDraft.ts';
import { datedName } from './datedName.ts';
import { layOutWithGuesses, type WantedZone } from './guessArticles.ts';
import { fileNamedBy, type ImportRoot, nameInside } from './insideFolder.ts';
import { pictureSize } from './pageImage.ts';
import { parseXml } from './parseXml.ts';
import { type ArticleNode, nodeCollector, readArticleXml } from './readArticleXml.ts';
import { boxAround, fitPage, MOST_WORDS, type RawLine } from './textPage.ts';

/** Words of a line, where the source has no lines. */
const LINE_WORDS = 12;
/** What makers write where they do not name the paper. */
const NO_TITLE = /^(?:untitled|unknown)?$/iu;

/** A file that `unit.xml` or an article names. */
interface Reference {
  href: string;
  line: number;
}

interface Unit {
  title: string;
  date: string;
  dateLine: number;
  edition: string;
  number: string | null;
  pages: Reference[];
  articles: Reference[];
}

/** What is known of an article before its words are read again for each of its pages. */
interface Outline {
  file: string;
  pages: ReadonlySet<string>;
}

async function readUnit(file: string, name: string): Promise<Unit> {
  const unit: Unit = { title: '', date: '', dateLine: 1, edition: '', number: null, pages: [], articles: [] };
  let item: string | null = null;
  let text = '';
  let isUnit = false;
  await parseXml(file, name, {
    open(element, attributes, line) {
      if (element === 'unit') [isUnit, unit.title] = [true, (attributes['collection-title'] ?? '').trim()];
      if (element === 'header-item') [item, text] = [attributes.name ?? '', ''];
      if (item === 'date') unit.dateLine = line;
      if (element === 'page-ref') unit.pages.push({ href: attributes.href ?? '', line });
      if (element === 'article-ref') unit.articles.push({ href: attributes.href ?? '', line });
    },
    text: (piece) => (text += piece),
    close(element) {
      if (element !== 'header-item' || item === null) return;
      if (item === 'date') unit.date = text.trim();
      if (item === 'edition') unit.edition = text.trim().toLowerCase();
      if (item === 'number') unit.number = text.trim() || null;
      item = null;
    },
  });
  if (!isUnit) throw new Rejected(name, 1, 'is not the unit of an issue');
  return unit;
}

/** A page's own file: its label, its picture, and its words, for pages that no article is on. */
async function readPageFile(
  file: string,
  name: string,
): Promise<{ label: string | null; imageHref: string | null; imageLine: number; nodes: ArticleNode[] }> {
  const nodes = nodeCollector();
  const page = { label: null as string | null, imageHref: null as string | null, imageLine: 1 };
  let label: string | null = null;
  await parseXml(file, name, {
    open(element, attributes, line) {
      nodes.open(element, attributes);
      if (element === 'page') Object.assign(page, { imageHref: attributes['image-file'] ?? null, imageLine: line });
      if (element === 'header-item' && attributes.name === 'page') label = '';
    },
    text(piece) {
      if (label !== null) label += piece;
      nodes.text(piece);
    },
    close(element) {
      nodes.close(element);
      if (element === 'header-item' && label !== null) [page.label, label] = [label.trim() || null, null];
    },
  });
  return { ...page, nodes: nodes.taken() };
}

/** Lines of a zone: the source has words only, so so many make a line, and its box is a slice of the zone's. */
function linesOf(nodes: readonly ArticleNode[], zone: PageRegion | null): RawLine[] {
  const count = Math.ceil(nodes.length / LINE_WORDS);
  return Array.from({ length: count }, (_, at) => ({
    box: zone && { ...zone, y: zone.y + (zone.height * at) / count, height: zone.height / count },
    words: nodes.slice(at * LINE_WORDS, (at + 1) * LINE_WORDS),
  }));
}

/** Takes one of each of these words away. */
function withoutWords(nodes: readonly ArticleNode[], taken: readonly ArticleNode[]): ArticleNode[] {
  const left = new Map<string, number>();
  for (const { text } of taken) left.set(text, (left.get(text) ?? 0) + 1);
  return nodes.filter(({ text }) => {
    const count = left.get(text) ?? 0;
    if (count > 0) left.set(text, count - 1);
    return count === 0;
  });
}

/**
 * Words of a page that no article has: those outside the zones, by their places; where the word or the zone has none,
 * by what they say.
 */
function looseNodes(
  nodes: readonly ArticleNode[],
  zones: readonly { box: PageRegion | null; nodes: readonly ArticleNode[] }[],
): ArticleNode[] {
  const isWithin = ({ x, y, width, height }: PageRegion) =>
    zones.some(
      ({ box }) =>
        box &&
        x + width / 2 >= box.x &&
        x + width / 2 <= box.x + box.width &&
        y + height / 2 >= box.y &&
        y + height / 2 <= box.y + box.height,
    );
  const unplaced = zones.filter(({ box }) => box === null).flatMap((zone) => zone.nodes);
  const outside = nodes.filter(({ box }) => box !== null && !isWithin(box));
  const withoutPlace = nodes.filter(({ box }) => box === null);
  return [
    ...withoutWords(outside, unplaced),
    ...withoutWords(
      withoutPlace,
      zones.flatMap((zone) => zone.nodes),
    ),
  ];
}

/**
 * A headline as a line of its own, at the top of its zone: people have typed it, and the words of the page often lack
 * it.
 */
const headlineLine = (headline: string, zone: PageRegion | null): RawLine => ({
  box: zone && { ...zone, height: Math.min(zone.height, 40) },
  words: wordsIn(headline).map((text) => ({
    text,
    box: null,
    confidence: 1,
    flags: WORD_FLAGS.uncertainBox,
    readings: [],
  })),
});

interface Reading {
  root: ImportRoot;
  articles: ArticleDraft[];
  outlines: readonly (Outline | null)[];
}

async function readPage(
  { root, articles, outlines }: Reading,
  unitFile: string,
  reference: Reference,
  position: number,
  report: (fault: Fault) => void,
): Promise<PageDraft> {
  const unitName = nameInside(root, unitFile);
  const file = await fileNamedBy(root, unitFile, reference.href, reference.line);
  if (file === null) throw new Rejected(unitName, reference.line, `there is no page ${reference.href}`);
  const name = nameInside(root, file);
  const page = await readPageFile(file, name);
  const imageFile = page.imageHref === null ? null : await fileNamedBy(root, file, page.imageHref, page.imageLine);
  const picture = imageFile === null ? null : await pictureSize(imageFile);
  if (!picture)
    report({
      file: name,
      line: page.imageLine,
      reason: `page without an image: ${imageFile === null ? `there is no image ${page.imageHref ?? ''}` : `${page.imageHref ?? ''} is not an image that can be read here`}`,
    });

  const lines: RawLine[] = [];
  const wanted: (Omit<WantedZone, 'lines'> & { from: number; to: number; nodes: readonly ArticleNode[] })[] = [];
  for (const [article, outline] of outlines.entries()) {
    if (!outline?.pages.has(file)) continue;
    const { headline, zones } = await readArticleXml(outline.file, nameInside(root, outline.file));
    for (const [order, zone] of zones.entries()) {
      if ((await fileNamedBy(root, outline.file, zone.pageHref, 1)) !== file) continue;
      const from = lines.length;
      if (order === 0 && headline !== null) lines.push(headlineLine(headline, zone.box));
      lines.push(...linesOf(zone.nodes, zone.box));
      wanted.push({ article, order, box: zone.box, from, to: lines.length, nodes: zone.nodes });
    }
  }
  lines.push(...linesOf(looseNodes(page.nodes, wanted), null));
  if (lines.reduce((sum, { words }) => sum + words.length, 0) > MOST_WORDS)
    throw new Rejected(name, 1, `has more than ${figure(MOST_WORDS)} words on one page`);
  const extent = boxAround([...wanted, ...page.nodes].flatMap(({ box }) => box ?? []));
  const size = picture ?? (extent && { width: extent.x + extent.width, height: extent.y + extent.height });
  if (!size) throw new Rejected(name, 1, 'has neither an image nor a word or zone with a place');
  const fitted = fitPage({ lines, ...size, dpi: null }, size, { x: 1, y: 1 });
  const inRange = (from: number, to: number) => fitted.lineOf.slice(from, to).filter((line) => line >= 0);
  const laid = layOutWithGuesses(
    fitted,
    wanted.map(({ from, to, nodes: _nodes, ...zone }) => ({ ...zone, lines: inRange(from, to) })),
    articles,
  );
  return {
    position,
    label: page.label ?? String(position),
    width: size.width,
    height: size.height,
    dpi: picture?.dpi ?? null,
    lines: laid.page.lines,
    zones: laid.zones,
    alternatives: laid.page.alternatives,
    imageFile: picture ? imageFile : null,
    source: name,
  };
}

function toDraft(root: ImportRoot, file: string, unit: Unit, titleName: string | null): IssueDraft {
  const name = nameInside(root, file);
  // A unit that does not give its date may be in a folder that is named by it.
  const date = readIssueDate(unit.date || (datedName(path.basename(path.dirname(file)))?.written ?? ''));
  if ('problem' in date) throw new Rejected(name, unit.dateLine, date.problem);
  const paper = titleName ?? (NO_TITLE.test(unit.title) ? null : unit.title);
  if (paper === null) throw new Rejected(name, 1, 'does not say which paper it is: give its name with --title');
  if (unit.pages.length === 0) throw new Rejected(name, 1, 'names no pages');
  const articles: ArticleDraft[] = [];
  return {
    title: { name: paper, libraryNumber: null, placeName: null, language: null, sourceNote: null },
    date,
    edition: /^[a-z0-9]{1,20}$/u.test(unit.edition) && unit.edition !== '1' ? unit.edition : '',
    label: unit.number,
    aliases: [],
    articles,
    async *pages(report) {
      const outlines: (Outline | null)[] = [];
      const attempt = async <Result>(work: () => Promise<Result>): Promise<Result | null> => {
        try {
          return await work();
        } catch (error) {
          if (!(error instanceof Rejected)) throw error;
          report(error);
          return null;
        }
      };
      for (const { href, line } of unit.articles) {
        const outline = await attempt(async () => {
          const at = await fileNamedBy(root, file, href, line);
          if (at === null) throw new Rejected(name, line, `there is no article ${href}`);
          const { headline, classification, zones } = await readArticleXml(at, nameInside(root, at));
          const pages = await Promise.all(zones.map(({ pageHref }) => fileNamedBy(root, at, pageHref, 1)));
          articles.push({ headline, kind: articleKindOf(classification), isGuess: false });
          return { file: at, pages: new Set(pages.filter((page) => page !== null)) };
        });
        // Articles and outlines are counted alike.
        if (outline) outlines.push(outline);
      }
      for (const [at, reference] of unit.pages.entries()) {
        const page = await attempt(() => readPage({ root, articles, outlines }, file, reference, at + 1, report));
        if (page) yield page;
      }
    },
  };
}

/**
 * An issue of iArchives: `unit.xml` with a file for each page and each article.
 * @param titleName - in place of the unit's own.
 */
export const iarchivesIssue = (root: ImportRoot, file: string, titleName: string | null): FoundIssue => ({
  name: nameInside(root, file),
  async load() {
    const unit = await readUnit(file, nameInside(root, file));
    const found = async (references: readonly Reference[]) =>
      (
        await Promise.all(references.map(({ href, line }) => fileNamedBy(root, file, href, line).catch(() => null)))
      ).filter((one) => one !== null);
    return {
      textFiles: [file, ...(await found(unit.pages)), ...(await found(unit.articles))],
      imageFiles: [],
      open: () => toDraft(root, file, unit, titleName),
    };
  },
});

import type { PageRegion } from '#domain/records/core/pageRegion.ts';

import { parseXml, type XmlAttributes } from './parseXml.ts';
import type { RawWord } from './textPage.ts';

/** A word with every reading of it, the first being the one to show. */
export type ArticleNode = RawWord;

/** A part of an article: words in a rectangle of its page. */
export interface ArticleZone {
  /** Address of the page's file, as the article names it. */
  pageHref: string;
  box: PageRegion | null;
  nodes: ArticleNode[];
}

/** An article of iArchives, as its file has it. */
export interface ArchivedArticle {
  headline: string | null;
  classification: string | null;
  zones: readonly ArticleZone[];
}

const numberOf = (text: string | undefined): number =>
  text === undefined || text.trim() === '' ? Number.NaN : Number(text);

/** A rectangle by its sides; null where one is missing or they cross. */
export function boxOfSides({ l, t, r, b }: XmlAttributes): PageRegion | null {
  const [left, top, right, bottom] = [numberOf(l), numberOf(t), numberOf(r), numberOf(b)];
  return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}

/**
 * Collects the words of `nodes`: a node holds several readings of one word, in no order of quality. The first one is
 * shown, all of them are searched.
 */
export function nodeCollector() {
  let nodes: ArticleNode[] = [];
  let readings: string[] = [];
  let box: PageRegion | null = null;
  let text: string | null = null;
  return {
    open(element: string, attributes: XmlAttributes): void {
      if (element === 'nodes') nodes = [];
      if (element === 'n') [readings, box] = [[], null];
      if (element === 'r') box ??= boxOfSides(attributes);
      text = element === 'o' ? '' : null;
    },
    text(piece: string): void {
      if (text !== null) text += piece;
    },
    close(element: string): void {
      if (element === 'o' && text !== null) readings.push(text);
      if (element === 'n' && readings.length > 0)
        nodes.push({ text: readings[0] ?? '', box, confidence: Number.NaN, flags: 0, readings: readings.slice(1) });
      text = null;
    },
    taken: (): ArticleNode[] => nodes,
  };
}

/**
 * Reads one article: its headline, what it is, and its words by page and zone.
 * @throws Rejected when it is not well-formed.
 */
export async function readArticleXml(file: string, name: string): Promise<ArchivedArticle> {
  const nodes = nodeCollector();
  const zones: ArticleZone[] = [];
  let headline: string | null = null;
  let classification: string | null = null;
  let pageHref = '';
  let clipping: PageRegion | null = null;
  let zone: ArticleZone | null = null;
  let heading: string | null = null;
  await parseXml(file, name, {
    open(element, attributes) {
      nodes.open(element, attributes);
      if (element === 'article') classification = attributes.classification ?? null;
      if (element === 'header-item' && attributes.name === 'headline') heading = '';
      if (element === 'article-page') pageHref = attributes.href ?? '';
      if (element === 'article-clipping') clipping = boxOfSides(attributes);
      if (element === 'zone') {
        const inner = boxOfSides(attributes);
        // A zone counts from the corner of its clipping.
        zone = {
          pageHref,
          box: inner && clipping ? { ...inner, x: inner.x + clipping.x, y: inner.y + clipping.y } : (inner ?? clipping),
          nodes: [],
        };
      }
    },
    text(piece) {
      if (heading !== null) heading += piece;
      nodes.text(piece);
    },
    close(element) {
      nodes.close(element);
      if (element === 'header-item' && heading !== null)
        [headline, heading] = [heading.replace(/\s+/gu, ' ').trim() || null, null];
      if (element === 'nodes' && zone) zone.nodes.push(...nodes.taken());
      if (element === 'zone' && zone) {
        zones.push(zone);
        zone = null;
      }
    },
  });
  return { headline, classification, zones };
}

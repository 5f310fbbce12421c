import { type ArticleKind, articleKindOf } from '#domain/newspapers/core/articleKind.ts';

import type { MetsArea, MetsDiv, MetsDocument, MetsFile } from './readMets.ts';

/** A page that METS names. */
export interface MetsPage {
  position: number;
  label: string;
  line: number;
  /** Id of its file of text; null where there is none. */
  textId: string | null;
  /** Ids of pictures of it. */
  imageIds: readonly string[];
}

/** A part of an article: a range of text, a rectangle of a picture, or both. */
export interface MetsZone {
  text: MetsArea | null;
  image: MetsArea | null;
}

export interface MetsArticle {
  headline: string | null;
  kind: ArticleKind;
  zones: readonly MetsZone[];
}

const ARTICLE =
  /^(?:article|advert|illustration|birth|marriage|death|obituar|notice|classified|family|section$|title.?section$)/iu;

/** Whether a division is an article, or what is printed in its place. */
export const isArticle = ({ type }: MetsDiv): boolean => ARTICLE.test(type);
const isText = ({ mime, href }: MetsFile): boolean => /xml/iu.test(mime) || /\.(?:xml|alto)$/iu.test(href);
const isImage = ({ mime, href }: MetsFile): boolean =>
  /^image\//iu.test(mime) || /\.(?:jp2|jpe?g|png|tiff?|webp)$/iu.test(href);

const everyDiv = (div: MetsDiv): MetsDiv[] => [div, ...div.children.flatMap(everyDiv)];
const mapOf = ({ maps }: MetsDocument, type: string): MetsDiv | null =>
  maps.find((map) => map.type === type)?.root ?? null;

/** Pages in the order of the physical map, or of the logical one where that is all there is. */
export function metsPages(document: MetsDocument): MetsPage[] {
  const root = mapOf(document, 'PHYSICAL') ?? document.maps[0]?.root;
  const fileOf = ({ fileId }: MetsArea) => document.files.get(fileId);
  const divs = root ? everyDiv(root).filter(({ type, areas }) => /^page$/iu.test(type) && areas.length > 0) : [];
  const pages = divs.map((div, at) => ({
    order: div.order !== null && Number.isInteger(div.order) && div.order > 0 ? div.order : at + 1,
    label: div.label ?? String(at + 1),
    line: div.line,
    textId: div.areas.find((area) => isText(fileOf(area) ?? { mime: '', href: '', use: '', line: 0 }))?.fileId ?? null,
    imageIds: div.areas
      .filter((area) => isImage(fileOf(area) ?? { mime: '', href: '', use: '', line: 0 }))
      .map(({ fileId }) => fileId),
  }));
  const isOrdered = new Set(pages.map(({ order }) => order)).size === pages.length;
  return pages
    .map(({ order, ...page }, at) => ({ ...page, position: isOrdered ? order : at + 1 }))
    .sort((a, b) => a.position - b.position);
}

/** The areas of a division, those of one physical division as one zone. */
function zonesOf(document: MetsDocument, areas: readonly MetsArea[]): MetsZone[] {
  const zones: MetsZone[] = [];
  for (const area of areas) {
    const file = document.files.get(area.fileId);
    if (!file) continue;
    const last = zones.at(-1);
    if (isText(file)) {
      if (last && last.text === null) last.text = area;
      else zones.push({ text: area, image: null });
    } else if (last && last.image === null) last.image = area;
    else zones.push({ text: null, image: area });
  }
  return zones;
}

/** The articles of the logical map, in its order: the innermost divisions that are called one and point anywhere. */
export function metsArticles(document: MetsDocument): MetsArticle[] {
  const root = mapOf(document, 'LOGICAL');
  if (!root) return [];
  const physical = new Map(document.maps.flatMap((map) => everyDiv(map.root)).map((div) => [div.id, div]));
  const own = (div: MetsDiv): MetsZone[] => [
    ...zonesOf(document, div.areas),
    ...(document.links.get(div.id) ?? []).flatMap((id) => {
      const target = physical.get(id);
      // A link to a whole page says nothing of where on it the article is.
      return target && target !== div && !/^(?:page|physsequence)$/iu.test(target.type)
        ? zonesOf(document, target.areas)
        : [];
    }),
  ];
  const articles: MetsArticle[] = [];
  const visit = (div: MetsDiv): void => {
    const hasInner = div.children.some((child) => everyDiv(child).some(isArticle));
    if (!isArticle(div) || (hasInner && /section/iu.test(div.type))) return div.children.forEach(visit);
    const parts = (inner: MetsDiv): MetsZone[] => [
      ...own(inner),
      ...inner.children.filter((child) => !isArticle(child)).flatMap(parts),
    ];
    const description = div.descriptionId === null ? undefined : document.descriptions.get(div.descriptionId);
    const zones = parts(div);
    if (zones.length > 0)
      articles.push({
        headline: description?.title ?? (div.descriptionId === null ? div.label : null),
        kind: articleKindOf(div.type),
        zones,
      });
    div.children.filter(isArticle).forEach(visit);
  };
  visit(root);
  return articles;
}

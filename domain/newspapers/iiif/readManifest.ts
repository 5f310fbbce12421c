import { isObject } from '#domain/kernel/values/typeGuards.ts';
import { type PageRegion, parseXywh } from '#domain/records/core/pageRegion.ts';

/** A file that a manifest names. */
export interface NamedFile {
  address: string;
  /** What it says it is; `lines` are annotations, one a line. */
  kind: 'alto' | 'hocr' | 'lines';
}

/** A canvas of a manifest, as far as a page of a newspaper is made of it. */
export interface ManifestCanvas {
  label: string;
  width: number;
  height: number;
  /** Address of its image in full size; null where it has none. */
  image: string | null;
  /** Where its text is, the most precise first; null where it is nowhere. */
  text: NamedFile | null;
  /** Lines that the manifest itself holds. */
  lines: readonly CanvasLine[];
}

/** A line of text and where it is on the canvas. */
export interface CanvasLine {
  text: string;
  region: PageRegion;
}

/** A manifest as an issue of a newspaper. */
export interface ReadManifest {
  /** Name of the paper; null where nothing tells. */
  title: string | null;
  /** Texts that may hold the date of the issue, the surest first. */
  dates: readonly string[];
  canvases: readonly ManifestCanvas[];
}

type Json = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : value == null ? [] : [value]);
const objectsOf = (value: unknown): Json[] => listOf(value).filter(isObject);
const textIn = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
const idOf = (value: unknown): string | null =>
  typeof value === 'string' ? value : isObject(value) ? textIn(value.id ?? value['@id']) : null;
const typeOf = (value: Json): string => String(value.type ?? value['@type'] ?? '').replace(/^[a-z]+:/u, '');
const sizeOf = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 1 ? Math.round(value) : 0;

/** A text for people: of version 3 by language, of version 2 as it is, or as values. */
function wordsIn(value: unknown): string | null {
  if (isObject(value) && !('@value' in value))
    return (
      Object.values(value)
        .flatMap(listOf)
        .map(textIn)
        .find((text) => text !== null) ?? null
    );
  return (
    listOf(value)
      .map((one) => textIn(isObject(one) ? one['@value'] : one))
      .find((text) => text !== null) ?? null
  );
}

/** The kind of a linked file, by format, profile and label; null for what is no text of a page. */
function kindOf(file: Json): 'alto' | 'hocr' | null {
  const said = [file.format, file.profile, wordsIn(file.label), file.type, idOf(file)]
    .map((part) => String(part ?? ''))
    .join(' ')
    .toLowerCase();
  if (/\balto\b|\/alto|alto[/.-]/u.test(said)) return 'alto';
  return /hocr/u.test(said) ? 'hocr' : null;
}

function linkedText(canvas: Json): NamedFile | null {
  const files = [...objectsOf(canvas.seeAlso), ...objectsOf(canvas.rendering)].flatMap((file): NamedFile[] => {
    const [address, kind] = [idOf(file), kindOf(file)];
    return address !== null && kind !== null ? [{ address, kind }] : [];
  });
  return files.find(({ kind }) => kind === 'alto') ?? files[0] ?? null;
}

/** The address of an image in full size: of its service where it has one. */
function imageOf(resource: unknown): string | null {
  const body = objectsOf(
    isObject(resource) && typeOf(resource) === 'Choice' ? (resource.items ?? resource.default) : resource,
  )[0];
  if (!body || !/^image$/iu.test(typeOf(body))) return null;
  const service = objectsOf(body.service).find((one) =>
    /image/iu.test(`${typeOf(one)} ${String(one['@context'] ?? '')} ${String(one.profile ?? '')}`),
  );
  const at = service && idOf(service);
  if (!service || !at) return idOf(body);
  return `${at.replace(/\/$/u, '')}/full/${typeOf(service) === 'ImageService3' || /\/image\/3\//u.test(String(service['@context'])) ? 'max' : 'full'}/0/default.jpg`;
}

/** Where an annotation is: an address with a rectangle, or the same as source and selector. */
function regionOf(target: unknown): PageRegion | null {
  const [first] = listOf(target);
  const address = isObject(first)
    ? `${idOf(first) ?? idOf(first.source) ?? idOf(first.full) ?? ''}#${String(objectsOf(first.selector)[0]?.value ?? '')}`
    : String(first ?? '');
  const xywh = /xywh=(?:pixel:)?([\d.,]+)/u.exec(address)?.[1];
  return xywh === undefined
    ? null
    : parseXywh(
        xywh
          .split(',')
          .map((part) => String(Math.round(Number(part))))
          .join(','),
      );
}

const NO_TEXT = /^(?:oa:)?(?:commenting|tagging|describing|linking|bookmarking|highlighting)$/u;

/** The lines of a page or list of annotations: what supplies text, each where it is. */
export function annotatedLines(list: unknown): CanvasLine[] {
  if (!isObject(list)) return [];
  return objectsOf(list.items ?? list.resources).flatMap((annotation) => {
    if (listOf(annotation.motivation).some((motivation) => NO_TEXT.test(String(motivation)))) return [];
    const [body] = objectsOf(annotation.body ?? annotation.resource);
    const text = body && textIn(body.value ?? body.chars);
    const region = regionOf(annotation.target ?? annotation.on);
    return text && region ? [{ text, region }] : [];
  });
}

function canvasOf(canvas: Json, at: number): ManifestCanvas {
  const painted = objectsOf(canvas.items)
    .flatMap((page) => objectsOf(page.items))
    .map(({ body }) => body);
  const lists = objectsOf(canvas.annotations ?? canvas.otherContent);
  const address =
    lists
      .filter((list) => !('items' in list) && !('resources' in list))
      .map(idOf)
      .find((id) => id !== null) ?? null;
  return {
    label: wordsIn(canvas.label) ?? String(at + 1),
    width: sizeOf(canvas.width),
    height: sizeOf(canvas.height),
    image:
      [...painted, ...objectsOf(canvas.images).map(({ resource }) => resource)]
        .map(imageOf)
        .find((image) => image !== null) ?? null,
    text: linkedText(canvas) ?? (address === null ? null : { address, kind: 'lines' }),
    lines: lists.flatMap(annotatedLines),
  };
}

const TITLE_LABEL = /^(?:newspaper|newspaper title|title|publication|paper)$/iu;
const DATE_LABEL = /^(?:date|date issued|date of (?:issue|publication)|issue date|published|publication date)$/iu;

/** Reads a manifest of IIIF Presentation 2 or 3 as an issue; a text says what else it is. */
export function readManifest(document: unknown): ReadManifest | { problem: string } {
  if (!isObject(document)) return { problem: 'is not a IIIF manifest' };
  const type = typeOf(document);
  if (type === 'Collection') return { problem: 'is a IIIF collection: name the manifest of each issue' };
  if (type !== 'Manifest') return { problem: 'is not a IIIF manifest' };
  const canvases =
    objectsOf(document.items).length > 0
      ? objectsOf(document.items)
      : objectsOf(objectsOf(document.sequences)[0]?.canvases);
  if (canvases.length === 0) return { problem: 'has no page' };
  const metadata = objectsOf(document.metadata).map(({ label, value }) => ({
    label: wordsIn(label) ?? '',
    value: wordsIn(value),
  }));
  const said = (pattern: RegExp) =>
    metadata.filter(({ label, value }) => pattern.test(label) && value !== null).map(({ value }) => value ?? '');
  const parents = objectsOf(document.partOf ?? document.within)
    .map(({ label }) => wordsIn(label))
    .filter((label) => label !== null);
  const label = wordsIn(document.label);
  return {
    title: said(TITLE_LABEL)[0] ?? parents[0] ?? label,
    dates: [
      textIn(document.navDate)?.slice(0, 10) ?? null,
      ...said(DATE_LABEL),
      /\d{4}-\d{2}-\d{2}/u.exec(label ?? '')?.[0] ?? null,
    ].filter((date) => date !== null),
    canvases: canvases.map(canvasOf),
  };
}

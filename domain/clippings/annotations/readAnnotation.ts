import { isObject } from '#domain/kernel/values/typeGuards.ts';
import { NEWSPAPER_IIIF } from '#domain/newspapers/iiif/iiifAddresses.ts';
import type { PageRegion } from '#domain/records/core/pageRegion.ts';

import type { AnnotatedClip, AnnotatedPlace, AnnotatedScope } from './clipAnnotation.ts';
import { decodePart, ownPath, readCanvas, type Refused } from './ownCanvas.ts';

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Title of an annotation that has none. */
const UNTITLED = 'Imported annotation';
/** Most characters that a title takes from a note. */
const TITLE_FROM_NOTE = 80;
/** Bodies and targets that one annotation may have before it is refused unread. */
const MOST_PARTS = 200;

const XYWH =
  /^xywh=(?:pixel:)?(\d{1,6}(?:\.\d{1,9})?),(\d{1,6}(?:\.\d{1,9})?),(\d{1,6}(?:\.\d{1,9})?),(\d{1,6}(?:\.\d{1,9})?)$/u;

/** Whole pixels around a rectangle of a fragment; null where it is none. */
function regionOf(fragment: string): PageRegion | null {
  const found = XYWH.exec(fragment);
  if (!found) return null;
  const [left = 0, top = 0, width = 0, height = 0] = found.slice(1).map(Number);
  const [x, y] = [Math.floor(left), Math.floor(top)];
  const region = { x, y, width: Math.ceil(left + width) - x, height: Math.ceil(top + height) - y };
  return region.width > 0 && region.height > 0 ? region : null;
}

/** The first text of a text, or of a map of languages. */
function labelOf(label: unknown): string {
  if (typeof label === 'string') return label;
  const [first] = isObject(label) ? Object.values(label).flatMap(listOf) : listOf(label);
  return textOf(first) ?? '';
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': '’',
  '&nbsp;': ' ',
};
const plain = (value: string, format: unknown): string =>
  format === 'text/html'
    ? value
        .replace(/<[^<>]*>/gu, ' ')
        .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/gu, (entity) => ENTITIES[entity] ?? entity)
        .replace(/ {2,}/gu, ' ')
        .trim()
    : value;

function writtenOf(bodies: readonly unknown[]): Pick<AnnotatedClip, 'note' | 'tags' | 'text'> {
  const [notes, tags, texts]: [string[], string[], string[]] = [[], [], []];
  for (const body of bodies) {
    const value = isObject(body) ? textOf(body.value) : textOf(body);
    if (value === null) continue;
    const purpose = isObject(body) ? textOf(listOf(body.purpose)[0]) : null;
    const list =
      purpose === 'tagging' ? tags : purpose === 'supplementing' || purpose === 'transcribing' ? texts : notes;
    list.push(plain(value, isObject(body) ? body.format : null));
  }
  return { note: notes.join('\n\n'), tags, text: texts.length === 0 ? null : texts.join('\n') };
}

/** The article or record that an address names as a source; null for anything else. */
function scopeOf(origin: string, address: string): AnnotatedScope | null {
  const path = ownPath(origin, address);
  if (typeof path !== 'string') return null;
  const article = decodePart(new RegExp(`^${NEWSPAPER_IIIF}/article/([^/]+)/range$`, 'u').exec(path)?.[1] ?? '');
  if (article) return { kind: 'article', id: article };
  const record = path.startsWith('/transcript?') ? new URL(address).searchParams.get('id') : null;
  return record ? { kind: 'record', id: record } : null;
}

/** The fragment of a selector; null where it has none that we know. Of several the first rectangle counts. */
function fragmentOf(selector: unknown): string | null {
  const values = listOf(selector).flatMap((one) =>
    typeof one === 'string'
      ? [one]
      : isObject(one) && one.type === 'FragmentSelector' && typeof one.value === 'string'
        ? [one.value]
        : [],
  );
  return values.find((value) => XYWH.test(value)) ?? values[0] ?? null;
}

/** A part of a page that a target names, or an article or record. */
function placeOf(origin: string, target: unknown): { place?: AnnotatedPlace; scope: AnnotatedScope | null } | Refused {
  const resource = isObject(target) ? target : {};
  const source = resource.source ?? target;
  const address = textOf(source) ?? (isObject(source) ? textOf(source.id) : null);
  if (address === null) return { refusal: 'It names no page.' };
  const hash = address.indexOf('#');
  const scope = typeof resource.scope === 'string' ? scopeOf(origin, resource.scope) : null;
  const named = hash < 0 ? scopeOf(origin, address) : null;
  if (named) return { scope: named };
  const canvas = readCanvas(origin, hash < 0 ? address : address.slice(0, hash));
  if ('refusal' in canvas) return canvas;
  const isPart = hash >= 0 || resource.selector !== undefined;
  const region = isPart ? regionOf(fragmentOf(resource.selector) ?? address.slice(hash + 1)) : null;
  if (isPart && region === null) return { refusal: 'Only rectangles in pixels can be imported.' };
  return { place: { canvas, region }, scope };
}

/**
 * What a document that was read as JSON says as an annotation, or why it cannot be a clipping of ours, with its title.
 */
export function readAnnotation(
  origin: string,
  annotation: unknown,
): { clip: AnnotatedClip } | (Refused & { title: string }) {
  if (!isObject(annotation) || !listOf(annotation.type).includes('Annotation'))
    return { refusal: 'It isn’t a Web Annotation.', title: UNTITLED };
  const [bodies, targets] = [listOf(annotation.body), listOf(annotation.target)];
  const label = labelOf(annotation.label);
  if (bodies.length + targets.length > MOST_PARTS)
    return { refusal: 'It has too many parts.', title: label || UNTITLED };
  const written = writtenOf(bodies);
  const title =
    label || (written.note || (written.text ?? '')).replace(/\s+/gu, ' ').trim().slice(0, TITLE_FROM_NOTE) || UNTITLED;
  if (targets.length === 0) return { refusal: 'It names no page.', title };
  const places: AnnotatedPlace[] = [];
  let scope: AnnotatedScope | null = null;
  for (const target of targets) {
    const found = placeOf(origin, target);
    if ('refusal' in found) return { ...found, title };
    if (found.place) places.push(found.place);
    scope ??= found.scope;
  }
  return { clip: { ...written, title, scope, places } };
}

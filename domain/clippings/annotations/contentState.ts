import { NEWSPAPER_IIIF } from '#domain/newspapers/iiif/iiifAddresses.ts';
import { CONTEXTS } from '#domain/newspapers/iiif/iiifContexts.ts';
import { xywhOf } from '#domain/records/core/pageRegion.ts';

import type { AnnotatedPlace } from './clipAnnotation.ts';
import { canvasAddress, decodePart, ownPath, type Refused } from './ownCanvas.ts';
import { readAnnotation } from './readAnnotation.ts';

/** What a content state of ours opens: a part of a page, or an issue. */
type OpenedState = { place: AnnotatedPlace } | { issueId: string };

/** Longest content state that is read. */
const LONGEST = 10_000;
const NOTHING: Refused = { refusal: 'The link doesn’t say what to open.' };

/**
 * A place as content state that other viewers take: base64url of its JSON, as the API has it (Content State 1.0,
 * section 6).
 */
export function writeContentState(origin: string, { canvas, region }: AnnotatedPlace, manifest: string | null): string {
  const state = {
    '@context': CONTEXTS.presentation,
    id: canvasAddress(origin, canvas) + (region ? `#xywh=${xywhOf(region)}` : ''),
    type: 'Canvas',
    ...(manifest !== null && { partOf: [{ id: manifest, type: 'Manifest' }] }),
  };
  return btoa(encodeURIComponent(JSON.stringify(state)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/u, '');
}

/** The JSON of a content state, plain or encoded; its address where it is one; undefined for anything else. */
function parsed(text: string): unknown {
  const json = (value: string): unknown => {
    try {
      return JSON.parse(value) as unknown;
    } catch {
      return undefined;
    }
  };
  if (text.startsWith('{') || text.startsWith('[')) return json(text);
  if (/^https?:/u.test(text)) return text;
  try {
    const plain = decodePart(atob(text.replaceAll('-', '+').replaceAll('_', '/'))) ?? '';
    return /^https?:/u.test(plain) ? plain : json(plain);
  } catch {
    return undefined;
  }
}

const idOf = (value: unknown): string | null =>
  typeof value === 'string'
    ? value
    : typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
      ? value.id
      : null;

/** The issue whose manifest an address is; null for any other. */
function issueOf(origin: string, address: string): string | null {
  const path = ownPath(origin, address);
  return typeof path === 'string'
    ? decodePart(new RegExp(`^${NEWSPAPER_IIIF}/issue/([^/]+)/manifest$`, 'u').exec(path)?.[1] ?? '') || null
    : null;
}

/**
 * Reads `iiif-content`: an annotation, a canvas or a manifest of this site, as JSON, encoded, or by its address. What
 * is elsewhere is refused with its host by name.
 */
export function readContentState(origin: string, text: string): OpenedState | Refused {
  const state = text.length > LONGEST ? undefined : parsed(text.trim());
  const target = typeof state === 'object' && state !== null && 'target' in state ? state.target : state;
  const [first] = Array.isArray(target) ? (target as unknown[]) : [target];
  if (first === undefined || first === null) return NOTHING;
  const issueId = issueOf(origin, idOf(first) ?? '');
  if (issueId !== null) return { issueId };
  const read = readAnnotation(origin, { type: 'Annotation', target: first });
  if ('refusal' in read) return { refusal: read.refusal };
  const [place] = read.clip.places;
  return place ? { place } : NOTHING;
}

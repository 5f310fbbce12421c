import { iiifAddresses } from '#domain/newspapers/iiif/iiifAddresses.ts';
import { CONTEXTS, asPrinted, english } from '#domain/newspapers/iiif/iiifContexts.ts';
import { type PageRegion, xywhOf } from '#domain/records/core/pageRegion.ts';

import { canvasAddress, type OwnCanvas } from './ownCanvas.ts';

/** Contexts of a Web Annotation whose targets are those of IIIF, whose own is the last, as its standard wants. */
export const ANNOTATION_CONTEXTS = ['http://www.w3.org/ns/anno.jsonld', CONTEXTS.presentation];

/** A part of a page, in pixels of its canvas. */
export interface AnnotatedPlace {
  canvas: OwnCanvas;
  /** Null: the whole page. */
  region: PageRegion | null;
}

/** What a clipping is of, beyond its rectangles: an article or a record. */
export interface AnnotatedScope {
  kind: 'article' | 'record';
  id: string;
}

/** A clipping as an annotation carries it: everything that its maker made. */
export interface AnnotatedClip {
  title: string;
  note: string;
  tags: readonly string[];
  /** Words of the clipping; null for none. */
  text: string | null;
  scope: AnnotatedScope | null;
  places: readonly AnnotatedPlace[];
}

/** What is known of a clipping beside it. */
export interface AnnotationFacts {
  /** Address of the annotation. */
  id: string;
  citation: string;
  /** Where the source opens on this site, whole. */
  homepage: string;
  /** ISO 8601, UTC. */
  created: string;
  modified: string;
  /** Address of the manifest that a page is in; null where it is not known. */
  manifestOf: (canvas: OwnCanvas) => string | null;
}

/** Address of an article or a record as the source of a clipping. */
const scopeAddress = (origin: string, { kind, id }: AnnotatedScope): string =>
  kind === 'article' ? iiifAddresses(origin).range(id) : `${origin}/transcript?id=${encodeURIComponent(id)}`;

const textual = (purpose: string, value: string) => ({ type: 'TextualBody', purpose, value, format: 'text/plain' });

function targetOf(
  origin: string,
  { canvas, region }: AnnotatedPlace,
  scope: AnnotatedScope | null,
  manifestOf: AnnotationFacts['manifestOf'],
) {
  const manifest = manifestOf(canvas);
  return {
    type: 'SpecificResource',
    source: {
      id: canvasAddress(origin, canvas),
      type: 'Canvas',
      ...(manifest !== null && { partOf: [{ id: manifest, type: 'Manifest' }] }),
    },
    ...(region && {
      selector: {
        type: 'FragmentSelector',
        conformsTo: 'http://www.w3.org/TR/media-frags/',
        value: `xywh=${xywhOf(region)}`,
      },
    }),
    ...(scope && { scope: scopeAddress(origin, scope) }),
  };
}

/**
 * A clipping as a W3C Web Annotation, whose targets any viewer of IIIF can show. What `readAnnotation` reads back is
 * the same clipping.
 *
 * @param origin - of the site, without a final slash.
 */
export function clipAnnotation(
  origin: string,
  { title, note, tags, text, scope, places }: AnnotatedClip,
  { id, citation, homepage, created, modified, manifestOf }: AnnotationFacts,
) {
  const bodies = [
    ...(text === null ? [] : [textual('supplementing', text)]),
    ...(note === '' ? [] : [textual('commenting', note)]),
    ...tags.map((tag) => textual('tagging', tag)),
  ];
  const targets = places.map((place) => targetOf(origin, place, scope, manifestOf));
  const whole = scope
    ? { id: scopeAddress(origin, scope), type: scope.kind === 'article' ? 'Range' : 'Text' }
    : { id: homepage, type: 'Text' };
  return {
    id,
    type: 'Annotation',
    motivation: 'bookmarking',
    label: asPrinted(title),
    requiredStatement: { label: english('Source'), value: asPrinted(citation) },
    homepage: [
      { id: homepage, type: 'Text', label: english('On its own site'), format: 'text/html', language: ['en'] },
    ],
    created,
    modified,
    ...(bodies.length > 0 && { body: bodies }),
    target: targets.length === 0 ? whole : targets,
  };
}

import { type PageRegion, xywhOf } from '../core/pageRegion.ts';
import type { ImageSize } from './imageLimits.ts';

/** JSON-LD context of manifests and annotations. */
export const PRESENTATION_CONTEXT = 'http://iiif.io/api/presentation/3/context.json';

/** Width of a page as a small picture, in pixels. */
const THUMBNAIL_WIDTH = 200;

/** A book as its manifest describes it. */
export interface ManifestBook {
  id: string;
  label: string;
  /** What its pages are from. */
  collection: {
    kind: 'Record set' | 'Newspaper';
    name: string;
    description: string;
    repository: string | null;
    attribution: string | null;
  };
  pages: readonly ({ id: string; label: string } & ImageSize)[];
}

/** A record on a page as an annotation describes it. */
export interface AnnotatedLine {
  recordId: string;
  region: PageRegion;
  /** Name and event, as written. */
  text: string;
  /** What of it could not be read for certain, in words; null where all was. */
  doubt: string | null;
}

const english = (text: string) => ({ en: [text] });

/** Addresses of books and their pages as IIIF names them, below the site's origin, which has no final slash. */
export const bookAddresses = (origin: string) => ({
  manifest: (bookId: string) => `${origin}/iiif/manifests/${bookId}`,
  canvas: (pageId: string) => `${origin}/iiif/canvases/${pageId}`,
  annotations: (pageId: string) => `${origin}/iiif/annotations/${pageId}`,
  image: (pageId: string) => `${origin}/iiif/3/${pageId}`,
});

/**
 * The pages of a book as IIIF Presentation API 3 has them: one canvas a page, each with its image and, at an address of
 * its own, its records.
 */
export function bookManifest(origin: string, { id, label, collection, pages }: ManifestBook) {
  const at = bookAddresses(origin);
  const service = (pageId: string) => [{ id: at.image(pageId), type: 'ImageService3', profile: 'level2' }];
  const { kind, name, description, repository, attribution } = collection;
  return {
    '@context': PRESENTATION_CONTEXT,
    id: at.manifest(id),
    type: 'Manifest',
    label: english(`${name}: ${label}`),
    summary: english(description),
    metadata: [
      { label: english(kind), value: english(name) },
      ...(repository === null ? [] : [{ label: english('Archive'), value: english(repository) }]),
    ],
    ...(attribution !== null && { requiredStatement: { label: english('Attribution'), value: english(attribution) } }),
    viewingDirection: 'left-to-right',
    items: pages.map((page) => {
      const { width, height } = page;
      const canvas = at.canvas(page.id);
      const small = Math.max(1, Math.round((height * THUMBNAIL_WIDTH) / width));
      return {
        id: canvas,
        type: 'Canvas',
        label: english(page.label),
        width,
        height,
        thumbnail: [
          {
            id: `${at.image(page.id)}/full/${THUMBNAIL_WIDTH},${small}/0/default.jpg`,
            type: 'Image',
            format: 'image/jpeg',
            width: THUMBNAIL_WIDTH,
            height: small,
            service: service(page.id),
          },
        ],
        items: [
          {
            id: `${canvas}/painting`,
            type: 'AnnotationPage',
            items: [
              {
                id: `${canvas}/painting/1`,
                type: 'Annotation',
                motivation: 'painting',
                body: {
                  id: `${at.image(page.id)}/full/max/0/default.jpg`,
                  type: 'Image',
                  format: 'image/jpeg',
                  width,
                  height,
                  service: service(page.id),
                },
                target: canvas,
              },
            ],
          },
        ],
        annotations: [{ id: at.annotations(page.id), type: 'AnnotationPage' }],
      };
    }),
  };
}

const words = (value: string) => ({ type: 'TextualBody', value, format: 'text/plain', language: 'en' });

/** The records of a page, each with its rectangle. */
export function pageAnnotations(origin: string, pageId: string, lines: readonly AnnotatedLine[]) {
  const at = bookAddresses(origin);
  return {
    '@context': PRESENTATION_CONTEXT,
    id: at.annotations(pageId),
    type: 'AnnotationPage',
    items: lines.map(({ recordId, region, text, doubt }) => ({
      id: `${at.annotations(pageId)}/${encodeURIComponent(recordId)}`,
      type: 'Annotation',
      motivation: 'describing',
      body: doubt === null ? words(text) : [words(text), { ...words(doubt), purpose: 'commenting' }],
      target: `${at.canvas(pageId)}#xywh=${xywhOf(region)}`,
    })),
  };
}

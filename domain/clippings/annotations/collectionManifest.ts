import { asPrinted, english } from '#domain/newspapers/iiif/iiifContexts.ts';
import { CONTEXTS } from '#domain/newspapers/iiif/iiifContexts.ts';
import { type PageRegion, xywhOf } from '#domain/records/core/pageRegion.ts';
import { bookAddresses } from '#domain/records/images/bookManifest.ts';
import { type ImageSize, scaleSize, scaleToLimits } from '#domain/records/images/imageLimits.ts';

import { standardAddresses } from './annotationAddresses.ts';
import type { DescribedCollection } from './collectionDocuments.ts';

/** A rectangle of a clipping that this reader may see. */
interface ManifestRegion {
  imageId: string;
  region: PageRegion;
  /** As the page is numbered; null where it is not. */
  pageLabel: string | null;
  /** Address of the manifest that the page is in; null where it is not known. */
  manifest: string | null;
}

/** A clipping as the manifest of its collection has it. */
export interface ManifestClipping {
  id: string;
  title: string;
  citation: string;
  /** Of the collection's item, not of the clipping. */
  note: string;
  /** Where the source opens on this site, whole. */
  homepage: string;
  /** Those that this reader may see now; none where the source is closed. */
  regions: readonly ManifestRegion[];
}

/** Most canvases of a manifest: of a larger collection the first are there. */
const MOST_CANVASES = 2_000;

/** Size of a canvas without an image. */
const EMPTY: ImageSize = { width: 1_000, height: 1_000 };
const CLOSED = 'This page isn’t open to you now.';
const NOTHING = 'There are no clippings in this collection that have a picture.';

function painted(id: string, size: ImageSize, body: object) {
  return {
    width: size.width,
    height: size.height,
    items: [
      {
        id: `${id}/painting`,
        type: 'AnnotationPage',
        items: [{ id: `${id}/painting/1`, type: 'Annotation', motivation: 'painting', body, target: id }],
      },
    ],
  };
}

const words = (value: string) => ({ type: 'TextualBody', value, format: 'text/plain' });

function canvasesOf(
  origin: string,
  collectionId: string,
  { id: clippingId, title, citation, note, homepage, regions }: ManifestClipping,
): object[] {
  const at = standardAddresses(origin);
  const about = {
    ...(note !== '' && { summary: asPrinted(note) }),
    requiredStatement: { label: english('Source'), value: asPrinted(citation) },
    homepage: [
      {
        id: homepage,
        type: 'Text',
        label: english('The source on its own site'),
        format: 'text/html',
        language: ['en'],
      },
    ],
    seeAlso: [
      {
        id: at.clipping(clippingId),
        type: 'Dataset',
        format: 'application/ld+json',
        profile: 'http://www.w3.org/ns/anno.jsonld',
        label: english('The clipping as a Web Annotation'),
      },
    ],
  };
  if (regions.length === 0) {
    const id = at.canvas(collectionId, clippingId, 1);
    return [{ id, type: 'Canvas', label: asPrinted(title), ...about, ...painted(id, EMPTY, words(CLOSED)) }];
  }
  return regions.map(({ imageId, region, pageLabel, manifest }, index) => {
    const id = at.canvas(collectionId, clippingId, index + 1);
    const service = bookAddresses(origin).image(imageId);
    const size = scaleSize({ width: region.width, height: region.height }, Math.min(1, scaleToLimits(region)));
    const image = {
      id: `${service}/${xywhOf(region)}/${size.width},${size.height}/0/default.jpg`,
      type: 'Image',
      format: 'image/jpeg',
      ...size,
    };
    const part = regions.length === 1 ? '' : ` (${index + 1} of ${regions.length})`;
    return {
      id,
      type: 'Canvas',
      label: asPrinted(title + part),
      ...about,
      ...(pageLabel !== null && { metadata: [{ label: english('Page'), value: asPrinted(pageLabel) }] }),
      ...(manifest !== null && { partOf: [{ id: manifest, type: 'Manifest' }] }),
      // Of the whole page: as a service of the picture viewers would take the page for it.
      service: [{ id: service, type: 'ImageService3', profile: 'level2' }],
      ...painted(id, size, image),
    };
  });
}

/**
 * A collection as IIIF Presentation API 3 has it: each rectangle that this reader may see is a canvas, cut from its
 * page.
 */
export function collectionManifest(
  origin: string,
  collection: DescribedCollection,
  clippings: readonly ManifestClipping[],
) {
  const at = standardAddresses(origin);
  const { id, name, description } = collection;
  const canvases = clippings.flatMap((clipping) => canvasesOf(origin, id, clipping)).slice(0, MOST_CANVASES);
  const empty = at.canvas(id, 'none', 1);
  return {
    '@context': CONTEXTS.presentation,
    id: at.manifest(id),
    type: 'Manifest',
    label: asPrinted(name),
    ...(description !== '' && { summary: asPrinted(description) }),
    homepage: [
      {
        id: `${origin}/collections/collection/${id}`,
        type: 'Text',
        label: english('This collection on its own site'),
        format: 'text/html',
        language: ['en'],
      },
    ],
    seeAlso: [
      {
        id: at.annotations(id),
        type: 'Dataset',
        format: 'application/ld+json',
        profile: 'http://www.w3.org/ns/anno.jsonld',
        label: english('The collection as Web Annotations'),
      },
    ],
    items:
      canvases.length > 0
        ? canvases
        : [{ id: empty, type: 'Canvas', label: english(NOTHING), ...painted(empty, EMPTY, words(NOTHING)) }],
  };
}

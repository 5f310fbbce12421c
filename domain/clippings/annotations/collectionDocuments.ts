import { asPrinted, english } from '#domain/newspapers/iiif/iiifContexts.ts';

import { standardAddresses } from './annotationAddresses.ts';
import { ANNOTATION_CONTEXTS } from './clipAnnotation.ts';

/** Annotations on one page of a collection of them. */
export const ANNOTATIONS_A_PAGE = 50;

/** A collection as its documents describe it. */
export interface DescribedCollection {
  id: string;
  name: string;
  description: string;
  /** How many items it has. */
  total: number;
}

/** How many pages the annotations of a collection have: one at least, so that there is a first. */
export const annotationPages = (total: number): number => Math.max(1, Math.ceil(total / ANNOTATIONS_A_PAGE));

const described = ({ name, description }: DescribedCollection) => ({
  label: asPrinted(name),
  ...(description !== '' && { summary: asPrinted(description) }),
});

/** A collection as a W3C AnnotationCollection, whose annotations are on pages of their own. */
export function annotationCollection(origin: string, collection: DescribedCollection) {
  const at = standardAddresses(origin);
  const { id, total } = collection;
  return {
    '@context': ANNOTATION_CONTEXTS,
    id: at.annotations(id),
    type: 'AnnotationCollection',
    ...described(collection),
    total,
    first: { id: at.annotationPage(id, 1), type: 'AnnotationPage' },
    last: { id: at.annotationPage(id, annotationPages(total)), type: 'AnnotationPage' },
  };
}

/** A page of the annotations of a collection. @param page - from 1. */
export function annotationPage(
  origin: string,
  collection: DescribedCollection,
  page: number,
  annotations: readonly object[],
) {
  const at = standardAddresses(origin);
  const { id, total } = collection;
  const neighbour = (to: number) => ({ id: at.annotationPage(id, to), type: 'AnnotationPage' });
  return {
    '@context': ANNOTATION_CONTEXTS,
    id: at.annotationPage(id, page),
    type: 'AnnotationPage',
    partOf: [{ id: at.annotations(id), type: 'AnnotationCollection', ...described(collection), total }],
    startIndex: (page - 1) * ANNOTATIONS_A_PAGE,
    ...(page > 1 && { prev: neighbour(page - 1) }),
    ...(page < annotationPages(total) && { next: neighbour(page + 1) }),
    items: annotations,
  };
}

const comment = (value: string) => ({ type: 'TextualBody', purpose: 'commenting', value, format: 'text/plain' });

/**
 * A record that is in a collection, as an annotation: there is no rectangle to name. What of its name could not be read
 * is a comment of its own.
 */
export const recordAnnotation = ({
  id,
  name,
  note,
  doubt,
  address,
}: {
  id: string;
  name: string;
  note: string;
  /** What of the name could not be read for certain, in words; null where all was. */
  doubt: string | null;
  address: string;
}) => ({
  id,
  type: 'Annotation',
  motivation: 'bookmarking',
  label: asPrinted(name),
  ...((note !== '' || doubt !== null) && {
    body: [note, doubt ?? ''].filter((text) => text !== '').map((text) => comment(text)),
  }),
  homepage: [{ id: address, type: 'Text', label: english('On its own site'), format: 'text/html', language: ['en'] }],
  target: { id: address, type: 'Text' },
});

import { isObject } from '#domain/kernel/values/typeGuards.ts';

/** Most annotations that one import takes. */
export const MOST_IMPORTED = 1_000;
/** Largest document that is imported, in bytes. */
export const LARGEST_IMPORT = 1_000_000;
/**
 * Documents and lists hold each other this deep: a manifest its canvases, these their pages of annotations, those
 * annotations.
 */
const DEEPEST = 8;

/** Annotations that a document holds. */
interface FoundAnnotations {
  annotations: unknown[];
  /** There were more, which are left out. */
  isCut: boolean;
}

/**
 * The annotations of a document that was read as JSON: one, a list, a page or a collection of them, or the manifest
 * that they are in. Parts that are at addresses elsewhere are not fetched.
 */
export function annotationsIn(document: unknown): FoundAnnotations {
  const annotations: unknown[] = [];
  let isCut = false;
  const walk = (part: unknown, depth: number): void => {
    if (depth > DEEPEST || isCut) return;
    if (Array.isArray(part)) {
      for (const one of part) walk(one, depth + 1);
      return;
    }
    const type = isObject(part) && typeof part.type === 'string' ? part.type : '';
    if (isObject(part) && ['AnnotationPage', 'AnnotationCollection', 'Manifest', 'Canvas'].includes(type)) {
      // What is painted on a canvas is the page, not an annotation of it.
      const inside = type === 'Canvas' ? [part.annotations] : [part.first, part.items, part.annotations];
      for (const one of inside) if (isObject(one) || Array.isArray(one)) walk(one, depth + 1);
      return;
    }
    if (annotations.length >= MOST_IMPORTED) isCut = true;
    else annotations.push(part);
  };
  walk(document, 0);
  return { annotations, isCut };
}

import { type PageRegion, xywhOf } from '#domain/records/core/pageRegion.ts';

import { iiifAddresses } from './iiifAddresses.ts';
import { CONTEXTS } from './iiifContexts.ts';

/** A line of a page as its annotation has it. */
export interface AnnotatedLine {
  /** Index in the text of the page, from 0. */
  line: number;
  text: string;
  region: PageRegion;
}

/** An annotation that supplies the text of a part of a page. */
export const textAnnotation = (id: string, text: string, target: unknown) => ({
  id,
  type: 'Annotation',
  motivation: 'supplementing',
  body: { type: 'TextualBody', value: text, format: 'text/plain' },
  target,
});

/** The text of a page, line by line, each where it is on the canvas. */
export function lineAnnotations(origin: string, pageId: string, lines: readonly AnnotatedLine[]) {
  const at = iiifAddresses(origin);
  return {
    '@context': CONTEXTS.presentation,
    id: at.lines(pageId),
    type: 'AnnotationPage',
    items: lines.map(({ line, text, region }) =>
      textAnnotation(at.line(pageId, line), text, `${at.canvas(pageId)}#xywh=${xywhOf(region)}`),
    ),
  };
}

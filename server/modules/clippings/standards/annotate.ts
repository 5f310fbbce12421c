import { standardAddresses } from '#domain/clippings/annotations/annotationAddresses.ts';
import { type AnnotatedScope, clipAnnotation } from '#domain/clippings/annotations/clipAnnotation.ts';
import type { createClippingViews, JudgedClipping } from '#server/modules/clippings/core/index.ts';
import { manifestOf, placeOf, sourceAddress, titleForOthers } from '#server/modules/clippings/core/index.ts';

/** What of a clipping its reader has beside its title. */
interface Readable {
  /** Address of the annotation. */
  id: string;
  title: string;
  note: string;
  tags: readonly string[];
  text: string | null;
  citation: string;
  /** Places are named though the source is closed: they are its maker's own. */
  hasPlaces: boolean;
}

function scopeOf({ clipping: { kind, sourceId } }: JudgedClipping): AnnotatedScope | null {
  return kind === 'article' || kind === 'record' ? { kind, id: sourceId } : null;
}

/** A judged clipping as a Web Annotation. */
function annotationOf(
  origin: string,
  judged: JudgedClipping,
  { id, title, note, tags, text, citation, hasPlaces }: Readable,
) {
  const { clipping, source, regions } = judged;
  const shown = regions.filter(({ cut }) => cut !== null || hasPlaces);
  const manifests = new Map(shown.map((region) => [placeOf(region).canvas.id, manifestOf(origin, region)]));
  const annotated = { title, note, tags, text, scope: scopeOf(judged), places: shown.map(placeOf) };
  return clipAnnotation(origin, annotated, {
    id,
    citation,
    homepage: origin + sourceAddress(clipping, source),
    created: clipping.madeAt.toISOString(),
    modified: clipping.changedAt.toISOString(),
    manifestOf: (canvas) => manifests.get(canvas.id) ?? null,
  });
}

/** A clipping that was judged by these views, as a Web Annotation for their reader: notes and tags are its maker's. */
export async function annotationFor(
  origin: string,
  memberId: number | null,
  views: ReturnType<typeof createClippingViews>,
  judged: JudgedClipping,
) {
  const { clipping } = judged;
  const isMine = memberId !== null && clipping.memberId === memberId;
  const [text, citation] = [await views.text(clipping.id), await views.citation(clipping.id)];
  return annotationOf(origin, judged, {
    id: standardAddresses(origin).clipping(clipping.id),
    title: isMine ? clipping.title : titleForOthers(judged),
    note: isMine ? clipping.note : '',
    tags: isMine ? clipping.tags : [],
    text: text === '' ? null : text,
    citation,
    hasPlaces: isMine,
  });
}

/** A clipping as its maker shares it: what the shared page says, and nothing more. */
export const sharedAnnotation = (origin: string, shareId: string, judged: JudgedClipping) =>
  annotationOf(origin, judged, {
    id: standardAddresses(origin).clipping(shareId),
    title: titleForOthers(judged),
    note: judged.clipping.includesNote && !judged.isWithdrawn ? judged.clipping.note : '',
    tags: [],
    text: null,
    citation: judged.clipping.citation,
    hasPlaces: false,
  });

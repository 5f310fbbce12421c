import { issueDateInWords } from '#domain/newspapers/core/issueDateInWords.ts';
import { emptyCitation, emptyMedium, emptySource } from '#domain/trees/core/documents/emptyDocuments.ts';
import type { TreeCitation } from '#domain/trees/core/model/treeCitation.ts';
import type { TreeMedium } from '#domain/trees/core/model/treeMedium.ts';
import type { TreeSource } from '#domain/trees/core/model/treeSource.ts';
import {
  createPageWords,
  type JudgedClipping,
  regionAddress,
  type SeenSource,
  sourceAddress,
  sourceWords,
} from '#server/modules/clippings/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Most of the words of a source that a citation quotes. */
const LONGEST_QUOTE = 2_000;
/** Copied by a person or a machine from the original: direct evidence (GEDCOM QUAY 2). */
const QUALITY = 2;

/** What a clipping brings into a tree, without the numbers that it gets there. */
export interface ClippingEvidence {
  source: TreeSource;
  citation: TreeCitation;
  medium: TreeMedium;
}

function sourceOf(source: SeenSource): TreeSource {
  if (source.kind === 'newspaper' || source.kind === 'article')
    return { ...emptySource(), title: source.titleName, publication: source.placeName ?? '' };
  const set = source.kind === 'record' ? source.set : source.image.set;
  return { ...emptySource(), title: set?.name ?? '', repository: set?.repository ?? '' };
}

function placeIn(source: SeenSource): string {
  if (source.kind === 'newspaper' || source.kind === 'article') {
    const page = source.kind === 'article' ? source.pageLabel : source.label;
    return [
      issueDateInWords(source.date, source.precision),
      source.edition === '' ? '' : `edition ${source.edition}`,
      `p. ${page}`,
    ]
      .filter((part) => part !== '')
      .join(', ');
  }
  return source.kind === 'image' ? `${source.image.bookLabel}, ${source.image.label}` : '';
}

/**
 * What an open clipping says in a tree: its source, a citation with page, quoted words and the place in the viewer, and
 * a medium that leads there. No picture is copied: who follows the address sees what they may see then.
 */
export async function clippingEvidence(
  db: Database,
  publicUrl: string,
  judged: JudgedClipping & { source: SeenSource },
): Promise<ClippingEvidence> {
  const { clipping, source, regions } = judged;
  const text = (clipping.text ?? (await sourceWords(db, createPageWords(db), judged)).text).slice(0, LONGEST_QUOTE);
  const [first] = regions;
  const url = `${publicUrl}${first ? regionAddress(judged, first) : sourceAddress(clipping, source)}`;
  return {
    source: sourceOf(source),
    citation: {
      ...emptyCitation(),
      page: placeIn(source),
      text,
      url,
      recordId: source.kind === 'record' ? source.record.id : null,
      quality: QUALITY,
    },
    medium: {
      ...emptyMedium(),
      title: clipping.title,
      fileName: `${clipping.id}.jpg`,
      mimeType: 'image/jpeg',
      notes: [url],
    },
  };
}

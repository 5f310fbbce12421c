import { emptyCitation } from '#domain/trees/core/documents/emptyDocuments.ts';
import type { TreeCitation } from '#domain/trees/core/model/treeCitation.ts';
import type { TreeSource } from '#domain/trees/core/model/treeSource.ts';

import type { Versioned } from './lifeOf.ts';
import { titleOfSource } from './titleOfSource.ts';

/** A citation while it is typed. */
export interface CitationValues {
  /** Number of the source; empty: it has none; `new`: a source that is made with it. */
  source: string;
  /** The content of the source field: its title, or words to find it by. */
  sourceText: string;
  newTitle: string;
  newAuthor: string;
  newRepository: string;
  newCallNumber: string;
  page: string;
  text: string;
  note: string;
  url: string;
  /** `0` to `3`, or empty. */
  quality: string;
  /**
   * Place of the citation among those that were there; -1: it is new. What the form does not show stays as it was
   * there.
   */
  of: number;
}

/** The source of a citation that is to be made with it. */
export const NEW_SOURCE = 'new';

export const NO_CITATION: CitationValues = {
  source: '',
  sourceText: '',
  newTitle: '',
  newAuthor: '',
  newRepository: '',
  newCallNumber: '',
  page: '',
  text: '',
  note: '',
  url: '',
  quality: '',
  of: -1,
};

/** Citations as they are typed. @param sources - those that are cited, for their titles */
export const citationValues = (
  citations: readonly TreeCitation[],
  sources: readonly Versioned<'source'>[],
): CitationValues[] =>
  citations.map(({ sourceId, page, text, note, url, quality }, of) => ({
    ...NO_CITATION,
    source: sourceId === null ? '' : String(sourceId),
    sourceText:
      sourceId === null
        ? ''
        : titleOfSource({ title: sources.find(({ id }) => id === sourceId)?.document.title ?? '' }),
    page,
    text,
    note,
    url,
    quality: quality === null ? '' : String(quality),
    of,
  }));

const QUALITIES: Readonly<Record<string, TreeCitation['quality']>> = { '0': 0, '1': 1, '2': 2, '3': 3 };

const isText = (text: string) => text.trim() !== '';
const saysSomething = ({ source, page, text, note, url }: CitationValues) =>
  source !== '' || [page, text, note, url].some(isText);

/**
 * The citations that were typed, their new sources being made; what says nothing is left out, what the form does not
 * show stays.
 */
export const citationsOf = (values: readonly CitationValues[], old: readonly TreeCitation[]): TreeCitation[] =>
  values.filter(saysSomething).map(({ source, page, text, note, url, quality, of }) => ({
    ...(old[of] ?? emptyCitation()),
    sourceId: source === '' ? null : Number(source),
    page: page.trim(),
    text: text.trim(),
    note: note.trim(),
    url: url.trim(),
    quality: QUALITIES[quality] ?? null,
  }));

/** The source that a citation asks for. */
export const newSourceOf = ({
  newTitle,
  newAuthor,
  newRepository,
  newCallNumber,
}: CitationValues): Pick<TreeSource, 'title' | 'author' | 'repository' | 'callNumber'> => ({
  title: newTitle.trim(),
  author: newAuthor.trim(),
  repository: newRepository.trim(),
  callNumber: newCallNumber.trim(),
});

import path from 'node:path';

import type { IndexedArticle } from '../articleSearch.ts';
import { SKIP_BYTES, skipsOf } from '../format/postings.ts';
import type { SiteLexicon } from '../loadLexicon.ts';
import type { ArticleSegment } from '../query/ArticleSegment.ts';
import type { SegmentEntry } from '../store/manifest.ts';
import { ArticleRun } from './ArticleRun.ts';
import { DocColumns } from './DocColumns.ts';
import type { TermPostings, TermSource } from './mergeTerms.ts';
import { readRun, writeRun } from './runFile.ts';
import { writeSegment } from './writeSegment.ts';

/** Words of a run: 64 MB, and as much again while it is sorted. */
const RUN_WORDS = 8_000_000;

const placesFrom = (start: number, count: number): Int32Array =>
  Int32Array.from({ length: count }, (_one, at) => start + at);

/**
 * Builds one segment of articles that come one after the other. Memory holds one run of them, however many there are.
 */
export class SegmentBuild {
  private readonly folder: string;
  private readonly name: string;
  private readonly runWords: number;
  private readonly columns = new DocColumns();
  private readonly runs: { file: string; start: number; docs: number }[] = [];
  private run = new ArticleRun();
  private start = 0;

  constructor(folder: string, name: string, runWords = RUN_WORDS) {
    this.folder = folder;
    this.name = name;
    this.runWords = runWords;
  }

  get docs(): number {
    return this.columns.docs;
  }

  add(article: IndexedArticle): void {
    this.columns.add(article, this.run.add(article));
    if (this.run.size >= this.runWords) this.endRun();
  }

  finish(lexicon: SiteLexicon): Promise<SegmentEntry> {
    const written: TermSource[] = this.runs.map(({ file, start, docs }) => ({
      terms: readRun(file),
      docs: placesFrom(start, docs),
    }));
    const last: TermSource = { terms: this.run.finish(), docs: placesFrom(this.start, this.columns.docs - this.start) };
    return writeSegment({
      folder: this.folder,
      name: this.name,
      sources: [...written, last],
      columns: this.columns,
      lexicon,
    });
  }

  private endRun(): void {
    const file = path.join(this.folder, `${this.name}.run${this.runs.length}`);
    writeRun(file, this.run.finish());
    this.runs.push({ file, start: this.start, docs: this.columns.docs - this.start });
    this.start = this.columns.docs;
    this.run = new ArticleRun();
  }
}

function* segmentTerms(segment: ArticleSegment): Generator<TermPostings> {
  for (const term of segment.dictionary.all()) {
    const postings = segment.postingBytes(term, 0, term.postingsBytes - skipsOf(term.df) * SKIP_BYTES);
    yield {
      text: Buffer.from(term.text, 'utf8'),
      df: term.df,
      postings,
      positions: segment.positionBytes(term, 0, term.positionsBytes),
    };
  }
}

/**
 * Segments to be joined, oldest first, with the articles of each that are left out: closed, or newer in a later one.
 */
export interface SegmentsToMerge {
  folder: string;
  name: string;
  segments: readonly { segment: ArticleSegment; dead: Uint8Array | null }[];
  lexicon: SiteLexicon;
}

/** Makes one segment of several, without reading an article again. */
export function mergeSegments({ folder, name, segments, lexicon }: SegmentsToMerge): Promise<SegmentEntry> {
  const columns = new DocColumns();
  const sources = segments.map(({ segment, dead }): TermSource => {
    const docs = new Int32Array(segment.docs);
    for (let doc = 0; doc < segment.docs; doc += 1) {
      docs[doc] = dead?.[doc] === 1 ? -1 : columns.docs;
      if (docs[doc]! >= 0) columns.copy(segment, doc);
    }
    return { terms: segmentTerms(segment), docs };
  });
  return writeSegment({ folder, name, sources, columns, lexicon });
}

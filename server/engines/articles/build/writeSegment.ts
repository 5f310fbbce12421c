import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';

import { findMisreadings, type Misreadings } from '#domain/newspapers/search/misreadings/findMisreadings.ts';
import { packSections, type Section } from '#server/engines/search/columnar/format/sections.ts';
import { packDictionary } from '#server/engines/search/columnar/format/StringDictionary.ts';
import { replaceFile, type Written } from '#server/engines/search/columnar/store/replaceFile.ts';
import { compareCodePoints } from '#server/engines/search/matching/compareCodePoints.ts';

import { DictionaryWriter } from '../format/DictionaryWriter.ts';
import { TermDictionary } from '../format/TermDictionary.ts';
import type { SiteLexicon } from '../loadLexicon.ts';
import type { SegmentHead } from '../query/ArticleSegment.ts';
import type { SegmentEntry } from '../store/manifest.ts';
import type { DocColumns } from './DocColumns.ts';
import { mergeTerms, type TermSource } from './mergeTerms.ts';
import { KNOWN_BIT, wordMask } from './wordMasks.ts';

const PIECE_BYTES = 4 << 20;
/** Bits of a misreading's cost below the code of its word. */
export const COST_BITS = 3;

/**
 * Writes pieces one after the other without holding more than a few megabytes, under a name that counts only once it is
 * whole.
 */
function writePostings(target: string, pieces: Iterable<Uint8Array>): Written {
  const fd = openSync(`${target}.writing`, 'w');
  const hash = createHash('sha256');
  let [waiting, held, bytes]: [Uint8Array[], number, number] = [[], 0, 0];
  const flush = () => {
    const piece = Buffer.concat(waiting);
    hash.update(piece);
    writeSync(fd, piece);
    bytes += piece.length;
    [waiting, held] = [[], 0];
  };
  try {
    for (const piece of pieces) {
      waiting.push(Uint8Array.from(piece));
      held += piece.length;
      if (held > PIECE_BYTES) flush();
    }
    flush();
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
  renameSync(`${target}.writing`, target);
  return { bytes, checksum: hash.digest('hex') };
}

function readingSections({ classes }: Misreadings): [string, Section][] {
  const words = [...classes.keys()].sort(compareCodePoints);
  const starts = new Uint32Array(words.length + 1);
  const codes: number[] = [];
  words.forEach((word, at) => {
    for (const { code, cost } of classes.get(word) ?? []) codes.push(code * 2 ** COST_BITS + cost);
    starts[at + 1] = codes.length;
  });
  const texts = packDictionary(words);
  return [
    ['readings.offsets', texts.offsets],
    ['readings.bytes', texts.bytes],
    ['readings.starts', starts],
    ['readings.codes', Uint32Array.from(codes)],
  ];
}

/** What a segment is written of. */
export interface SegmentParts {
  folder: string;
  /** Name of its two files, without their endings. */
  name: string;
  sources: readonly TermSource[];
  columns: DocColumns;
  lexicon: SiteLexicon;
}

/**
 * Writes a segment: postings while they are merged, then its words with what they were misread as. It counts once a
 * manifest names it.
 */
export async function writeSegment({ folder, name, sources, columns, lexicon }: SegmentParts): Promise<SegmentEntry> {
  const writer = new DictionaryWriter();
  function* pieces(): Generator<Uint8Array> {
    for (const { text, df, postings, positions } of mergeTerms(sources)) {
      writer.add(
        text,
        df,
        postings.reduce((sum, piece) => sum + piece.length, 0),
        positions.length,
      );
      yield* postings;
      yield positions;
    }
  }
  const postings = writePostings(path.join(folder, `${name}.postings`), pieces());
  const words = writer.finish();
  const dictionary = new TermDictionary(words);
  const misreadings = findMisreadings(function* vocabulary() {
    for (const { code, text, df } of dictionary.all()) yield { code, text, articles: df };
  }, lexicon);
  const masks = new Uint32Array(words.size);
  for (const { code, text } of dictionary.all())
    masks[code] =
      lexicon.has(text) || misreadings.real.has(code) || !/^\p{L}+$/u.test(text) ? KNOWN_BIT : wordMask(text);
  const sections = new Map<string, Section>([
    ['terms', words.bytes],
    ['terms.blocks', words.blocks],
    ['terms.offsets', words.offsets],
    ['masks', masks],
    ...readingSections(misreadings),
    ...columns.finish(),
  ]);
  const head: SegmentHead = {
    docs: columns.docs,
    terms: words.size,
    late: lexicon.late,
    costs: lexicon.indexes[0].costs.learned,
  };
  const written = await replaceFile(path.join(folder, `${name}.segment`), packSections(head, sections));
  return { name, docs: columns.docs, segment: written, postings };
}

import type { TreeCitation } from '#domain/trees/core/model/treeCitation.ts';

import type { GedcomLine } from '../gedcomLine.ts';
import { type Claim, type Claims, claimOf } from './claim.ts';
import { readCitation } from './readCitation.ts';
import type { ReadingContext } from './readingContext.ts';
import { isPrivacyLine, mediumOf, noteOf } from './readSmallParts.ts';

/** What people, families and facts have alike. */
interface CommonParts {
  notes: string[];
  citations: TreeCitation[];
  mediaIds: number[];
  isPrivate: boolean;
}

/**
 * Reads the lines below a person, a family or a fact.
 * @param readOwn - reads a line that only its kind has; null where the line is another, or says nothing new.
 * @param isPortrait - whether a medium comes before those read so far. Default: none does.
 */
export function readCommon(
  record: GedcomLine,
  context: ReadingContext,
  readOwn: (line: GedcomLine, index: number) => Claim | null,
  isPortrait: (medium: GedcomLine) => boolean = () => false,
): { parts: CommonParts; claims: Claims } {
  const parts: CommonParts = { notes: [], citations: [], mediaIds: [], isPrivate: false };
  const { notes, citations, mediaIds } = parts;
  const media = new Set<number>();

  function readShared(line: GedcomLine, index: number): Claim | null {
    switch (line.tag) {
      case 'NOTE':
      case 'SNOTE': {
        const note = noteOf(line, context);
        if (note === null) return null;
        notes.push(note);
        return claimOf('note', note);
      }
      case 'SOUR':
        citations.push(readCitation(line, index, context).value);
        return claimOf('citation');
      case 'OBJE': {
        const medium = mediumOf(line, context);
        if (medium === null || media.has(medium)) return null;
        media.add(medium);
        if (isPortrait(line)) mediaIds.unshift(medium);
        else mediaIds.push(medium);
        return claimOf('medium', medium);
      }
      default:
        if (!isPrivacyLine(line)) return null;
        parts.isPrivate = true;
        return claimOf('private');
    }
  }

  const claims = new Map<number, Claim>();
  record.children.forEach((line, index) => {
    const claim = readOwn(line, index) ?? readShared(line, index);
    if (claim) claims.set(index, claim);
  });
  return { parts, claims };
}

import { type Block, head, type Piece, type Subject } from '../press/piece.ts';

/** A notice and whom it is about. */
export interface Notice {
  text: string;
  subject: Subject;
}

/** A column of notices, in the order of their days; null where there is none. */
export function familyNotices(
  kind: 'births' | 'marriages' | 'deaths',
  headline: string,
  notices: readonly Notice[],
): Piece | null {
  if (notices.length === 0) return null;
  const ordered = [...notices].sort((a, b) => a.subject.on - b.subject.on);
  return {
    kind,
    headline: headline.replace(/\.$/u, ''),
    blocks: [head(headline), ...ordered.map(({ text }): Block => ({ style: 'notice', text }))],
    subjects: ordered.map(({ subject }) => subject),
  };
}

import { memo, type ReactNode } from 'react';

import type { PageLine } from '#domain/newspapers/pages/pageLine.ts';
import { classNames } from '#ui/classNames.ts';

import { headLines } from '../model/headLines.ts';
import type { HitWords } from '../model/hitWords.ts';
import { nameOf } from '../model/issueWords.ts';
import type { TextSection } from '../model/sectionsOf.ts';
import { textTexts as texts } from '../texts.ts';
import { LineBlock } from './LineBlock.tsx';
import styles from './PageText.module.scss';

/** Lines drawn or left out together. */
const BLOCK_LINES = 60;

interface SectionTextProps {
  section: TextSection;
  /** Of the page. */
  lines: readonly PageLine[];
  marks: HitWords;
  current: HitWords;
  /** Its article is the one that is read. */
  isRead: boolean;
  /** The line pointed at, and the line to show, where they are in this section. */
  pointed: number | null;
  shown: number | null;
  /** Positions of pages that the article goes on to. */
  furtherPages: readonly number[];
  lineTools: ((line: number) => ReactNode) | undefined;
}

/** A stretch of the text of a page: an article with its headline, or what belongs to none. */
export const SectionText = memo(function SectionText({
  section,
  lines,
  marks,
  current,
  isRead,
  pointed,
  shown,
  furtherPages,
  lineTools,
}: SectionTextProps) {
  const { articleId, heading, isContinued, firstLine, lastLine } = section;
  const name = heading && (isContinued ? texts.continued(nameOf(heading)) : nameOf(heading));
  const heads = heading === null || isContinued ? 0 : headLines(heading.headline, lines.slice(firstLine, lastLine + 1));
  const blocks = Array.from(
    { length: Math.ceil((lastLine - firstLine + 1) / BLOCK_LINES) },
    (_block, at) => firstLine + at * BLOCK_LINES,
  );
  return (
    <section className={classNames(styles.section, isRead && styles.read)}>
      {name !== null && <h2 className={heads > 0 ? styles.told : styles.headline}>{name}</h2>}
      {articleId === null && <h2 className={styles.outside}>{texts.outside}</h2>}
      {blocks.map((first) => {
        const last = Math.min(lastLine, first + BLOCK_LINES - 1);
        const own = (line: number | null) => (line !== null && line >= first && line <= last ? line : null);
        return (
          <LineBlock
            key={first}
            lines={lines}
            firstLine={first}
            lastLine={last}
            firstOfText={firstLine + heads}
            marks={marks}
            current={current}
            pointed={own(pointed)}
            shown={own(shown)}
            lineTools={lineTools}
          />
        );
      })}
      {name !== null && furtherPages.length > 0 && (
        <p className={styles.onPages}>{texts.onPages(furtherPages.join(', '))}</p>
      )}
    </section>
  );
});

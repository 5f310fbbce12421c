import { Fragment, type ReactNode } from 'react';

import type { ContentBlock } from '#domain/site/content/contentDocument.ts';

import { Notice } from '../Notice/Notice.tsx';
import { uiTexts } from '../texts.ts';
import styles from './ContentText.module.scss';
import { Actions, Cards, Figures, Questions, Timeline, Spans } from './Entries.tsx';

/** A block as it arrives: its kind may be newer than this page, and then draws nothing. */
export type ArrivedBlock = Omit<ContentBlock, 'kind'> & { kind: string };

function Table({ rows: [head = [], ...rows] }: Pick<ArrivedBlock, 'rows'>) {
  return (
    <div role="region" aria-label={uiTexts.table} tabIndex={0} className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((cell, at) => (
              <th key={at} scope="col">
                <Spans spans={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, number) => (
            <tr key={number}>
              {row.map((cell, at) => (
                <td key={at}>
                  <Spans spans={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const DRAWERS: Readonly<Record<string, (block: ArrivedBlock) => ReactNode>> = {
  heading: ({ level, anchor, spans }) => {
    const Heading = `h${level === 3 || level === 4 ? level : 2}` as const;
    return (
      <Heading id={anchor ?? undefined} className={styles.heading}>
        <Spans spans={spans} />
      </Heading>
    );
  },
  paragraph: ({ spans }) => (
    <p className={styles.prose}>
      <Spans spans={spans} />
    </p>
  ),
  list: ({ items }) => (
    <ul className={styles.list}>
      {items.map((item, at) => (
        <li key={at}>
          <Spans spans={item} />
        </li>
      ))}
    </ul>
  ),
  'numbered-list': ({ items }) => (
    <ol className={styles.list}>
      {items.map((item, at) => (
        <li key={at}>
          <Spans spans={item} />
        </li>
      ))}
    </ol>
  ),
  quote: ({ spans }) => (
    <blockquote className={styles.quote}>
      <Spans spans={spans} />
    </blockquote>
  ),
  code: ({ spans }) => (
    <pre className={styles.code}>
      <Spans spans={spans} />
    </pre>
  ),
  table: ({ rows }) => <Table rows={rows} />,
  picture: ({ entries }) =>
    entries.map(({ title, to }) => (
      <figure key={to} className={styles.picture}>
        {/* The size is that of ours; a picture of another shape takes its own. */}
        <img src={to ?? undefined} alt={title} width={1280} height={800} loading="lazy" />
      </figure>
    )),
  rule: () => <hr className={styles.rule} />,
  figures: ({ entries }) => <Figures entries={entries} />,
  cards: ({ entries }) => <Cards entries={entries} />,
  timeline: ({ entries }) => <Timeline entries={entries} />,
  questions: ({ entries }) => <Questions entries={entries} />,
  actions: ({ entries }) => <Actions entries={entries} />,
  notice: ({ entries }) =>
    entries.map(({ title, spans }) => (
      <div key={title} className={styles.prose}>
        <Notice tone="info" title={title}>
          <p>
            <Spans spans={spans} />
          </p>
        </Notice>
      </div>
    )),
};

/**
 * The blocks of a text of the site, under each other. Running text keeps a comfortable measure; cards and figures
 * spread.
 */
export function ContentText({ blocks }: { blocks: readonly ArrivedBlock[] }) {
  return (
    <div className={styles.text}>
      {blocks.map((block, at) => (
        <Fragment key={at}>{DRAWERS[block.kind]?.(block)}</Fragment>
      ))}
    </div>
  );
}

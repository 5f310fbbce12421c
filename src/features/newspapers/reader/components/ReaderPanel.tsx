import { useState } from 'react';

import { Tabs } from '#ui/Tabs/Tabs.tsx';

import type { ReadIssue } from '../readerApi.ts';
import { panelTexts as texts } from '../texts.ts';
import { ArticleOutline } from './ArticleOutline.tsx';
import { CitePanel } from './CitePanel.tsx';
import styles from './ReaderPanel.module.scss';
import { ReadText, type ReadTextProps } from './ReadText.tsx';

interface ReaderPanelProps extends Omit<ReadTextProps, 'outline' | 'isWide'> {
  outline: ReadIssue;
  /** Of the page that is shown. */
  position: number;
  /** Matches of the search, by article. */
  matches: ReadonlyMap<string, number>;
  addressOf: (id: string) => string;
}

/** Beside the page: the articles of the issue, the text of the page, the citation. */
export function ReaderPanel({ outline, position, matches, addressOf, ...text }: ReaderPanelProps) {
  const { read, article } = text;
  const { page } = read;
  const [chosen, setChosen] = useState('articles');
  const tabs = [
    {
      id: 'articles',
      label: texts.articles,
      content: (
        <ArticleOutline
          issue={outline}
          articleId={article?.id ?? null}
          position={position}
          matches={matches}
          addressOf={addressOf}
        />
      ),
    },
    // Where there is no image the text has its room.
    ...(page && page.service !== null
      ? [{ id: 'text', label: texts.text, content: <ReadText outline={outline} {...text} /> }]
      : []),
    ...(page
      ? [
          {
            id: 'cite',
            label: texts.cite,
            content: <CitePanel outline={outline} page={page} lines={read.lines} article={article} />,
          },
        ]
      : []),
  ];
  return (
    <aside aria-label={texts.label} className={styles.panel}>
      <Tabs
        label={texts.label}
        tabs={tabs}
        selected={tabs.some(({ id }) => id === chosen) ? chosen : 'articles'}
        onSelect={setChosen}
      />
    </aside>
  );
}

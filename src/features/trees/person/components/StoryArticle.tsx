import type { ReactNode } from 'react';

import type { TreeStory } from '#domain/trees/core/model/treeStory.ts';
import { Card } from '#ui/Card/Card.tsx';

import styles from './person.module.scss';

interface StoryArticleProps {
  story: TreeStory;
  headingLevel: 2 | 3;
  /** The people it is about. */
  about?: ReactNode;
  actions?: ReactNode;
}

/** A story with its paragraphs. */
export function StoryArticle({ story: { title, date, text }, headingLevel, about, actions }: StoryArticleProps) {
  return (
    <Card title={title} headingLevel={headingLevel} actions={actions}>
      {date && <p className={styles.muted}>{date}</p>}
      {text.split(/\n\s*\n/u).map((paragraph, at) => (
        <p key={at} className={styles.text}>
          {paragraph.trim()}
        </p>
      ))}
      {about}
    </Card>
  );
}

import type { ReactNode } from 'react';

import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { ContentText } from '#ui/ContentText/ContentText.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';

import type { Text } from '../landingApi.ts';
import { Hero } from './Hero.tsx';
import { OnThisPage } from './OnThisPage.tsx';
import styles from './TextArticle.module.scss';

interface TextArticleProps {
  text: Text;
  head?: ReactNode;
  above?: ReactNode;
  below?: ReactNode;
}

/** A text of the site as a page: its head, what the page adds, the text, the day it was last changed. */
export function TextArticle({ text, head, above, below }: TextArticleProps) {
  return (
    <article>
      <Hero text={text}>{head}</Hero>
      <PageContainer>
        <div className={styles.parts}>
          {above}
          {text.holdingCount === 0 && (
            <Notice tone="empty" title="Nothing of this is loaded here yet" actions={<ButtonLink to="/search/historical-records">See what is loaded</ButtonLink>}>
              <p>What this page tells is true of the records themselves. They can be searched as soon as the site’s operator has imported some.</p>
            </Notice>
          )}
          <div className={styles.columns}>
            <ContentText blocks={text.blocks} />
            <OnThisPage blocks={text.blocks} />
          </div>
          {below}
          {text.updated && (
            <p className={styles.updated}>
              Last changed on <time dateTime={text.updated}>{dayInWords(new Date(text.updated))}</time>
            </p>
          )}
        </div>
      </PageContainer>
    </article>
  );
}

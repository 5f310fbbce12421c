import type { ReactNode } from 'react';

import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { ContentText } from '#ui/ContentText/ContentText.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';

import type { Text } from '../landingApi.ts';
import { landingTexts } from '../texts.ts';
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
            <Notice
              tone="empty"
              title={landingTexts.nothingHeld}
              actions={<ButtonLink to="/search/historical-records">{landingTexts.seeSets}</ButtonLink>}
            >
              <p>{landingTexts.nothingHeldText}</p>
            </Notice>
          )}
          <div className={styles.columns}>
            <ContentText blocks={text.blocks} />
            <OnThisPage blocks={text.blocks} />
          </div>
          {below}
          {text.updated && (
            <p className={styles.updated}>
              {landingTexts.updated} <time dateTime={text.updated}>{dayInWords(new Date(text.updated))}</time>
            </p>
          )}
        </div>
      </PageContainer>
    </article>
  );
}

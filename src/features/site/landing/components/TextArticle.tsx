import type { ReactNode } from 'react';

import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { ContentText } from '#ui/ContentText/ContentText.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { Text } from '../landingApi.ts';
import { landingTexts } from '../texts.ts';
import { Hero } from './Hero.tsx';
import onThisPageStyles from './OnThisPage.module.scss';
import styles from './TextArticle.module.scss';

/** Fewer parts than this are found without a list of them. */
const FEWEST = 3;

/** The parts of a text beside it, on screens with room for both. */
function OnThisPage({ blocks }: Pick<Text, 'blocks'>) {
  const parts = blocks.flatMap(({ kind, level, anchor, spans }) =>
    kind === 'heading' && level === 2 && anchor !== null
      ? [{ anchor, title: spans.map(({ text }) => text).join('') }]
      : [],
  );
  if (parts.length < FEWEST) return null;
  return (
    <nav aria-labelledby="on-this-page" className={onThisPageStyles.nav}>
      <p id="on-this-page" className={onThisPageStyles.title}>
        {landingTexts.onThisPage}
      </p>
      <ul role="list" className={onThisPageStyles.list}>
        {parts.map(({ anchor, title }) => (
          <li key={anchor}>
            <TextLink plain to={`#${anchor}`}>
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

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

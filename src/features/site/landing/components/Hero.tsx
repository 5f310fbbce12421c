import type { ReactNode } from 'react';

import { Actions } from '#ui/ContentText/Entries.tsx';
import { Drawing } from '#ui/Drawing/Drawing.tsx';

import type { Text } from '../landingApi.ts';
import styles from './Hero.module.scss';

interface HeroProps {
  text: Pick<Text, 'eyebrow' | 'heading' | 'lead' | 'picture' | 'actions'>;
  /** What comes after the words, on the same ground: a search form. */
  children?: ReactNode;
}

/** The head of a landing page: what it is about, the first thing to do, a drawing. */
export function Hero({ text: { eyebrow, heading, lead, picture, actions }, children }: HeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1>{heading}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {actions.length > 0 && <Actions entries={actions} isInverse />}
        </div>
        {picture && (
          <div className={styles.picture}>
            <Drawing name={picture} />
          </div>
        )}
        {children !== undefined && <div className={styles.extra}>{children}</div>}
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { citationInBrief } from '#domain/clippings/core/citationInBrief.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { classNames } from '#ui/classNames.ts';

import type { ClippingBrief } from '../clippingsOfMemberApi.ts';
import { clippingCardTexts as texts } from '../texts.ts';
import { ClipPicture } from './ClipPicture.tsx';
import styles from './components.module.scss';

interface ClippingCardProps {
  clipping: ClippingBrief;
  /** Where it opens. */
  to: string;
  isSelected?: boolean;
  /** A control in its corner. */
  corner?: ReactNode;
  /** Controls below. */
  children?: ReactNode;
}

/** A clipping in a grid or a list: its picture, its title, where it is from. */
export function ClippingCard({
  clipping: { kind, title, citation, tags, standing, thumbnail, daysLeft },
  to,
  isSelected = false,
  corner,
  children,
}: ClippingCardProps) {
  return (
    <article className={classNames(styles.card, isSelected && styles.chosen)}>
      <ClipPicture address={thumbnail} alt={texts.pictureOf(title)} isClosed={standing === 'CLOSED'} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={to}>{title}</Link>
        </h3>
        <p className={styles.citation}>{citationInBrief(citation)}</p>
        <p className={styles.marks}>
          <span>{texts.kinds[kind]}</span>
          {standing === 'CLOSED' && thumbnail !== null && <Badge tone="warning">{texts.closed}</Badge>}
          {standing === 'REPLACED' && <Badge tone="warning">{texts.replaced}</Badge>}
          {daysLeft !== null && <Badge>{texts.daysLeft(daysLeft)}</Badge>}
          {tags.slice(0, 3).map((tag) => (
            <span key={tag} className={styles.tag}>
              {tag}
            </span>
          ))}
        </p>
      </div>
      {corner && <div className={styles.corner}>{corner}</div>}
      {children && <div className={styles.below}>{children}</div>}
    </article>
  );
}

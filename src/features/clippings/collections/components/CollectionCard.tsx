import { FolderOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { Badge } from '#ui/Badge/Badge.tsx';
import { classNames } from '#ui/classNames.ts';

import type { CollectionBrief } from '../collectionsApi.ts';
import { collectionCardTexts as texts } from '../texts.ts';
import { CardPicture } from './CardsAnswer.tsx';
import styles from './components.module.scss';

/** Where a collection opens. */
export const collectionAddress = (id: string): string => `/collections/collection/${id}`;

interface CollectionCardProps {
  collection: CollectionBrief;
  /** 2 where the list has no heading of its own. Default 3. */
  headingLevel?: 2 | 3;
  /** In place of its name, while that is changed. */
  form?: ReactNode;
  /** Controls below. */
  children?: ReactNode;
}

/** A collection in a list: its cover, its name, how much is in it and whose it is. */
export function CollectionCard({
  collection: {
    id,
    kind,
    name,
    description,
    visibility,
    role,
    ownerName,
    partnerName,
    itemCount,
    coverThumbnail,
    daysLeft,
  },
  headingLevel = 3,
  form,
  children,
}: CollectionCardProps) {
  const Name = `h${headingLevel}` as const;
  const maker = partnerName ?? (role === 'OWNER' ? null : ownerName);
  return (
    <article className={classNames(styles.card, styles.collection)}>
      <CardPicture address={coverThumbnail} alt="">
        <FolderOpen aria-hidden="true" />
      </CardPicture>
      <div className={styles.words}>
        {form ?? (
          <Name className={styles.name}>
            {daysLeft === null ? <Link to={collectionAddress(id)}>{name}</Link> : name}
          </Name>
        )}
        {description !== '' && !form && <p className={styles.citation}>{description}</p>}
        <p className={styles.marks}>
          <span>{texts.items(itemCount)}</span>
          {kind === 'OURS' ? <span>{texts.ours}</span> : maker && <span>{texts.by(maker)}</span>}
          {role === 'OWNER' && kind === 'MEMBER' && (
            <Badge tone={visibility === 'PUBLIC' ? 'success' : 'neutral'}>
              {visibility === 'PUBLIC' ? texts.public : texts.private}
            </Badge>
          )}
          {role !== null && role !== 'OWNER' && <Badge tone="info">{texts.shared}</Badge>}
        </p>
      </div>
      {children && <div className={styles.below}>{children}</div>}
    </article>
  );
}

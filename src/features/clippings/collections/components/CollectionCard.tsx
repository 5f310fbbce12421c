import { FolderOpen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';

import { Badge } from '#ui/Badge/Badge.tsx';
import { classNames } from '#ui/classNames.ts';
import { lowClippingPicture } from '#ui/lowClippingPicture.ts';

import type { CollectionBrief } from '../collectionsApi.ts';
import { CARD_WIDTH } from './ClipPicture.tsx';
import { collectionCardTexts as texts } from '../texts.ts';
import styles from './components.module.scss';

/** Where a collection opens. */
export const collectionAddress = (id: string): string => `/collections/collection/${id}`;

function Cover({ address }: { address: string | null }) {
  const [failed, setFailed] = useState<string | null>(null);
  if (address !== null && failed !== address) return <img {...lowClippingPicture(address, CARD_WIDTH)} alt="" className={styles.picture} onError={() => setFailed(address)} />;
  return (
    <span className={classNames(styles.picture, styles.noPicture)}>
      <FolderOpen aria-hidden="true" />
    </span>
  );
}

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
export function CollectionCard({ collection: { id, kind, name, description, visibility, role, ownerName, partnerName, itemCount, coverThumbnail, daysLeft }, headingLevel = 3, form, children }: CollectionCardProps) {
  const Name = `h${headingLevel}` as const;
  const maker = partnerName ?? (role === 'OWNER' ? null : ownerName);
  return (
    <article className={classNames(styles.card, styles.collection)}>
      <Cover address={coverThumbnail} />
      <div className={styles.words}>
        {form ?? (
          <Name className={styles.name}>{daysLeft === null ? <Link to={collectionAddress(id)}>{name}</Link> : name}</Name>
        )}
        {description !== '' && !form && <p className={styles.citation}>{description}</p>}
        <p className={styles.marks}>
          <span>{texts.items(itemCount)}</span>
          {kind === 'OURS' ? <span>{texts.ours}</span> : maker && <span>{texts.by(maker)}</span>}
          {role === 'OWNER' && kind === 'MEMBER' && <Badge tone={visibility === 'PUBLIC' ? 'success' : 'neutral'}>{visibility === 'PUBLIC' ? texts.public : texts.private}</Badge>}
          {role !== null && role !== 'OWNER' && <Badge tone="info">{texts.shared}</Badge>}
        </p>
      </div>
      {children && <div className={styles.below}>{children}</div>}
    </article>
  );
}

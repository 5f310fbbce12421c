import { lifespan } from '#domain/trees/core/lifespan.ts';
import type { TreePersonCard } from '#features/trees/core/index.ts';
import { Avatar } from '#ui/Avatar/Avatar.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { usePlaceOfPerson } from '../hooks/usePlaceOfPerson.ts';
import styles from './person.module.scss';

interface PersonLinkProps {
  card: TreePersonCard;
  /** Before the name: `Mother`, `stepchild`. */
  note?: string;
}

/** A relative: picture, name, years, and the way to their page. Of a hidden person only that there is one. */
export function PersonLink({ card, note = '' }: PersonLinkProps) {
  const { nameOf, addressOf } = usePlaceOfPerson();
  const name = nameOf(card);
  return (
    <span className={styles.relative}>
      <Avatar name={name} src={card.portraitUrl} size="sm" />
      <span>
        {card.isRedacted ? (
          name
        ) : (
          <TextLink plain strong to={addressOf(card.id)}>
            {name}
          </TextLink>
        )}
        <span className={styles.years}>{[note, lifespan(card)].filter(Boolean).join(' · ')}</span>
      </span>
    </span>
  );
}

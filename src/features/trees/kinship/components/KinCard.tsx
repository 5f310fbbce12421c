import { cardName } from '#domain/trees/core/cardName.ts';
import { lifespan } from '#domain/trees/core/life/lifespan.ts';
import { personAddress } from '#domain/trees/core/personAddress.ts';
import type { FamilyTree } from '#features/trees/core/index.ts';
import { classNames } from '#ui/classNames.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { TreeKinPerson } from '../treeKinshipApi.ts';
import styles from './route.module.scss';

interface KinCardProps {
  tree: FamilyTree;
  publicTreeShareToken: string | null;
  card: TreeKinPerson | undefined;
  /** One of the two who were asked about. */
  isEnd: boolean;
}

/** A person on the way: name and years, and the way to their page. Of a hidden person only that there is one. */
export function KinCard({ tree, publicTreeShareToken, card, isEnd }: KinCardProps) {
  if (!card) return null;
  const name = cardName(card, tree.showSurnamesUppercase);
  return (
    <div className={classNames(styles.card, isEnd && styles.end)}>
      {card.isRedacted ? (
        <span>{name}</span>
      ) : (
        <TextLink plain strong to={personAddress(tree.familyTreeRef, card.id, 'overview', publicTreeShareToken)}>
          {name}
        </TextLink>
      )}
      <span className={styles.years}>{lifespan(card)}</span>
    </div>
  );
}

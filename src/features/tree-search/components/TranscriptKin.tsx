import { lifespan } from '#domain/trees/names/lifespan.ts';
import { LIVING_NAME, treeDisplayName } from '#domain/trees/names/treeDisplayName.ts';
import type { TreePersonCard, TreePersonProfile } from '#features/tree-data/index.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { personAddress } from '../treeSearchAddresses.ts';
import styles from './TreeTranscript.module.scss';

function Kin({ card, word }: { card: TreePersonCard; word: string }) {
  if (card.isRedacted) return <li>{word}: {LIVING_NAME}</li>;
  const years = lifespan(card);
  return (
    <li>
      {word}: <TextLink to={personAddress(card.id)}>{treeDisplayName(card)}</TextLink>
      {years !== '' && ` ${years}`}
    </li>
  );
}

interface Related {
  id: string;
  word: string;
}

/** Parents, brothers and sisters, partners and children, each a link to what the tree says of them. */
export function TranscriptKin({ profile: { id, families, parentFamilies, persons } }: { profile: TreePersonProfile }) {
  const others = (ids: readonly string[], word: string): Related[] => ids.filter((each) => each !== id).map((each) => ({ id: each, word }));
  const related = [
    ...parentFamilies.flatMap(({ card }) => [...others(card.partners, 'Parent'), ...others(card.children.map(({ personId }) => personId), 'Brother or sister')]),
    ...families.flatMap(({ card }) => [...others(card.partners, card.marriageText === null ? 'Partner' : `Partner, married ${card.marriageText}`), ...others(card.children.map(({ personId }) => personId), 'Child')]),
  ];
  if (related.length === 0) return <p>The tree tells of no relatives.</p>;
  return (
    <ul className={styles.kin}>
      {related.flatMap(({ id: kinId, word }) => {
        const card = persons.find((each) => each.id === kinId);
        return card ? [<Kin key={`${word} ${kinId}`} card={card} word={word} />] : [];
      })}
    </ul>
  );
}

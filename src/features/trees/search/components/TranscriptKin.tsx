import { lifespan } from '#domain/trees/core/lifespan.ts';
import { unionInWords } from '#domain/trees/core/relatives/unionInWords.ts';
import { HIDDEN_NAME, treeDisplayName } from '#domain/trees/core/treeDisplayName.ts';
import type { TreePersonCard, TreePersonProfile } from '#features/trees/core/index.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { personTexts } from '../texts.ts';
import { personAddress } from '../treeSearchAddresses.ts';
import styles from './TreeTranscript.module.scss';

interface Related {
  id: string;
  /** What follows the name, such as a marriage; empty for nothing. */
  note: string;
}

function Kin({ card, note }: { card: TreePersonCard; note: string }) {
  if (card.isRedacted) return <li>{HIDDEN_NAME}</li>;
  const years = lifespan(card);
  return (
    <li>
      <TextLink to={personAddress(card.id)}>{treeDisplayName(card)}</TextLink>
      {years !== '' && ` ${years}`}
      {note !== '' && `, ${note}`}
    </li>
  );
}

/** Parents, brothers and sisters, partners and children, each a link to what the tree says of them. */
export function TranscriptKin({ profile: { id, families, parentFamilies, persons } }: { profile: TreePersonProfile }) {
  const others = (ids: readonly string[], note = ''): Related[] =>
    ids.filter((each) => each !== id).map((each) => ({ id: each, note }));
  const childrenOf = (of: typeof families) =>
    of.flatMap(({ card }) => others(card.children.map(({ personId }) => personId)));
  const groups = [
    { label: personTexts.parents, kin: parentFamilies.flatMap(({ card }) => others(card.partners)) },
    { label: personTexts.siblings, kin: childrenOf(parentFamilies) },
    {
      label: personTexts.partners,
      kin: families.flatMap(({ card }) => others(card.partners, unionInWords(card))),
    },
    { label: personTexts.children, kin: childrenOf(families) },
  ].filter(({ kin }) => kin.length > 0);
  if (groups.length === 0) return <p>{personTexts.noKin}</p>;
  return (
    <dl className={styles.facts}>
      {groups.map(({ label, kin }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>
            <ul role="list" className={styles.kin}>
              {kin.flatMap(({ id: kinId, note }) => {
                const card = persons.find((each) => each.id === kinId);
                return card ? [<Kin key={kinId} card={card} note={note} />] : [];
              })}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}

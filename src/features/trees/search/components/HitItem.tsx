import { Lock } from 'lucide-react';

import { lifespan } from '#domain/trees/core/lifespan.ts';
import { treeDisplayName } from '#domain/trees/core/treeDisplayName.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { resultsTexts } from '../texts.ts';
import { paywallPath, personAddress } from '../treeSearchAddresses.ts';
import type { TreeSearchHit } from '../treeSearchApi.ts';
import styles from './TreeSearch.module.scss';

const event = (word: string, text: string | null, place: string | null) =>
  text === null && place === null
    ? null
    : [word, text, place === null ? null : resultsTexts.in(place)].filter((part) => part !== null).join(' ');

/** A person found: name, life, and whose tree it is. */
export function HitItem({ hit: { person, treeName, isOwn, needsSubscription } }: { hit: TreeSearchHit }) {
  const facts = [
    event(resultsTexts.born, person.birthText, person.birthPlace),
    event(resultsTexts.died, person.deathText, person.deathPlace),
  ].filter((fact) => fact !== null);
  const years = lifespan(person);
  return (
    <li className={styles.result}>
      <h2 className={styles.name}>
        <TextLink plain to={needsSubscription ? paywallPath(person.id) : personAddress(person.id)}>
          {treeDisplayName(person)}
        </TextLink>
        {years !== '' && ` ${years}`}
      </h2>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <p className={styles.facts}>
        {resultsTexts.inTree(treeName)} {isOwn && <Badge tone="brand">{resultsTexts.own}</Badge>}{' '}
        {needsSubscription && <Badge icon={<Lock aria-hidden="true" />}>{resultsTexts.forSubscribers}</Badge>}
      </p>
    </li>
  );
}

import { Link } from 'react-router-dom';

import { cardName } from '#domain/trees/core/cardName.ts';
import { lifespan } from '#domain/trees/core/life/lifespan.ts';
import type { TreeNeighbourhood } from '#features/trees/core/index.ts';
import { Card } from '#ui/Card/Card.tsx';

import { shadowTreeAddress } from '../model/shadowAddresses.ts';
import styles from './KinTree.module.scss';
import { kinRows } from '../model/kinRows.ts';

interface KinTreeProps {
  treeRef: string;
  around: TreeNeighbourhood;
  areSurnamesUppercase: boolean;
}

/** A person between parents above and children below, each a link to the same view of theirs. */
export function KinTree({ treeRef, around, areSurnamesUppercase }: KinTreeProps) {
  return (
    <div className={styles.rows}>
      {kinRows(around).map(({ title, persons }) => (
        <section key={title} aria-label={title} className={styles.row}>
          <h2 className={styles.title}>{title}</h2>
          <ul role="list" className={styles.people}>
            {persons.map((person) => (
              <li key={person.id} aria-current={person.id === around.proband || undefined} className={styles.person}>
                <Card>
                  <Link to={shadowTreeAddress(treeRef, person.id)} className={styles.name}>
                    {cardName(person, areSurnamesUppercase)}
                  </Link>
                  <p className={styles.years}>{lifespan(person)}</p>
                </Card>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

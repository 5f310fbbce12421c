import { Link } from 'react-router-dom';

import { lifespan } from '#domain/trees/core/lifespan.ts';
import { cardName } from '#domain/trees/core/treeDisplayName.ts';
import type { TreeNeighbourhood, TreePersonCard } from '#features/trees/core/index.ts';
import { Card } from '#ui/Card/Card.tsx';

import styles from './shadow.module.scss';
import { shadowTreeAddress } from './shadowAddresses.ts';
import { shadowTreeTexts } from './texts.ts';

interface KinRow {
  title: string;
  persons: readonly TreePersonCard[];
}

/** The nearest family of a proband as three rows; an empty one is left out. Each person is once in a row. */
function kinRows({
  proband,
  persons,
  families,
}: Pick<TreeNeighbourhood, 'proband' | 'persons' | 'families'>): KinRow[] {
  const byId = new Map(persons.map((person) => [person.id, person]));
  const row = (title: string, ids: readonly string[]): KinRow => ({
    title,
    persons: [...new Set(ids)].flatMap((id) => byId.get(id) ?? []),
  });
  const above = families.filter(({ children }) => children.some(({ personId }) => personId === proband));
  const own = families.filter(({ partners }) => partners.includes(proband));
  return [
    row(
      shadowTreeTexts.rows.parents,
      above.flatMap(({ partners }) => partners),
    ),
    row(shadowTreeTexts.rows.own, [proband, ...own.flatMap(({ partners }) => partners)]),
    row(
      shadowTreeTexts.rows.children,
      own.flatMap(({ children }) => children.map(({ personId }) => personId)),
    ),
  ].filter((each) => each.persons.length > 0);
}

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

import { lifespan } from '#domain/trees/core/life/lifespan.ts';
import { useTreeNeighbourhoodQuery } from '#features/trees/core/index.ts';

import { continueTexts as texts } from '../texts.ts';
import styles from './MiniPedigree.module.scss';
import { type Ancestor, pedigreeOf } from './pedigreeOf.ts';

const GENERATIONS = 3;

function Person({ person }: { person: Ancestor }) {
  if (person === null) return <span className={styles.unknown}>{texts.unknown}</span>;
  const name = [person.given, person.surname].filter((part) => part !== '').join(' ');
  return (
    <span className={styles.person} data-sex={person.sex}>
      <strong>{name || texts.living}</strong>
      <span className={styles.years}>{lifespan(person)}</span>
    </span>
  );
}

/** Three generations of a tree from left to right. Draws only its room until they are there. */
export function MiniPedigree({ tree, rootId }: { tree: string; rootId: string }) {
  const { data } = useTreeNeighbourhoodQuery({
    personId: rootId,
    ancestors: GENERATIONS - 1,
    descendants: 0,
    siblings: false,
  });
  return (
    <div role="group" aria-label={texts.chart(tree)} className={styles.chart}>
      {data &&
        pedigreeOf(data, rootId, GENERATIONS).map((row, generation) => (
          <ul key={generation} role="list" className={styles.generation}>
            {row.map((person, at) => (
              <li key={person?.id ?? at} className={styles.place}>
                <Person person={person} />
              </li>
            ))}
          </ul>
        ))}
    </div>
  );
}

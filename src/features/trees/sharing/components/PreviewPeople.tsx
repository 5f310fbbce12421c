import { lifespan } from '#domain/trees/core/life/lifespan.ts';
import { HIDDEN_NAME, treeDisplayName } from '#domain/trees/core/treeDisplayName.ts';
import type { TreePreview } from '#features/trees/core/index.ts';

import { previewTexts } from '../texts.ts';
import styles from './PreviewPeople.module.scss';

type Card = TreePreview['persons'][number];

/** The parents of a person, as far as they are here. */
function parentsOf({ persons, families }: TreePreview, id: string): Card[] {
  const ids = families.find(({ children }) => children.some(({ personId }) => personId === id))?.partners ?? [];
  return ids.flatMap((parent) => persons.find((card) => card.id === parent) ?? []);
}

function Person({ card }: { card: Card }) {
  const years = lifespan(card);
  return (
    <div className={styles.card}>
      <p className={styles.name}>{card.isRedacted ? HIDDEN_NAME : treeDisplayName(card)}</p>
      {years !== '' && <p className={styles.facts}>{years}</p>}
      {card.birthPlace !== null && <p className={styles.facts}>{card.birthPlace}</p>}
    </div>
  );
}

/** The first person of a tree with parents and grandparents, generation by generation. */
export function PreviewPeople({ preview, proband }: { preview: TreePreview; proband: string }) {
  const parents = parentsOf(preview, proband);
  const generations = [
    { label: previewTexts.first, cards: preview.persons.filter(({ id }) => id === proband) },
    { label: previewTexts.parents, cards: parents },
    { label: previewTexts.grandparents, cards: parents.flatMap(({ id }) => parentsOf(preview, id)) },
  ];
  return (
    <ol role="list" className={styles.generations}>
      {generations
        .filter(({ cards }) => cards.length > 0)
        .map(({ label, cards }) => (
          <li key={label}>
            <h2 className={styles.label}>{label}</h2>
            <div className={styles.cards}>
              {cards.map((card) => (
                <Person key={card.id} card={card} />
              ))}
            </div>
          </li>
        ))}
    </ol>
  );
}

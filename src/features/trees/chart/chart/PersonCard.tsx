import { Plus } from 'lucide-react';
import { memo, useState } from 'react';

import { initialsOf } from '#domain/kernel/names/displayName.ts';
import type { Beyond, ChartBox } from '#domain/trees/chart/layout/chart.ts';
import { lifespan } from '#domain/trees/core/lifespan.ts';
import { cardName } from '#domain/trees/core/treeDisplayName.ts';
import type { TreePersonCard } from '#features/trees/core/index.ts';
import { classNames } from '#ui/classNames.ts';
import { lowPriority } from '#ui/lowPriority.ts';

import { surfaceTexts } from '../texts.ts';
import { PartnerLinks } from './PartnerLinks.tsx';
import styles from './PersonCard.module.scss';

interface PersonCardProps {
  box: ChartBox;
  /** By person; a place has none. */
  cards: ReadonlyMap<string, TreePersonCard>;
  isUppercase: boolean;
  isSelected: boolean;
}

const HANDLE: Readonly<Record<Exclude<Beyond, 'nothing'>, string>> = { open: '−', closed: '+', unloaded: '+' };

function Portrait({ card }: { card: TreePersonCard }) {
  const [failed, setFailed] = useState<string | null>(null);
  const { portraitUrl } = card;
  if (portraitUrl !== null && portraitUrl !== failed)
    return (
      <img
        className={styles.portrait}
        src={portraitUrl}
        alt=""
        {...lowPriority}
        draggable={false}
        onError={() => setFailed(portraitUrl)}
      />
    );
  return <span className={styles.portrait}>{card.isRedacted ? '' : initialsOf(card)}</span>;
}

/**
 * A card of a chart, for the eye and the pointer: `data-key` and `data-act` name what is pressed. Keyboard and screen
 * reader have the outline of the same tree.
 */
export const PersonCard = memo(function PersonCard({ box, cards, isUppercase, isSelected }: PersonCardProps) {
  const { key, kind, x, y, relation, up, down, upAt, parentFamilies, partnersElsewhere, addTo, personId } = box;
  const card = personId === null ? undefined : cards.get(personId);
  const place = { transform: `translate(${x}px, ${y}px)` };
  if (!card) {
    return (
      <div className={classNames(styles.card, styles.place, !addTo && styles.unknown)} style={place} data-key={key}>
        {addTo && <Plus aria-hidden="true" />}
        {addTo ? surfaceTexts.addParent(addTo.relation) : surfaceTexts.unknownParents}
      </div>
    );
  }
  const years = lifespan(card);
  const where = card.birthPlace ?? card.deathPlace ?? '';
  return (
    <div
      className={classNames(
        styles.card,
        relation === 'self' && styles.focus,
        isSelected && styles.selected,
        partnersElsewhere.length > 0 && styles.married,
        kind === 'reference' && styles.reference,
      )}
      style={place}
      data-key={key}
      data-sex={card.isRedacted ? 'u' : card.sex}
    >
      <Portrait card={card} />
      <div className={styles.words}>
        <span className={styles.name}>{cardName(card, isUppercase)}</span>
        {kind === 'reference' ? (
          <span className={styles.also}>{surfaceTexts.alsoShown}</span>
        ) : (
          <>
            <span className={styles.years}>{years}</span>
            {partnersElsewhere.length > 0 ? (
              <PartnerLinks
                partners={partnersElsewhere.flatMap(({ key: partner, areMarried }) => {
                  const other = cards.get(partner);
                  return other ? [{ card: other, areMarried }] : [];
                })}
                isUppercase={isUppercase}
              />
            ) : (
              <span className={styles.where}>{where}</span>
            )}
          </>
        )}
      </div>
      {up !== 'nothing' && (
        <span className={classNames(styles.handle, upAt === 'right' ? styles.right : styles.top)} data-act="up">
          {HANDLE[up]}
        </span>
      )}
      {down !== 'nothing' && (
        <span className={classNames(styles.handle, styles.bottom)} data-act="down">
          {HANDLE[down]}
        </span>
      )}
      {parentFamilies > 1 && up === 'open' && (
        <span
          className={classNames(styles.handle, upAt === 'right' ? styles.parentsRight : styles.parents)}
          data-act="parents"
          title={surfaceTexts.nextParents(parentFamilies)}
        >
          ⇄
        </span>
      )}
    </div>
  );
});

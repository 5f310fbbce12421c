import { Plus } from 'lucide-react';
import { memo, useState } from 'react';

import { initialsOf } from '#domain/kernel/names/initials.ts';
import type { Beyond, ChartBox } from '#domain/trees/chart/layout/chart.ts';
import { cardName } from '#domain/trees/core/cardName.ts';
import { lifespan } from '#domain/trees/core/life/lifespan.ts';
import type { TreePersonCard } from '#features/trees/core/index.ts';
import { classNames } from '#ui/classNames.ts';

import styles from './PersonCard.module.scss';

interface PersonCardProps {
  box: ChartBox;
  /** Undefined for a place. */
  card: TreePersonCard | undefined;
  isUppercase: boolean;
  isSelected: boolean;
}

const HANDLE: Readonly<Record<Exclude<Beyond, 'nothing'>, string>> = { open: '−', closed: '+', unloaded: '+' };

function Portrait({ card }: { card: TreePersonCard }) {
  const [failed, setFailed] = useState<string | null>(null);
  const { portraitUrl } = card;
  if (portraitUrl !== null && portraitUrl !== failed) return <img className={styles.portrait} src={portraitUrl} alt="" loading="lazy" draggable={false} onError={() => setFailed(portraitUrl)} />;
  return <span className={styles.portrait}>{card.isRedacted ? '' : initialsOf(card)}</span>;
}

/**
 * A card of a chart, for the eye and the pointer: what is pressed is told by `data-key` and `data-act`. Keyboard and screen
 * reader have the outline of the same tree.
 */
export const PersonCard = memo(function PersonCard({ box, card, isUppercase, isSelected }: PersonCardProps) {
  const { key, kind, x, y, relation, up, down, upAt, parentFamilies, addTo } = box;
  const place = { transform: `translate(${x}px, ${y}px)` };
  if (!card) {
    return (
      <div className={classNames(styles.card, styles.place)} style={place} data-key={key}>
        <Plus aria-hidden="true" />
        Add {addTo?.relation === 'MOTHER' ? 'mother' : 'father'}
      </div>
    );
  }
  const years = lifespan(card);
  const where = card.birthPlace ?? card.deathPlace ?? '';
  return (
    <div className={classNames(styles.card, relation === 'self' && styles.focus, isSelected && styles.selected, kind === 'reference' && styles.reference)} style={place} data-key={key} data-sex={card.isRedacted ? 'u' : card.sex}>
      <Portrait card={card} />
      <div className={styles.words}>
        <span className={styles.name}>{cardName(card, isUppercase)}</span>
        {kind === 'reference' ? (
          <span className={styles.also}>Also shown elsewhere: go there</span>
        ) : (
          <>
            <span className={styles.years}>{years}</span>
            <span className={styles.where}>{where}</span>
          </>
        )}
      </div>
      {up !== 'nothing' && <span className={classNames(styles.handle, upAt === 'right' ? styles.right : styles.top)} data-act="up">{HANDLE[up]}</span>}
      {down !== 'nothing' && <span className={classNames(styles.handle, styles.bottom)} data-act="down">{HANDLE[down]}</span>}
      {parentFamilies > 1 && up === 'open' && <span className={classNames(styles.handle, upAt === 'right' ? styles.parentsRight : styles.parents)} data-act="parents" title={`${parentFamilies} sets of parents: show the next`}>⇄</span>}
    </div>
  );
});

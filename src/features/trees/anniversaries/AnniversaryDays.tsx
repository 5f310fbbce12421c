import { pushTo } from '#domain/kernel/compact/pushTo.ts';
import { ANNIVERSARY_WORDS, type AnniversaryKind, monthName } from '#domain/trees/anniversaries/anniversary.ts';
import { personAddress } from '#domain/trees/core/personAddress.ts';
import { cardName } from '#domain/trees/core/treeDisplayName.ts';
import type { FamilyTree } from '#features/trees/core/index.ts';
import { classNames } from '#ui/classNames.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import styles from './anniversaries.module.scss';
import { anniversariesTexts as texts } from './texts.ts';
import type { TreeAnniversary } from './treeAnniversariesApi.ts';

interface AnniversaryDaysProps {
  tree: FamilyTree;
  month: number;
  anniversaries: readonly TreeAnniversary[];
  publicTreeShareToken: string | null;
  /** The reader's own day. */
  today: Date;
}

/** The days of a month that are remembered, each with what happened in which year. */
export function AnniversaryDays({ tree, month, anniversaries, publicTreeShareToken, today }: AnniversaryDaysProps) {
  const days = new Map<number, TreeAnniversary[]>();
  for (const anniversary of anniversaries) pushTo(days, anniversary.day, anniversary);
  const isToday = (day: number) => today.getMonth() + 1 === month && today.getDate() === day;
  return (
    <ol role="list" className={styles.days}>
      {[...days].map(([day, lines]) => (
        <li key={day} className={classNames(styles.day, isToday(day) && styles.today)}>
          <h2
            className={styles.number}
            aria-label={`${day} ${monthName(month)}${isToday(day) ? `, ${texts.today}` : ''}`}
          >
            {day}
            {isToday(day) && <span className={styles.mark}>{texts.today}</span>}
          </h2>
          <ul role="list" className={styles.lines}>
            {lines.map(({ kind, year, persons, place }) => (
              <li key={`${kind} ${year} ${persons.map(({ id }) => id).join(' ')}`} className={styles.line}>
                <span className={styles.what}>
                  {ANNIVERSARY_WORDS[kind.toLowerCase() as AnniversaryKind]} {year}
                </span>
                :{' '}
                {persons.map((card, at) => (
                  <span key={card.id}>
                    {at > 0 && ' and '}
                    <TextLink to={personAddress(tree.familyTreeRef, card.id, 'overview', publicTreeShareToken)}>
                      {cardName(card, tree.showSurnamesUppercase)}
                    </TextLink>
                  </span>
                ))}{' '}
                <span className={styles.note}>
                  {[place, texts.years(today.getFullYear() - year)].filter(Boolean).join(', ')}
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

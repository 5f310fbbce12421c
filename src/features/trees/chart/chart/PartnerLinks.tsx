import { cardName } from '#domain/trees/core/cardName.ts';
import type { TreePersonCard } from '#features/trees/core/index.ts';

import { surfaceTexts } from '../texts.ts';
import styles from './PersonCard.module.scss';

interface MarriedToProps {
  partners: readonly TreePersonCard[];
  isUppercase: boolean;
}

/** Two rings and a name for each partner who has a card elsewhere in the chart; a press goes there. */
export function PartnerLinks({ partners, isUppercase }: MarriedToProps) {
  return (
    <span className={styles.partners}>
      {partners.map((partner) => {
        const name = cardName(partner, isUppercase);
        return (
          <span
            key={partner.id}
            className={styles.partner}
            data-act="partner"
            data-partner={partner.id}
            title={surfaceTexts.marriedTo(name)}
          >
            <svg viewBox="0 0 20 12" aria-hidden="true">
              <circle cx="7" cy="6" r="4.5" />
              <circle cx="13" cy="6" r="4.5" />
            </svg>
            <span>{name}</span>
          </span>
        );
      })}
    </span>
  );
}

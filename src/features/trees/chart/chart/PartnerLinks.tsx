import { cardName } from '#domain/trees/core/treeDisplayName.ts';
import type { TreePersonCard } from '#features/trees/core/index.ts';

import { surfaceTexts } from '../texts.ts';
import styles from './PersonCard.module.scss';

interface MarriedToProps {
  partners: readonly { card: TreePersonCard; areMarried: boolean }[];
  isUppercase: boolean;
}

/**
 * A name for each partner who has a card elsewhere in the chart; a press goes there. Two rings are of a marriage; who
 * is not known to have married is called a partner.
 */
export function PartnerLinks({ partners, isUppercase }: MarriedToProps) {
  return (
    <span className={styles.partners}>
      {partners.map(({ card, areMarried }) => {
        const name = cardName(card, isUppercase);
        const words = surfaceTexts.partnersElsewhere([{ name, areMarried }]);
        return (
          <span key={card.id} className={styles.partner} data-act="partner" data-partner={card.id} title={words}>
            {areMarried && (
              <svg viewBox="0 0 20 12" aria-hidden="true">
                <circle cx="7" cy="6" r="4.5" />
                <circle cx="13" cy="6" r="4.5" />
              </svg>
            )}
            <span>{areMarried ? name : words}</span>
          </span>
        );
      })}
    </span>
  );
}

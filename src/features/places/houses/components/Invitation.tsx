import { ArrowRight, Building2, House, MapPin, ScrollText, type LucideIcon } from 'lucide-react';
import { useId } from 'react';

import { EMPTY_ADDRESS_QUERY } from '#domain/places/addresses/addressQuery.ts';
import { ERAS, type Era } from '#domain/places/houses/eras.ts';
import { submittedAddress } from '#domain/places/houses/houseHistoryQuery.ts';
import { QUOTED } from '#domain/places/houses/houseHistoryTexts.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';

import { houseInvitationTexts as texts } from '../texts.ts';
import styles from './Invitation.module.scss';

const ICONS: Readonly<Record<Era['id'], LucideIcon>> = {
  today: MapPin,
  'post-war': Building2,
  war: House,
  'pre-war': ScrollText,
};

/** What the page shows before an address was searched: the four times it goes back through, and an example to open. */
export function Invitation() {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.invitation}>
      <div>
        <h2 id={id}>{texts.title}</h2>
        <p>{texts.text}</p>
      </div>
      <ol role="list" className={styles.eras}>
        {ERAS.map(({ id: era, anchor }) => {
          const Icon = ICONS[era];
          return (
            <li key={era} className={styles.era}>
              <Icon aria-hidden="true" />
              <strong>{anchor}</strong>
              <span>{texts.eras[era]}</span>
            </li>
          );
        })}
      </ol>
      <div>
        <ButtonLink
          variant="primary"
          to={{ search: submittedAddress({ ...EMPTY_ADDRESS_QUERY, location: QUOTED.locationPlaceholder }) }}
          iconEnd={<ArrowRight aria-hidden="true" />}
        >
          {texts.example}
        </ButtonLink>
      </div>
    </section>
  );
}

import { ArrowRight, House } from 'lucide-react';
import { useId } from 'react';

import { moreAddress } from '#domain/places/houses/houseHistoryQuery.ts';
import {
  householdCards,
  type HouseholdCard,
  type ProfileRecordSet,
  recordSetName,
  REGISTER_1939_SET,
} from '#domain/places/houses/householdCards.ts';
import { LazyPaywallLine } from '#features/billing/core/index.ts';
import { transcriptAddress } from '#services/routing/recordAddresses.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { eraTexts, householdCardTexts as texts } from '../texts.ts';
import styles from './cards.module.scss';

/** The source of a card, with its year where the name does not hold it. */
function sourceOf({ recordsetName, year }: HouseholdCard): string {
  if (recordsetName === REGISTER_1939_SET) return eraTexts.register1939;
  return year === null || recordsetName.includes(year) ? recordsetName : `${recordsetName} · ${year}`;
}

function Household({ card }: { card: HouseholdCard }) {
  const { name, members, address, recordId } = card;
  return (
    <li className={styles.card}>
      <House aria-hidden="true" />
      <TextLink plain strong to={transcriptAddress(recordId)}>
        {name}
        <VisuallyHidden>{texts.household}</VisuallyHidden>
      </TextLink>
      {members !== null && <span>{texts.people(Number(members))}</span>}
      {address !== '' && <span>{address}</span>}
      <span className={styles.source}>{sourceOf(card)}</span>
    </li>
  );
}

function HouseholdSet({ set, sid, title }: { set: ProfileRecordSet; sid: string; title: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.set}>
      <div className={styles.head}>
        <h3 id={id}>{title}</h3>
        {set.moreRecordsPath !== null && (
          <TextLink to={moreAddress(set.moreRecordsPath, sid)}>
            {texts.more}
            <VisuallyHidden>{texts.moreOf(title)}</VisuallyHidden> <ArrowRight aria-hidden="true" />
          </TextLink>
        )}
      </div>
      <ul role="list" className={styles.cards}>
        {householdCards(set).map((card) => (
          <Household key={card.recordId} card={card} />
        ))}
      </ul>
    </section>
  );
}

interface HouseholdSetsProps {
  sets: readonly ProfileRecordSet[];
  sid: string;
  /** Heading of a set; the name its id stands for by default. */
  titleOf?: (name: string) => string;
}

/**
 * Households by record set, up to four of each; a set without any is left out. Above them, what opens those whose
 * addresses are for subscribers.
 */
export function HouseholdSets({ sets, sid, titleOf = recordSetName }: HouseholdSetsProps) {
  const shown = sets.filter((set) => householdCards(set).length > 0);
  return (
    <>
      {shown.some(({ isForSubscribers }) => isForSubscribers) && (
        <p className={styles.note}>
          <LazyPaywallLine what="households" openTo={['subscribers']} />
        </p>
      )}
      {shown.map((set) => (
        <HouseholdSet key={set.name} set={set} sid={sid} title={titleOf(set.name)} />
      ))}
    </>
  );
}

import { recordSetAddress, transcriptAddress } from '#services/routing/recordAddresses.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { FoundHousehold } from '../addressSearchApi.ts';
import styles from './lists.module.scss';

const TONE = { CERTAIN: 'success', PROBABLE: 'info', POSSIBLE: 'neutral' } as const;

/** One household: who headed it, who belonged to it, where that is written, and how sure the address is. */
export function HouseholdItem({ household }: { household: FoundHousehold }) {
  const { recordId, address, place, certainty, reason, head, members, memberCount, recordSet, reference } = household;
  const [label = '', because = ''] = reason.split(/: (.*)/su);
  const others = memberCount - 1;
  return (
    <li className={styles.household}>
      <div className={styles.top}>
        <h3>
          <TextLink plain strong to={transcriptAddress(recordId)}>
            {head ?? 'Name not given'}
          </TextLink>
        </h3>
        <Badge tone={TONE[certainty]}>{label}</Badge>
      </div>
      <p>{[address, place].filter((part) => part !== null).join(', ')}</p>
      <p className={styles.muted}>{because.charAt(0).toUpperCase() + because.slice(1)}</p>
      {members && members.length > 1 && (
        <ul role="list" aria-label="Household" className={styles.members}>
          {members.map(({ recordId: id, name, relationship, age, occupation }) => (
            <li key={id}>
              <TextLink plain to={transcriptAddress(id)}>
                {name}
              </TextLink>
              <span className={styles.muted}> {[relationship, age, occupation].filter((part) => part !== null).join(', ')}</span>
            </li>
          ))}
        </ul>
      )}
      {members === null && others > 0 && <p className={styles.muted}>And {others === 1 ? 'one other' : `${others} others`}. Sign in to see the whole household.</p>}
      <p className={styles.muted}>
        <TextLink to={recordSetAddress(recordSet.id)}>{recordSet.name}</TextLink>
        {reference !== null && `, ${reference}`}
      </p>
    </li>
  );
}

import { transcriptAddress } from '#services/routing/recordAddresses.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { FoundHousehold } from '../addressSearchApi.ts';
import { householdsTexts as texts } from '../texts.ts';
import styles from './lists.module.scss';

/** Who headed a household, and who else belonged to it, for readers who may see them. */
export function HouseholdCell({ household: { recordId, head, members, memberCount } }: { household: FoundHousehold }) {
  const others = members?.filter((member) => member.recordId !== recordId) ?? [];
  const known = members?.find((member) => member.recordId === recordId);
  const facts = ({ relationship, age, occupation }: NonNullable<typeof known>) =>
    [relationship, age, occupation].filter((part) => part !== null).join(', ');
  return (
    <>
      <TextLink strong to={transcriptAddress(recordId)}>
        {head ?? texts.unnamed}
      </TextLink>
      {known && facts(known) !== '' && <span className={styles.muted}> {facts(known)}</span>}
      {others.length > 0 && (
        <details className={styles.more}>
          <summary>{texts.members(others.length)}</summary>
          <ul role="list" aria-label={texts.columns.household} className={styles.members}>
            {others.map((member) => (
              <li key={member.recordId}>
                <TextLink plain to={transcriptAddress(member.recordId)}>
                  {member.name}
                </TextLink>
                <span className={styles.muted}> {facts(member)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {members === null && memberCount > 1 && <div className={styles.muted}>{texts.others(memberCount - 1)}</div>}
    </>
  );
}

import { useTreePersonQuery, type TreeDrawerProps } from '#features/trees/core/index.ts';
import { throwRefusal } from '#services/graphql/throwRefusal.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';

import styles from '../components/person.module.scss';
import { PersonRecordSearch } from './PersonRecordSearch.tsx';
import { drawerTexts, recordSearchTexts } from './texts.ts';

/** A record search filled in from the person of the chart. States: loading, failed, empty tree, hidden, the form. */
export function Component({ personId, publicTreeShareToken, viewAs }: TreeDrawerProps) {
  const { currentData: profile, ...answer } = useTreePersonQuery(
    { id: personId ?? '', publicTreeShareToken, viewAs },
    { skip: personId === null },
  );
  if (personId === null) return <Notice tone="empty" title={drawerTexts.noPeople} />;
  throwRefusal(profile ? null : answer.error);
  if (!profile) return <NoAnswer of={answer} texts={drawerTexts} waiting={<Spinner label={drawerTexts.loading} />} />;
  return (
    <div className={styles.compact}>
      {profile.card.isRedacted ? (
        <Notice tone="info" title={recordSearchTexts.hidden} />
      ) : (
        <PersonRecordSearch key={personId} card={profile.card} />
      )}
    </div>
  );
}

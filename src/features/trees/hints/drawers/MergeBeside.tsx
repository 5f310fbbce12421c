import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { RecordMerge } from '../treeHintsApi.ts';
import { personName } from '../components/personName.ts';
import styles from './Drawer.module.scss';

/** Whom and what a merge is about, beside each other. */
export function MergeBeside({ merge: { person, record } }: { merge: RecordMerge }) {
  return (
    <div className={styles.beside}>
      <div>
        <p>Person</p>
        <h2>{person ? personName(person) : 'A new person'}</h2>
      </div>
      <div>
        <p>Record</p>
        <h2>
          <TextLink to={`/transcript?id=${encodeURIComponent(record.id)}`}>{record.name}</TextLink>
        </h2>
        <p>
          {record.summaryLine}. {record.recordSetName}
        </p>
      </div>
    </div>
  );
}

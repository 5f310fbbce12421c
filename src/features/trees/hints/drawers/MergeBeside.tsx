import { Reading } from '#ui/Reading/Reading.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { personName } from '../components/personName.ts';
import { mergeTexts } from '../texts.tsx';
import type { RecordMerge } from '../treeHintsApi.ts';
import styles from './Drawer.module.scss';

/** The two sides of a merge, beside each other. */
export function MergeBeside({ merge: { person, record } }: { merge: RecordMerge }) {
  return (
    <div className={styles.beside}>
      <div>
        <p>{mergeTexts.person}</p>
        <h2>{person ? personName(person) : mergeTexts.newPerson}</h2>
      </div>
      <div>
        <p>{mergeTexts.record}</p>
        <h2>
          <TextLink to={`/transcript?id=${encodeURIComponent(record.id)}`}>
            <Reading text={record.name} notation={record.notation} />
          </TextLink>
        </h2>
        <p>
          <Reading text={record.summaryLine} notation={record.notation} />. {record.recordSetName}
        </p>
      </div>
    </div>
  );
}

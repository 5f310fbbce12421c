import { Link } from 'react-router-dom';

import { transcriptAddress } from '#services/routing/recordAddresses.ts';
import { Drawing } from '#ui/Drawing/Drawing.tsx';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { useHomeExhibitQuery, type Exhibit as Shown } from '../exhibitApi.ts';
import { exhibitTexts as texts } from '../texts.ts';
import styles from './Exhibit.module.scss';
import { ExhibitFacts, ExhibitPicture } from './ExhibitParts.tsx';

function Sheet({ exhibit: { record, page } }: { exhibit: Shown }) {
  const { recordSet, archiveReference } = record.source;
  return (
    <figure aria-label={texts.fromTheCollection} className={styles.sheet}>
      <ExhibitPicture record={record} page={page} />
      <div className={styles.words}>
        <div className={styles.head}>
          <h2 className={styles.name}>{record.name}</h2>
          <p className={styles.line}>{record.summaryLine}</p>
        </div>
        <ExhibitFacts record={record} />
        <p className={styles.source}>
          <span>
            {texts.source}: {recordSet.name}
            {archiveReference && `, ${archiveReference}`}
            {recordSet.isSample && `. ${texts.sample}.`}
          </span>
          <Link to={transcriptAddress(record.id)}>{texts.readRecord}</Link>
        </p>
      </div>
    </figure>
  );
}

/**
 * A record of the site with its line on the original page. States: on its way, the record; a site without a page that
 * is open to everyone, and one that does not answer, have a drawing.
 */
export function Exhibit() {
  const { data: exhibit, isFetching } = useHomeExhibitQuery();
  if (exhibit) return <Sheet exhibit={exhibit} />;
  if (isFetching) {
    return (
      <div role="status" className={styles.sheet}>
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        <div className={styles.frame} />
        <div className={styles.words}>
          <SkeletonTable rows={5} columns={3} />
        </div>
      </div>
    );
  }
  return (
    <div className={styles.drawing}>
      <Drawing name="ledger" />
    </div>
  );
}

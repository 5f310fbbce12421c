import { imageViewerAddress } from '#domain/records/images/imageViewerAddress.ts';
import { LineOfPage } from '#features/records/core/index.ts';
import { Card } from '#ui/Card/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { type EditableRecord, useEditedPageQuery } from '../recordEditApi.ts';
import { recordTexts as texts } from '../recordTexts.ts';
import styles from './record.module.scss';

/** What readers have of a record, with the line of the original page where there is one. */
export function RecordForReaders({ record: { id, name, lines } }: { record: EditableRecord }) {
  const { currentData: page } = useEditedPageQuery({ recordId: id });
  return (
    <Card title={texts.forReaders}>
      {page && (
        <div>
          <div className={styles.picture}>
            <LineOfPage page={page} recordId={id} alt={texts.pageWith(name)} />
          </div>
          <TextLink to={imageViewerAddress(id)}>{texts.page}</TextLink>
        </div>
      )}
      <DescriptionList items={lines.map(({ label, value }) => ({ term: label, value }))} />
    </Card>
  );
}

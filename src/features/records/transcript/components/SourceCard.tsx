import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';
import { recordSetAddress } from '#services/routing/recordAddresses.ts';
import { Card } from '#ui/Card/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { Transcript } from '../transcriptApi.ts';
import { CitationBox } from './CitationBox.tsx';
import { PhoneFold } from './PhoneFold.tsx';
import styles from './SourceCard.module.scss';

interface SourceCardProps {
  source: Transcript['source'];
  /** Empty for readers without the grant, and for the summary. */
  citations: Transcript['citations'];
}

/** Where the record comes from: archive, reference, file and row, and how to cite it. */
export function SourceCard({ source, citations }: SourceCardProps) {
  const { recordSet, description, repository, archiveReference, attribution, sourceFile, sourceRow, importedAt } = source;
  const facts = [
    { term: 'Record set', value: <TextLink to={recordSetAddress(recordSet.id)}>{recordSet.name}</TextLink> },
    ...(repository === null ? [] : [{ term: 'Archive', value: repository }]),
    ...(archiveReference === null ? [] : [{ term: 'Reference', value: archiveReference }]),
    { term: 'Transcribed from', value: `${sourceFile}, row ${sourceRow}` },
    ...(importedAt === null ? [] : [{ term: 'Published here', value: dayInWords(new Date(importedAt)) }]),
  ];
  return (
    <Card title="Source">
      <PhoneFold title={citations.length > 0 ? 'Archive, reference and citation' : 'Archive and reference'}>
        <div className={styles.card}>
          <p>{description}</p>
          <DescriptionList items={facts} />
          {attribution && <p className={styles.small}>{attribution}</p>}
          {citations.length > 0 && <CitationBox citations={citations} />}
        </div>
      </PhoneFold>
    </Card>
  );
}

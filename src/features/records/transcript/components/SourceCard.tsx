import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';
import { recordSetAddress } from '#services/routing/recordAddresses.ts';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { sourceTexts as texts } from '../texts.ts';
import type { Transcript } from '../transcriptApi.ts';
import { CitationBox } from './CitationBox.tsx';
import { FoldCard } from './FoldCard.tsx';
import styles from './SourceCard.module.scss';

interface SourceCardProps {
  source: Transcript['source'];
  /** Empty for readers without the grant, and for the summary. */
  citations: Transcript['citations'];
}

/**
 * Where the record comes from: archive and reference, and how to cite it. In which file and row of a delivery it came
 * is for staff.
 */
export function SourceCard({ source, citations }: SourceCardProps) {
  const { recordSet, description, repository, archiveReference, attribution, importedAt } = source;
  const facts = [
    { term: texts.recordSet, value: <TextLink to={recordSetAddress(recordSet.id)}>{recordSet.name}</TextLink> },
    ...(repository === null ? [] : [{ term: texts.archive, value: repository }]),
    ...(archiveReference === null ? [] : [{ term: texts.reference, value: archiveReference }]),
    ...(importedAt === null ? [] : [{ term: texts.published, value: dayInWords(new Date(importedAt)) }]),
  ];
  return (
    <FoldCard title={texts.title} foldedTitle={citations.length > 0 ? texts.titleWithCitation : texts.title}>
      <div className={styles.card}>
        <p>{description}</p>
        <DescriptionList items={facts} />
        {attribution && <p className={styles.small}>{attribution}</p>}
        {citations.length > 0 && <CitationBox citations={citations} />}
      </div>
    </FoldCard>
  );
}

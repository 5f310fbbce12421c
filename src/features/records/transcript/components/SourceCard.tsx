import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';
import { toastRaised } from '#features/kernel/toasts/index.ts';
import { recordSetAddress } from '#services/routing/recordAddresses.ts';
import { Button } from '#ui/Button/Button.tsx';
import { copyText } from '#ui/copyText.ts';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { sourceTexts as texts, citationTexts } from '../texts.ts';
import type { Transcript } from '../transcriptApi.ts';
import { FoldCard } from './FoldCard.tsx';
import styles from './RecordHead.module.scss';

/** Styles whose lines must stay as they are. */
const VERBATIM: ReadonlySet<string> = new Set(['BibTeX', 'GEDCOM']);

/** The citation in the style the reader chooses, and a button that copies it. */
function CitationBox({ citations }: Pick<Transcript, 'citations'>) {
  const dispatch = useDispatch();
  const [chosen, setChosen] = useState(citations[0]?.style ?? '');
  const citation = citations.find(({ style }) => style === chosen) ?? citations[0];
  if (!citation) return null;
  const onCopy = async () => {
    const isCopied = await copyText(citation.text);
    if (isCopied) dispatch(toastRaised({ title: citationTexts.copied, variant: 'success' }));
    else
      dispatch(
        toastRaised({ title: citationTexts.notCopied, description: citationTexts.copyByHand, variant: 'error' }),
      );
  };
  return (
    <div className={styles.citation}>
      <h3>{citationTexts.title}</h3>
      <div className={styles.choice}>
        <SelectField
          label={citationTexts.style}
          compact
          options={citations.map(({ style }) => ({ value: style, label: style }))}
          value={citation.style}
          onChange={({ target }) => setChosen(target.value)}
        />
      </div>
      {VERBATIM.has(citation.style) ? (
        <pre className={styles.verbatim}>{citation.text}</pre>
      ) : (
        <p className={styles.text}>{citation.text}</p>
      )}
      <div>
        <Button size="sm" icon={<Copy aria-hidden="true" />} onClick={() => void onCopy()}>
          {citationTexts.copy}
        </Button>
      </div>
    </div>
  );
}

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

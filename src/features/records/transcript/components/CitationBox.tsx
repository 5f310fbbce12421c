import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { toastRaised } from '#features/kernel/toasts/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { copyText } from '#ui/copyText.ts';
import { SelectField } from '#ui/SelectField/SelectField.tsx';

import { citationTexts as texts } from '../texts.ts';
import type { Transcript } from '../transcriptApi.ts';
import styles from './SourceCard.module.scss';

/** Styles whose lines must stay as they are. */
const VERBATIM: ReadonlySet<string> = new Set(['BibTeX', 'GEDCOM']);

/** The citation in the style the reader chooses, and a button that copies it. */
export function CitationBox({ citations }: Pick<Transcript, 'citations'>) {
  const dispatch = useDispatch();
  const [chosen, setChosen] = useState(citations[0]?.style ?? '');
  const citation = citations.find(({ style }) => style === chosen) ?? citations[0];
  if (!citation) return null;
  const onCopy = async () => {
    const isCopied = await copyText(citation.text);
    if (isCopied) dispatch(toastRaised({ title: texts.copied, variant: 'success' }));
    else dispatch(toastRaised({ title: texts.notCopied, description: texts.copyByHand, variant: 'error' }));
  };
  return (
    <div className={styles.citation}>
      <h3>{texts.title}</h3>
      <div className={styles.choice}>
        <SelectField
          label={texts.style}
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
          {texts.copy}
        </Button>
      </div>
    </div>
  );
}

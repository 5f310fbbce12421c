import { Copy } from 'lucide-react';
import { useDispatch } from 'react-redux';

import { toastRaised } from '#features/toasts/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { copyText } from '#ui/copyText.ts';

import styles from './SourceCard.module.scss';

/** The citation as text, and a button that copies it. */
export function CitationBox({ citation }: { citation: string }) {
  const dispatch = useDispatch();
  const onCopy = async () => {
    const isCopied = await copyText(citation);
    if (isCopied) dispatch(toastRaised({ title: 'Citation copied', variant: 'success' }));
    else dispatch(toastRaised({ title: 'The citation could not be copied', description: 'Select the text and copy it with the keyboard.', variant: 'error' }));
  };
  return (
    <div className={styles.citation}>
      <h3>Cite this record</h3>
      <p className={styles.text}>{citation}</p>
      <div>
        <Button size="sm" icon={<Copy aria-hidden="true" />} onClick={() => void onCopy()}>
          Copy citation
        </Button>
      </div>
    </div>
  );
}

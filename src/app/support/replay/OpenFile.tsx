import { type DragEvent, useState } from 'react';

import { readSupportFile, type SupportFileRefusal } from '#domain/staff/support/readSupportFile.ts';
import { SUPPORT_FILE_LIMIT, type SupportFile } from '#domain/staff/support/supportFile.ts';
import { Button } from '#ui/Button/Button.tsx';
import { classNames } from '#ui/classNames.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';

import styles from './OpenFile.module.scss';
import { REFUSAL_WORDS } from './refusalWords.ts';

interface OpenFileProps {
  onOpen: (file: SupportFile) => void;
}

/** Takes a support file: chosen, dropped or pasted. It is read here, in the browser, and goes nowhere. */
export function OpenFile({ onOpen }: OpenFileProps) {
  const [pasted, setPasted] = useState('');
  const [refusal, setRefusal] = useState<SupportFileRefusal | null>(null);
  const [isOver, setOver] = useState(false);

  const take = (text: string) => {
    const answer = readSupportFile(text);
    if ('file' in answer) onOpen(answer.file);
    else setRefusal(answer.refusal);
  };
  const takeFile = (file: File | undefined) => {
    if (!file) return;
    // Four bytes a character at most: whatever is larger is no support file, and need not be read.
    if (file.size > 4 * SUPPORT_FILE_LIMIT) setRefusal('too-big');
    else void file.text().then(take, () => setRefusal('not-json'));
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    takeFile(event.dataTransfer.files[0]);
  };

  return (
    <div className={styles.open}>
      {refusal && (
        <Notice tone="error" headingLevel={2} title={REFUSAL_WORDS[refusal].title}>
          <p>{REFUSAL_WORDS[refusal].text}</p>
        </Notice>
      )}
      <div
        className={classNames(styles.drop, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <label className={styles.choose}>
          <span>Support file</span>
          <input type="file" accept=".json,application/json,text/plain" onChange={({ target }) => takeFile(target.files?.[0])} />
        </label>
        <p>Choose the file, or drop it here.</p>
      </div>
      <TextAreaField name="pasted" label="Or paste what was copied" rows={6} spellCheck={false} value={pasted} onChange={({ target }) => setPasted(target.value)} />
      <Button variant="primary" disabled={pasted.trim() === ''} onClick={() => take(pasted)}>Open</Button>
    </div>
  );
}

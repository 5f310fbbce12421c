import { type DragEvent, useState } from 'react';

import { readSupportFile, type SupportFileRefusal } from '#domain/staff/support/readSupportFile.ts';
import { SUPPORT_FILE_LIMIT, type SupportFile } from '#domain/staff/support/supportFile.ts';
import { Button } from '#ui/Button/Button.tsx';
import { classNames } from '#ui/classNames.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';

import styles from './OpenFile.module.scss';
import { refusalTexts, supportPageTexts as texts } from './texts.ts';

interface OpenFileProps {
  onOpen: (file: SupportFile) => void;
}

/** Takes a support file: chosen, dropped or pasted. It is read here, in the browser, and never sent. */
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
    // At most four bytes a character: anything larger is not a support file and is not read.
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
        <Notice tone="error" headingLevel={2} title={refusalTexts[refusal].title}>
          <p>{refusalTexts[refusal].text}</p>
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
          <span>{texts.file}</span>
          <input
            type="file"
            accept=".json,application/json,text/plain"
            onChange={({ target }) => takeFile(target.files?.[0])}
          />
        </label>
        <p>{texts.choose}</p>
      </div>
      <TextAreaField
        name="pasted"
        label={texts.paste}
        rows={6}
        spellCheck={false}
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
      />
      <Button variant="primary" disabled={pasted.trim() === ''} onClick={() => take(pasted)}>
        {texts.open}
      </Button>
    </div>
  );
}

import { FileUp } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';

import { GEDCOM_ENDINGS } from '#domain/trees/gedcom/uploadRules.ts';
import { classNames } from '#ui/classNames.ts';
import { FieldError } from '#ui/Field/FieldError.tsx';

import { uploadTexts } from '../texts.ts';
import styles from './gedcom.module.scss';

interface DropZoneProps {
  megabytes: number;
  /** Why the last file was refused; null for nothing. */
  problem: string | null;
  onFile: (file: File) => void;
}

/** Where a file is dropped, or chosen by pointer or keyboard. */
export function DropZone({ megabytes, problem, onFile }: DropZoneProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const over = (isIn: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(isIn);
  };
  const onDrop = (event: DragEvent) => {
    over(false)(event);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <div>
      <div
        className={classNames(styles.zone, isOver && styles.over)}
        onDragOver={over(true)}
        onDragLeave={over(false)}
        onDrop={onDrop}
      >
        <FileUp aria-hidden="true" />
        <label htmlFor={id} className={styles.title}>
          {uploadTexts.choose}
        </label>
        <p id={`${id}-hint`} className={styles.hint}>
          {uploadTexts.chooseHint(GEDCOM_ENDINGS, megabytes)}
        </p>
        <input
          id={id}
          type="file"
          className={styles.input}
          accept={[...GEDCOM_ENDINGS, '.gz'].join(',')}
          aria-describedby={problem === null ? `${id}-hint` : `${id}-error ${id}-hint`}
          aria-invalid={problem !== null || undefined}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onFile(file);
            // The same file may be chosen again once it was mended.
            target.value = '';
          }}
        />
      </div>
      <FieldError controlId={id} message={problem} />
    </div>
  );
}

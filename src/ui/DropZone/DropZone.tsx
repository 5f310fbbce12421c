import { FileUp } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';

import { buttonClass } from '../Button/buttonClass.ts';
import { classNames } from '../classNames.ts';
import { FieldError } from '../Field/FieldError.tsx';
import styles from './DropZone.module.scss';

interface DropZoneProps {
  /** Says what is chosen or dropped. */
  label: string;
  hint: string;
  /** What looks like a button within it. */
  button: string;
  /** Endings of the files that the browser offers. */
  endings: readonly string[];
  /** More than one file may be chosen. Default: one. */
  takesSeveral?: boolean;
  /** Why the last file was refused; null for nothing. */
  problem: string | null;
  /** @param files - one at least. */
  onFiles: (files: readonly File[]) => void;
}

/** Where a file is dropped, or chosen by pointer or keyboard. */
export function DropZone({ label, hint, button, endings, takesSeveral = false, problem, onFiles }: DropZoneProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const over = (isIn: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(isIn);
  };
  const take = (files: FileList | null) => {
    if (files && files.length > 0) onFiles([...files]);
  };
  return (
    <div>
      <div
        className={classNames(styles.zone, isOver && styles.over)}
        onDragOver={over(true)}
        onDragLeave={over(false)}
        onDrop={(event) => {
          over(false)(event);
          take(event.dataTransfer.files);
        }}
      >
        <FileUp aria-hidden="true" />
        <label htmlFor={id} className={styles.title}>
          {label}
        </label>
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
        <span aria-hidden="true" className={buttonClass({})}>
          {button}
        </span>
        <input
          id={id}
          type="file"
          multiple={takesSeveral}
          className={styles.input}
          accept={endings.join(',')}
          aria-describedby={problem === null ? `${id}-hint` : `${id}-error ${id}-hint`}
          aria-invalid={problem !== null || undefined}
          onChange={({ target }) => {
            take(target.files);
            // The same file may be chosen again once it was mended.
            target.value = '';
          }}
        />
      </div>
      <FieldError controlId={id} message={problem} />
    </div>
  );
}

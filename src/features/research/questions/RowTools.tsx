import { Pencil, X } from 'lucide-react';
import type { Ref } from 'react';

import { IconButton } from '#ui/IconButton/IconButton.tsx';

import styles from './questions.module.scss';
import { rowTexts as texts } from './texts.ts';

interface RowToolsProps {
  /** What the row is called. */
  name: string;
  editRef?: Ref<HTMLButtonElement>;
  onEdit: () => void;
  onRemove: () => void;
}

/** What can be done with a row. */
export function RowTools({ name, editRef, onEdit, onRemove }: RowToolsProps) {
  return (
    <div className={styles.tools}>
      <IconButton
        ref={editRef}
        size="sm"
        label={texts.editOne(name)}
        icon={<Pencil aria-hidden="true" />}
        onClick={onEdit}
      />
      <IconButton size="sm" label={texts.removeOne(name)} icon={<X aria-hidden="true" />} onClick={onRemove} />
    </div>
  );
}

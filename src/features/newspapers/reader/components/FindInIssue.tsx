import { ChevronDown, ChevronUp, Search, X } from 'lucide-react';

import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';

import { findTexts as texts } from '../texts.ts';
import styles from './FindInIssue.module.scss';

interface FindInIssueProps {
  /** What is searched now; empty for nothing. */
  words: string;
  /** Null while it is looked for. */
  count: number | null;
  /** Number of the match that is shown, from 0; -1 for none. */
  at: number;
  isFailed: boolean;
  onFind: (words: string) => void;
  onStep: (step: 1 | -1) => void;
}

/** The search inside the issue, with the way from match to match over all its pages. */
export function FindInIssue({ words, count, at, isFailed, onFind, onStep }: FindInIssueProps) {
  const form = useForm({ initialValues: { words }, onSubmit: ({ words: typed }) => onFind(typed.trim()) });
  const said =
    words === ''
      ? ''
      : isFailed
        ? texts.failed
        : count === null
          ? texts.searching
          : count === 0
            ? texts.none
            : texts.count(at + 1, count);
  return (
    <div role="search" aria-label={texts.label} className={styles.find}>
      <Form form={form} className={styles.form}>
        <input
          type="search"
          name="words"
          aria-label={texts.label}
          placeholder={texts.label}
          autoComplete="off"
          enterKeyHint="search"
          className={styles.field}
          value={form.values.words}
          onChange={form.handleChange}
        />
        <IconButton type="submit" label={texts.submit} icon={<Search />} />
      </Form>
      {words !== '' && (
        <div className={styles.steps}>
          <span role="status" className={styles.count}>
            {said}
          </span>
          <IconButton label={texts.previous} icon={<ChevronUp />} disabled={!count} onClick={() => onStep(-1)} />
          <IconButton label={texts.next} icon={<ChevronDown />} disabled={!count} onClick={() => onStep(1)} />
          <IconButton label={texts.clear} icon={<X />} onClick={() => onFind('')} />
        </div>
      )}
    </div>
  );
}

import { useMemo } from 'react';

import { validateWith } from '#services/forms/validateWith.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';

import { pageNumber } from '../model/pageNumber.ts';
import { viewerToolsTexts as texts } from '../texts.ts';
import styles from './images.module.scss';

interface GoToPageProps {
  /** From 1; 0 while it is not known. */
  position: number;
  count: number;
  onGo: (position: number) => void;
}

/** Which page of how many, and the way to any other: a number and Enter. */
export function GoToPage({ position, count, onGo }: GoToPageProps) {
  const validate = useMemo(
    () =>
      validateWith<{ page: string }>((yup) =>
        yup.object({
          page: yup.string().test('page', texts.noSuchPage(count), (text = '') => pageNumber(text, count) !== null),
        }),
      ),
    [count],
  );
  const form = useForm({
    initialValues: { page: String(position) },
    validate,
    onSubmit: ({ page }) => {
      const target = pageNumber(page, count);
      if (target !== null) onGo(target);
    },
  });
  const { page: problem } = form.errors;
  return (
    <Form form={form} className={styles.goTo}>
      <input
        aria-label={texts.goTo}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby="page-count"
        inputMode="numeric"
        autoComplete="off"
        name="page"
        title={problem}
        className={styles.number}
        value={form.values.page}
        onChange={form.handleChange}
      />
      <span id="page-count">{texts.of(count)}</span>
    </Form>
  );
}

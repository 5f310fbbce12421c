import { Search } from 'lucide-react';
import { useNavigate } from 'react-router-dom';

import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { searchTexts as texts } from '../texts.ts';
import styles from './components.module.scss';

interface SearchWordsProps {
  label: string;
  words: string;
  /** The address of the results. */
  addressOf: (words: string) => string;
}

/** Longest search that is sent. */
const MOST_WORDS = 200;

/** A search whose words are in the address. Give it the words as its key, so that it follows the address. */
export function SearchWords({ label, words, addressOf }: SearchWordsProps) {
  const navigate = useNavigate();
  const form = useForm({
    initialValues: { words },
    onSubmit: async (values) => navigate(addressOf(values.words.trim())),
  });
  return (
    <Form form={form} role="search" aria-label={label} className={styles.search}>
      <TextField
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        hideLabel
        label={label}
        placeholder={texts.example}
        maxLength={MOST_WORDS}
        {...formikField(form, 'words')}
      />
      <Button type="submit" variant="primary" icon={<Search aria-hidden="true" size={18} />}>
        {texts.submit}
      </Button>
    </Form>
  );
}

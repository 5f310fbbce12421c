import { Search } from 'lucide-react';
import { type Ref, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { type ArticleAddress, MOST_SEARCH_CHARACTERS } from '#domain/newspapers/search/articleAddress.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { isCurrentAddress } from '#services/routing/isCurrentAddress.ts';
import { storeReturnLocation } from '#services/routing/returnLocation.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { retryImport } from '#ui/retryImport.ts';
import { TextField } from '#ui/TextField/TextField.tsx';

import styles from './ArticleSearchBox.module.scss';
import { searchBoxTexts as texts } from './texts.ts';

/** What the query language cannot read is said beside the results, which come all the same. */
const validate = validateWith<{ words: string }>((yup) =>
  yup.object({ words: yup.string().max(MOST_SEARCH_CHARACTERS, texts.tooLong(MOST_SEARCH_CHARACTERS)) }),
);

/** Comes when the box is first used, so that no page waits for it. */
const WordSuggestions = lazyPart(() =>
  import('./suggestions/WordSuggestions.tsx').then((chunk) => chunk.WordSuggestions),
);

/** Sign-up that says it is for a search, with a way to sign in instead. */
const SIGN_UP = '/register?mode=search&prompt=login';

interface ArticleSearchBoxProps {
  /** What the words are added to, such as the one newspaper to search. */
  base?: Partial<ArticleAddress>;
  /** Default “Words to find”. */
  label?: string;
  /** On the button. Default “Search newspapers”. */
  action?: string;
  /** The reader signs in or signs up on the way to the results. Default false. */
  isForMembers?: boolean;
  /** After the search was sent. */
  onSearch?: () => void;
  ref?: Ref<HTMLFormElement>;
}

/** The words of a search of articles; sending them leads to the results. What narrows the search stays. */
export function ArticleSearchBox({
  base = {},
  label = texts.label,
  action = texts.search,
  isForMembers = false,
  onSearch,
  ref,
}: ArticleSearchBoxProps) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [wordsAtFocus, setWordsAtFocus] = useState<string | null>(null);
  const form = useForm({
    initialValues: { words: base.words ?? '' },
    validate,
    validateOnBlur: false,
    onSubmit: async ({ words }) => {
      const { articleResults } = await retryImport(() => import('./articleResults.ts'));
      const address = articleResults({ ...base, words: words.trim(), refused: [], page: 1 });
      if (isForMembers) storeReturnLocation(address);
      await navigate(isForMembers ? SIGN_UP : address, { replace: isCurrentAddress(address) });
      onSearch?.();
    },
  });
  return (
    <Form form={form} ref={ref} role="search" aria-label={action} className={styles.form}>
      <div className={styles.box}>
        <div className={styles.words}>
          <TextField
            {...formikField(form, 'words')}
            ref={input}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={false}
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            label={label}
            placeholder={texts.placeholder}
            onFocus={() => setWordsAtFocus(form.values.words)}
          />
          <Suspense fallback={null}>
            {wordsAtFocus !== null && (
              <WordSuggestions
                input={input}
                words={form.values.words}
                wordsAtFocus={wordsAtFocus}
                onChoose={(words) => void form.setFieldValue('words', words)}
              />
            )}
          </Suspense>
        </div>
        <Button
          type="submit"
          variant="primary"
          loading={form.isSubmitting}
          icon={<Search aria-hidden="true" size={18} />}
        >
          {action}
        </Button>
      </div>
      {isForMembers && <p className={styles.note}>{texts.visitors}</p>}
    </Form>
  );
}

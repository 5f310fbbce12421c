import { Suspense, useState } from 'react';

import { formatMoney } from '#domain/billing/core/money.ts';
import { TreeHeirs } from '#features/trees/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { dayInWords } from '#ui/readersClock.ts';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { accountApi, type ErasureTerms } from '../accountApi.ts';
import { needsSignIn } from '../needsSignIn.ts';
import { myDataTexts, sharedTexts } from '../texts.ts';
import type { ShowBanner } from '../useBanner.ts';
import styles from './SettingCard.module.scss';
import { SignInAgain } from './SignInAgain.tsx';

/** What must be typed: no one types it by mistake. */
const WORD = 'erase';

const validate = ({ word }: { word: string; withdraw: boolean }) =>
  word.trim().toLowerCase() === WORD ? {} : { word: myDataTexts.wordMissing(WORD) };

/** What becomes of subscriptions, before the account is erased. */
function Terms({ terms: { refund, until, stores } }: { terms: ErasureTerms }) {
  return (
    <>
      <p>
        {refund && until !== null
          ? myDataTexts.refundOffer(formatMoney(refund), dayInWords(until))
          : myDataTexts.unusedTime}
      </p>
      {stores.length > 0 && <p>{myDataTexts.inStores(stores.map((store) => myDataTexts.stores[store]))}</p>}
    </>
  );
}

/** Says what erasing does, has it confirmed by a word and a recent sign-in, and then signs the reader out. */
export function EraseCard({ show, onAsked }: { show: ShowBanner; onAsked: (dueAt: string) => void }) {
  const [erase] = accountApi.useEraseAccountMutation();
  const { data: terms, isError, refetch } = accountApi.useErasureTermsQuery();
  const [isOpen, setIsOpen] = useState(false);
  const [mustSignIn, setMustSignIn] = useState(false);
  const form = useForm({
    initialValues: { word: '', withdraw: false },
    validate,
    validateOnBlur: false,
    onSubmit: async ({ withdraw }) => {
      const { data: dueAt, error } = await erase({ withdraw: withdraw && terms?.refund != null });
      if (dueAt !== undefined) return onAsked(dueAt);
      if (needsSignIn(error)) return setMustSignIn(true);
      return show('error', myDataTexts.eraseFailed);
    },
  });
  return (
    <Card title={myDataTexts.eraseTitle}>
      <p>{myDataTexts.eraseText}</p>
      {terms && <Terms terms={terms} />}
      {isError && (
        <p role="alert">
          {myDataTexts.termsFailed}{' '}
          <Button size="sm" onClick={() => void refetch()}>
            {myDataTexts.termsAgain}
          </Button>
        </p>
      )}
      {mustSignIn && <SignInAgain returnTo="/account/my-data" />}
      {isOpen ? (
        <Form form={form} aria-label={myDataTexts.eraseForm} className={styles.plainForm}>
          <Stack>
            <Suspense fallback={null}>
              <TreeHeirs intro={myDataTexts.sharedTrees} />
            </Suspense>
            <p>{myDataTexts.sharedWork}</p>
            {terms?.refund && (
              <CheckboxField
                name="withdraw"
                label={myDataTexts.withdraw(formatMoney(terms.refund))}
                checked={form.values.withdraw}
                onChange={form.handleChange}
              />
            )}
            <TextField
              label={myDataTexts.typeWord(WORD)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              {...formikField(form, 'word')}
            />
            <Inline>
              <Button onClick={() => setIsOpen(false)}>{sharedTexts.cancel}</Button>
              <Button type="submit" variant="danger" loading={form.isSubmitting}>
                {myDataTexts.erase}
              </Button>
            </Inline>
          </Stack>
        </Form>
      ) : (
        <div>
          <Button variant="danger" onClick={() => setIsOpen(true)}>
            {myDataTexts.erase}
          </Button>
        </div>
      )}
    </Card>
  );
}

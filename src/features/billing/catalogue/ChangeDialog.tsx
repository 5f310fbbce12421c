import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { formatMoney } from '#domain/billing/core/money.ts';
import { describeError } from '#domain/kernel/errors/describeError.ts';
import { codeOf } from '#domain/kernel/errors/failure.ts';
import { messageShown } from '#features/kernel/toasts/index.ts';
import { useRecentSignIn } from '#services/oidc/useRecentSignIn.ts';
import { Button } from '#ui/Button/Button.tsx';
import { FormDialog } from '#ui/Dialog/FormDialog.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { useForm } from '#ui/Form/useForm.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';

import {
  type Catalogue,
  type CataloguePlan,
  type Preview,
  useChangeCatalogueMutation,
  useLazyPreviewCatalogueChangeQuery,
} from './catalogueApi.ts';
import { ChangeFields } from './ChangeFields.tsx';
import { type Change, changeInput, type ChangeValues, firstValues } from './changes.ts';
import { type PreviewPart, PreviewTables } from './PreviewTables.tsx';
import { changeTexts as texts } from './texts.ts';

interface ChangeDialogProps {
  change: Change;
  catalogue: Catalogue;
  onClose: () => void;
}

/** Whom a price does not meet: those who renew at what they agreed to. */
function Kept({ plan }: { plan: CataloguePlan }) {
  const renewals = plan.prices
    .filter(({ renewing }) => renewing > 0)
    .map(({ renewing, amount }) => ({ count: renewing, amount: formatMoney(amount) }));
  return <p>{renewals.length === 0 ? texts.noOne : texts.kept(renewals)}</p>;
}

/** What a change shows before it is made. */
function partOf(change: Change): PreviewPart {
  if (change.kind === 'itemPrice' || change.kind === 'endItem') return 'items';
  if (change.kind === 'package' || change.kind === 'endPackage') return 'credits';
  if (change.kind === 'taxRate' || change.kind === 'dropRate') return 'tax';
  if (change.kind === 'promotion' || change.kind === 'end') return 'codes';
  if (change.kind === 'newPlan') return change.isGift ? 'gifts' : 'plans';
  return change.plan.isGift ? 'gifts' : 'plans';
}

/** In which currency the preview shows prices. */
const currencyOf = (change: Change, values: ChangeValues): string =>
  change.kind === 'drop' ? change.price.amount.currency : values.currency;

/**
 * The window in which staff change what is sold: first what it is, then what visitors will see and why. It stays open
 * while there is something to mend.
 */
export function ChangeDialog({ change, catalogue, onClose }: ChangeDialogProps) {
  const dispatch = useDispatch();
  const [look] = useLazyPreviewCatalogueChangeQuery();
  const [make] = useChangeCatalogueMutation();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const { title, text } = texts.changes[change.kind];

  const form = useForm<ChangeValues>({
    initialValues: firstValues(change, catalogue.today),
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: async (values, { setErrors, setStatus }) => {
      setRefused(null);
      setStatus(undefined);
      const input = changeInput(change, values);
      if (preview && values.note.trim() === '') return setErrors({ note: texts.noteMissing });
      const answer = preview
        ? await make({ change: input, note: values.note })
        : await look({ change: input, currency: currencyOf(change, values) });
      if (!answer.data)
        return setRefused(codeOf(answer.error) === 'RECENT_SIGN_IN_REQUIRED' ? 'sign-in' : describeError(answer.error));
      const [problem] = answer.data.problems;
      if (problem) {
        setPreview(null);
        if (problem.field === 'holdings') return setStatus(problem.message);
        return problem.field in values ? setErrors({ [problem.field]: problem.message }) : setRefused(problem.message);
      }
      if ('offers' in answer.data) return setPreview(answer.data);
      dispatch(messageShown(texts.done));
      return onClose();
    },
  });
  const { signIn, failure } = useRecentSignIn({ mode: 'internal' });
  const signInAgain = () => void signIn(`${window.location.pathname}${window.location.search}`);
  const actions =
    refused === 'sign-in' ? (
      <Button onClick={signInAgain}>{texts.signInButton}</Button>
    ) : (
      preview && <Button onClick={() => setPreview(null)}>{texts.back}</Button>
    );
  return (
    <FormDialog
      form={form}
      title={title}
      description={text}
      confirm={preview ? texts.save : texts.preview}
      cancel={texts.close}
      refused={{ title: texts.refused, reason: refused === 'sign-in' ? (failure ?? texts.signIn) : refused }}
      onClose={onClose}
      actions={actions}
    >
      {preview ? (
        <>
          {change.kind !== 'end' && <PreviewTables preview={preview} plans={catalogue.plans} of={partOf(change)} />}
          {change.kind === 'price' && <Kept plan={change.plan} />}
          <TextAreaField rows={2} label={texts.note} hint={texts.noteHint} {...formikField(form, 'note')} />
        </>
      ) : (
        <ChangeFields change={change} catalogue={catalogue} form={form} />
      )}
    </FormDialog>
  );
}

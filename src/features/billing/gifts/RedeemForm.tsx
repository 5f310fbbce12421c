import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { storeReturnLocation } from '#services/routing/returnLocation.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { dayInWords } from '#ui/readersClock.ts';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { type CodeAnswer, useCheckCodeMutation, useRedeemCodeMutation } from './giftsApi.ts';
import { SignInFirst } from './SignInFirst.tsx';
import { redeemTexts as texts } from './texts.ts';

/** Something was typed; whether it is good is the server’s to say. */
const validate = ({ code }: { code: string }) => collectProblems({ code: code.trim() === '' ? texts.required : null });

/** What a good code gives, in words. */
interface Good {
  code: string;
  plan: string;
  until: string;
  /** The whole of it, before it is redeemed. */
  gives: string;
}

function goodIn(code: string, { plan, until: end, place, from, usedBy }: CodeAnswer): Good | null {
  if (!plan || !end) return null;
  const until = dayInWords(end);
  const gives =
    place === 'lend' && usedBy
      ? texts.lends(plan, dayInWords(usedBy), until)
      : place === 'wait' && from
        ? texts.waits(plan, dayInWords(from), until)
        : texts.gives(plan, until);
  return { code, plan, until, gives };
}
const problemIn = ({ problem }: CodeAnswer): string =>
  texts.problems[problem ?? 'CODE_UNKNOWN'] ?? texts.problems.CODE_UNKNOWN ?? '';

/** The code of a link is in its fragment. */
const linkedCode = (hash: string): string => new URLSearchParams(hash.replace(/^#/u, '')).get('code') ?? '';

function Done({ plan, until }: Good) {
  return (
    <Notice
      tone="success"
      headingLevel={2}
      title={texts.done}
      actions={
        <>
          <ButtonLink variant="primary" to="/search">
            {texts.search}
          </ButtonLink>
          <ButtonLink to="/account/subscription">{texts.subscription}</ButtonLink>
        </>
      }
    >
      <p>{texts.doneText(plan, until)}</p>
    </Notice>
  );
}

/**
 * A code is checked first: what it gives, and until when, is shown before it is redeemed. A visitor’s comes along to
 * sign-in and back. States: form, form of a visitor, refused, good, redeemed.
 */
export function RedeemForm({ organisation = null }: { organisation?: string | null }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isSignedIn = useSelector(selectIsSignedIn);
  const [check] = useCheckCodeMutation();
  const [redeem, { isLoading: isRedeeming }] = useRedeemCodeMutation();
  const [good, setGood] = useState<Good | null>(null);
  const [done, setDone] = useState<Good | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const form = useForm({
    initialValues: { code: linkedCode(hash) },
    validate,
    validateOnBlur: false,
    onSubmit: async ({ code }) => {
      setRefused(null);
      if (!isSignedIn) {
        comeBack();
        return void navigate('/sign-in?prompt=login');
      }
      const { data, error } = await check({ code, organisation });
      if (error !== undefined) return setRefused(describeError(error));
      const found = goodIn(code, data);
      return found ? setGood(found) : setRefused(problemIn(data));
    },
  });
  const comeBack = () =>
    storeReturnLocation(`${pathname}${search}#${new URLSearchParams({ code: form.values.code.trim() }).toString()}`);
  const confirm = async (found: Good) => {
    setRefused(null);
    const { data, error } = await redeem({ code: found.code, organisation });
    if (error !== undefined) return setRefused(describeError(error));
    const given = goodIn(found.code, data);
    return given ? setDone(given) : setRefused(problemIn(data));
  };
  if (done) return <Done {...done} />;
  if (good) {
    return (
      <Stack gap={4}>
        <Notice tone="info" headingLevel={2} title={texts.givesTitle}>
          <p>{good.gives}</p>
        </Notice>
        <FormRefusal title={texts.refused} reason={refused} />
        <Inline gap={3}>
          <Button variant="primary" loading={isRedeeming} onClick={() => void confirm(good)}>
            {texts.redeem}
          </Button>
          <Button onClick={() => setGood(null)}>{texts.another}</Button>
        </Inline>
      </Stack>
    );
  }
  return (
    <Form form={form}>
      <Stack gap={4}>
        <TextField
          label={organisation === null ? texts.code : texts.codeOrNumber}
          hint={organisation === null ? texts.codeHint : texts.codeOrNumberHint}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          {...formikField(form, 'code')}
        />
        <FormRefusal title={texts.refused} reason={refused} />
        {isSignedIn ? (
          <Inline>
            <Button type="submit" variant="primary" loading={form.isSubmitting}>
              {texts.check}
            </Button>
          </Inline>
        ) : (
          <SignInFirst title={texts.signInTitle} text={texts.signIn} onLeave={comeBack} />
        )}
      </Stack>
    </Form>
  );
}

import { FileKey2, KeyRound, Smartphone } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import type { Factor } from '#services/oidc/interaction.ts';
import { canUsePasskeys } from '#services/passkeys/canUsePasskeys.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField, type FormBag } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { useAnswer } from '../../model/useAnswer.ts';
import { usePasskey } from '../../model/usePasskey.ts';
import { factorTexts, verifyTexts } from '../../texts/secondStepTexts.ts';
import { AccountPage } from '../AccountPage.tsx';
import { AnswerNotice } from '../AnswerNotice.tsx';
import type { StepProps } from './stepProps.ts';

/** The six digits that an authenticator app shows. */
export function CodeField({ form }: { form: FormBag<{ code: string }> }) {
  return (
    <TextField
      label={verifyTexts.code}
      hint={verifyTexts.codeHint}
      inputMode="numeric"
      autoComplete="one-time-code"
      {...formikField(form, 'code')}
    />
  );
}

const ICONS: Readonly<Record<Factor, ReactNode>> = {
  otp: <Smartphone aria-hidden size={18} />,
  passkey: <KeyRound aria-hidden size={18} />,
  recovery: <FileKey2 aria-hidden size={18} />,
};

/** Passkeys last where this browser has none to offer. */
function startingWay(factors: readonly Factor[]): Factor {
  const usable = factors.filter((factor) => factor !== 'passkey' || canUsePasskeys());
  return usable.includes('otp') ? 'otp' : (usable[0] ?? factors[0] ?? 'otp');
}

/** The second factor: a code, a passkey or a recovery code. What was typed stays when the way is changed or refused. */
export function VerifyStep({ uid, onTaken, onBack, factors }: StepProps & { factors: readonly Factor[] }) {
  const [way, setWay] = useState(() => startingWay(factors));
  const { onSubmit, send, notice, setNotice, onRestart } = useAnswer<{ code: string; recoveryCode: string }>(
    uid,
    way === 'recovery' ? 'recovery-code' : 'code',
    {
      onTaken,
      onPasswordAgain: onBack,
    },
  );
  const form = useForm({ initialValues: { code: '', recoveryCode: '' }, onSubmit, validateOnBlur: false });
  const passkey = usePasskey(uid, 'second-passkey', {
    send,
    say: (message) => setNotice(message === null ? null : { kind: 'problem', message }),
  });

  return (
    <AccountPage title={verifyTexts.title} intro={factorTexts[way].intro} takesFocus>
      <Form form={form} aria-label={verifyTexts.formName}>
        <Stack>
          <AnswerNotice notice={notice} onRestart={onRestart} />
          {way === 'otp' && <CodeField form={form} />}
          {way === 'recovery' && (
            <TextField
              label={verifyTexts.recoveryCode}
              hint={verifyTexts.recoveryCodeHint}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              {...formikField(form, 'recoveryCode')}
            />
          )}
          {way === 'passkey' ? (
            <Button
              variant="primary"
              fullWidth
              icon={<KeyRound aria-hidden size={18} />}
              loading={passkey.isAsking}
              onClick={() => void passkey.onAsk()}
            >
              {verifyTexts.usePasskey}
            </Button>
          ) : (
            <Button type="submit" variant="primary" fullWidth loading={form.isSubmitting}>
              {verifyTexts.submit}
            </Button>
          )}
          {factors
            .filter((factor) => factor !== way)
            .map((factor) => (
              <Button
                key={factor}
                fullWidth
                icon={ICONS[factor]}
                onClick={() => {
                  setNotice(null);
                  setWay(factor);
                }}
              >
                {factorTexts[factor].instead}
              </Button>
            ))}
          <Button variant="quiet" fullWidth onClick={() => onBack(null)}>
            {verifyTexts.otherAccount}
          </Button>
        </Stack>
      </Form>
    </AccountPage>
  );
}

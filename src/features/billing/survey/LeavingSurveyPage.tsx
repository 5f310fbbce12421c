import { useEffect, useRef, useState } from 'react';

import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { SurveyForm } from './SurveyForm.tsx';
import { surveyTexts as texts } from './texts.ts';

function Thanks() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <h1 ref={heading} tabIndex={-1}>
          {texts.thanksTitle}
        </h1>
        <p>{texts.thanks}</p>
      </Stack>
      <Inline gap={4}>
        <ButtonLink variant="primary" to="/">
          {texts.home}
        </ButtonLink>
        <ButtonLink to="/account/subscription">{texts.toSubscription}</ButtonLink>
      </Inline>
    </Stack>
  );
}

/** Why a member leaves (PAY-010, ROUTE-087). States: questions, refused, sent. */
export function Component() {
  const [isSent, setSent] = useState(false);
  if (isSent) return <Thanks />;
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <h1>{texts.title}</h1>
        <p>{texts.intro}</p>
      </Stack>
      <SurveyForm onSent={() => setSent(true)} />
    </Stack>
  );
}

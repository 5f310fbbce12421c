import { useState } from 'react';

import { Answer } from '#ui/Answer/Answer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { copyText } from '#ui/copyText.ts';
import { dayInWords } from '#ui/readersClock.ts';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { type OwnReferrals, useOwnReferralsQuery } from './giftsApi.ts';
import { referralTexts as texts } from './texts.ts';

function OwnLink({ link }: Pick<OwnReferrals, 'link'>) {
  const [said, setSaid] = useState<string | null>(null);
  const copy = async () => setSaid((await copyText(link)) ? texts.copied : texts.notCopied);
  return (
    <Stack gap={3}>
      <TextField label={texts.link} readOnly value={link} onFocus={({ target }) => target.select()} />
      <Inline gap={3}>
        <Button onClick={() => void copy()}>{texts.copy}</Button>
        <p role="status">{said}</p>
      </Inline>
    </Stack>
  );
}

function Friends({ referrals }: Pick<OwnReferrals, 'referrals'>) {
  if (referrals.length === 0) return <p>{texts.none}</p>;
  return (
    <table>
      <caption>{texts.list}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.columns.day}</th>
          <th scope="col">{texts.columns.state}</th>
        </tr>
      </thead>
      <tbody>
        {referrals.map(({ subscribedAt, state }) => (
          <tr key={subscribedAt}>
            <td>{dayInWords(subscribedAt)}</td>
            <td>{texts.states[state]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `/account/referrals` (PAY-008, ROUTE-094). States: loading, failed, link with none or with friends. */
export function Component() {
  const query = useOwnReferralsQuery();
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <h1>{texts.title}</h1>
        {query.data && <p>{texts.intro(query.data.rewardDays)}</p>}
      </Stack>
      <Answer of={query} texts={texts} waiting={<Spinner size="lg" label={texts.loading} />}>
        {({ link, referrals }) => (
          <>
            <Card>
              <OwnLink link={link} />
            </Card>
            <Card title={texts.list}>
              <Friends referrals={referrals} />
            </Card>
          </>
        )}
      </Answer>
    </Stack>
  );
}

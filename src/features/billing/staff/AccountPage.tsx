import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';

import { countryName } from '#domain/billing/core/country.ts';
import { formatMoney } from '#domain/billing/core/money.ts';
import { joinAnswers } from '#ui/Answer/joinAnswers.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { Tabs } from '#ui/Tabs/Tabs.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { ActDialog } from './ActDialog.tsx';
import type { Act } from './acts.ts';
import { BookTables } from './BookTables.tsx';
import { MoneyTables } from './MoneyTables.tsx';
import { ActsTable, OwnedTables } from './OwnedTables.tsx';
import { type Account, useBillingDeskQuery, useStaffBillingAccountQuery } from './staffBillingApi.ts';
import { accountTexts as texts, actTexts, deskTexts } from './texts.ts';
import { WaitingTables } from './WaitingTables.tsx';

const owedInWords = ({ owed }: Account): string =>
  !owed || owed.amount === 0
    ? texts.nothing
    : owed.amount > 0
      ? formatMoney(owed)
      : texts.weOwe(formatMoney({ ...owed, amount: -owed.amount }));

const Facts = ({ account }: { account: Account }) => {
  const { memberId, email, country, cardCountry, creditsLeft, now, isClockAhead } = account;
  const moment = momentInWords(now);
  return (
    <DescriptionList
      items={[
        { term: texts.memberNumber, value: memberId ?? deskTexts.erased },
        { term: texts.email, value: email },
        { term: texts.country, value: country && countryName(country) },
        { term: texts.cardCountry, value: cardCountry && countryName(cardCountry) },
        { term: texts.owed, value: owedInWords(account) },
        { term: texts.credits, value: creditsLeft },
        { term: texts.clock, value: isClockAhead ? texts.clockAhead(moment) : moment },
      ]}
    />
  );
};

const GENERAL = ['days', 'credits'] as const;

function Opened({ account, refundLimit, hasClocks }: { account: Account; refundLimit: number; hasClocks: boolean }) {
  const [act, setAct] = useState<Act | null>(null);
  const [query, setQuery] = useSearchParams();
  const acts = hasClocks ? ([...GENERAL, 'clock'] as const) : GENERAL;
  return (
    <>
      <Facts account={account} />
      {account.memberId !== null && (
        <Card title={texts.act}>
          <Inline gap={3}>
            {acts.map((kind) => (
              <Button key={kind} onClick={() => setAct({ kind, accountId: account.id })}>
                {actTexts.acts[kind].open}
              </Button>
            ))}
          </Inline>
        </Card>
      )}
      <Tabs
        label={texts.parts}
        selected={query.get('part') ?? 'money'}
        onSelect={(part) => setQuery({ part }, { replace: true })}
        tabs={[
          { id: 'money', label: texts.tabs.money, content: <MoneyTables account={account} onAct={setAct} /> },
          { id: 'books', label: texts.tabs.books, content: <BookTables account={account} /> },
          { id: 'owned', label: texts.tabs.owned, content: <OwnedTables account={account} onAct={setAct} /> },
          { id: 'provider', label: texts.tabs.notices, content: <WaitingTables of={account} onAct={setAct} /> },
          { id: 'acts', label: texts.tabs.acts, content: <ActsTable account={account} /> },
        ]}
      />
      {act && <ActDialog act={act} refundLimit={refundLimit} onClose={() => setAct(null)} />}
    </>
  );
}

/** What is under the heading. States: loading, failed, missing, the account. */
function Content({ id }: { id: string }) {
  const { data: account, ...answer } = useStaffBillingAccountQuery({ id });
  const { data: desk, ...deskAnswer } = useBillingDeskQuery();
  const both = joinAnswers(answer, deskAnswer);
  if (both.error || account === undefined || desk === undefined)
    return <NoAnswer of={both} texts={texts} headingLevel={1} />;
  if (account === null)
    return (
      <Notice tone="empty" headingLevel={1} title={texts.missing.title}>
        {texts.missing.text}
      </Notice>
    );
  return (
    <>
      <h1>{texts.title(account.name ?? deskTexts.erased)}</h1>
      <Opened account={account} refundLimit={desk.refundLimit} hasClocks={desk.hasClocks} />
    </>
  );
}

/** One account of payments, with everything staff may do with it (design D, /internal/billing). */
export function Component() {
  const { accountId = '' } = useParams();
  return (
    <PageContainer>
      <Stack gap={6}>
        <TextLink to="/internal/billing">{texts.back}</TextLink>
        <Content id={accountId} />
      </Stack>
    </PageContainer>
  );
}

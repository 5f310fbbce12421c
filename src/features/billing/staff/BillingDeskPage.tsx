import { SearchX } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { StaffPage } from '#ui/PageContainer/StaffPage.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { ActDialog } from './ActDialog.tsx';
import type { Act } from './acts.ts';
import styles from './staffBilling.module.scss';
import { type Found, useBillingDeskQuery, useFindBillingAccountsQuery } from './staffBillingApi.ts';
import { deskTexts as texts } from './texts.ts';
import { WaitingTables } from './WaitingTables.tsx';

/**
 * What staff look for on the desk; '' for nothing yet. It may be an email address, so it is part of the history entry
 * and not of the address: it survives a reload and Back, and no log, history of addresses or recorded session has it.
 * What can be sent to a colleague is the page of the account, which has only its number.
 */
function useClue(): { clue: string; look: (clue: string) => void } {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const kept: unknown = typeof state === 'object' && state !== null && 'clue' in state ? state.clue : null;
  return {
    clue: typeof kept === 'string' ? kept : '',
    look: (clue) => void navigate(pathname, { state: clue.trim() === '' ? null : { clue: clue.trim() } }),
  };
}

const nameOf = ({ name, memberId }: Found): string =>
  name ?? (memberId === null ? texts.erased : texts.memberNumber(memberId));

const COLUMNS: readonly Column<Found>[] = [
  {
    id: 'member',
    header: texts.member,
    isRowHeader: true,
    cell: (found) =>
      found.accountId === null ? (
        `${nameOf(found)}: ${texts.neverPaid}`
      ) : (
        <TextLink to={`/internal/billing/${found.accountId}`}>{nameOf(found)}</TextLink>
      ),
  },
  { id: 'email', header: texts.email, cell: ({ email }) => email ?? texts.noEmail },
];

/** What a clue names. States: looking, failed, none, found. */
function Results({ clue }: { clue: string }) {
  const { data, ...answer } = useFindBillingAccountsQuery({ clue });
  if (answer.error || data === undefined)
    return (
      <NoAnswer
        of={answer}
        texts={{ failed: texts.findFailed }}
        waiting={<Spinner label={texts.finding} />}
        headingLevel={2}
      />
    );
  if (data.length === 0)
    return (
      <Notice tone="empty" icon={SearchX} headingLevel={2} title={texts.none.title}>
        {texts.none.text}
      </Notice>
    );
  return (
    <DataTable
      caption={texts.found}
      columns={COLUMNS}
      rows={data}
      rowKey={({ accountId, memberId }) => `${accountId} ${memberId}`}
      stacks="named"
    />
  );
}

function Search() {
  const { clue: asked, look } = useClue();
  const [clue, setClue] = useState(asked);
  const find = (event: FormEvent) => {
    event.preventDefault();
    look(clue);
  };
  return (
    <Stack gap={4}>
      <form role="search" aria-label={texts.find} onSubmit={find} className={styles.search}>
        <TextField
          label={texts.clue}
          hint={texts.clueHint}
          name="clue"
          value={clue}
          autoComplete="off"
          spellCheck={false}
          maxLength={254}
          onChange={({ target }) => setClue(target.value)}
        />
        <Button type="submit" variant="primary">
          {texts.find}
        </Button>
      </form>
      <div aria-live="polite">{asked !== '' && <Results clue={asked} />}</div>
    </Stack>
  );
}

/** What of all accounts waits. States: loading, failed, nothing, tables. */
function Waiting() {
  const { data, ...answer } = useBillingDeskQuery();
  const [act, setAct] = useState<Act | null>(null);
  if (answer.error || data === undefined) return <NoAnswer of={answer} texts={texts} headingLevel={2} />;
  if (data.differences.length + data.disputes.length + data.notices.length === 0)
    return (
      <Notice tone="empty" headingLevel={2} title={texts.nothingWaits.title}>
        {texts.nothingWaits.text}
      </Notice>
    );
  return (
    <Stack gap={4}>
      <h2>{texts.waiting}</h2>
      <WaitingTables of={data} isOfAll onAct={setAct} />
      {act && <ActDialog act={act} refundLimit={data.refundLimit} onClose={() => setAct(null)} />}
    </Stack>
  );
}

/** Where staff of billing find an account, and see what waits (design D, /internal/billing). */
export function Component() {
  return (
    <StaffPage texts={texts}>
      <Search />
      <Waiting />
    </StaffPage>
  );
}

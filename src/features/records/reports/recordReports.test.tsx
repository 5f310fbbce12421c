import { screen, waitFor, within } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, goOffline, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const ID = 'ROCHE-1871/1';
const REPORT = `/error-report?id=${encodeURIComponent(ID)}`;
const CLOSE = `/close-census-record?id=${encodeURIComponent(ID)}`;

const record = {
  id: ID,
  name: 'William PINCH',
  summaryLine: 'Census, 1871, Roche',
  source: { recordSet: { name: 'Roche 1871', notation: 'plain' } },
  sections: [{ fields: [{ fieldId: 'LastName', label: 'Surname', value: 'PINCH' }] }],
};
const found = () => answer({ record: () => ({ standing: 'FOUND', record }) });
const correction = {
  id: '1',
  recordId: ID,
  recordName: 'William PINCH',
  recordSetName: 'Roche 1871',
  fieldLabel: 'Surname',
  written: 'PINCH',
  proposed: 'PYNCH',
  fits: null,
  comment: 'Page 2',
  state: 'WAITING',
  isEdited: false,
  answer: '',
  reportedAt: '2026-11-21T10:00:00.000Z',
  decidedAt: null,
};
const request = {
  id: '2',
  recordId: ID,
  recordName: 'Jane PINCH',
  recordSetName: 'Roche 1871',
  concern: 'RELATIVE',
  reason: 'She is my aunt.',
  state: 'WAITING',
  answer: '',
  askedAt: '2026-11-21T10:00:00.000Z',
  decidedAt: null,
  reopenedAt: null,
  reopenedWhy: '',
  reopenedBy: null,
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('reporting an error', () => {
  it('ROUTE-190 shows the form with the record’s own readings, and says what is missing', async () => {
    found();
    const { user, container } = await renderApp(REPORT, { reader: 'member' });
    const field = await screen.findByRole('combobox', { name: 'What is wrong?' });
    expect(within(field).getByRole('option', { name: 'Surname: PINCH' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Choose what is wrong.')).toBeVisible();
    expect(screen.getByText('Enter the right reading.')).toBeVisible();
    expect(sentRequests().map(({ operationName }) => operationName)).not.toContain('ReportRecordError');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('starts at the field that the address names, as transcripts with a name in doubt do', async () => {
    found();
    await renderApp(`${REPORT}&field=LastName`, { reader: 'member' });
    expect(await screen.findByRole('combobox', { name: 'What is wrong?' })).toHaveValue('LastName');
    expect(screen.getByText('The transcript says: PINCH')).toBeVisible();
  });

  it('sends what a member typed and says what happens next', async () => {
    found();
    answer({ reportRecordError: () => ({ id: '1', problems: [] }) });
    const { user } = await renderApp(REPORT, { reader: 'member' });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'What is wrong?' }), 'LastName');
    expect(screen.getByText('The transcript says: PINCH')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'What should it say?' }), 'PYNCH');
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByRole('heading', { name: 'Thank you: your report is with us' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See my corrections' })).toHaveAttribute('href', '/my-corrections');
    expect(sentRequests().at(-1)).toMatchObject({
      operationName: 'ReportRecordError',
      variables: { input: { recordId: ID, fieldId: 'LastName', proposed: 'PYNCH', comment: '' } },
    });
  });

  it('says at once that another member reads the same', async () => {
    found();
    answer({ reportRecordError: () => ({ id: '1', isAccepted: true, problems: [] }) });
    const { user } = await renderApp(`${REPORT}&field=LastName`, { reader: 'member' });
    await user.type(await screen.findByRole('textbox', { name: 'What should it say?' }), 'PYNCH');
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByRole('heading', { name: 'Thank you: another member reads the same' })).toBeVisible();
  });

  it.each([
    [
      'a refusal',
      () =>
        answer({
          reportRecordError: () => ({
            id: null,
            problems: [{ field: 'proposed', message: 'The transcript already says this.' }],
          }),
        }),
      'The transcript already says this.',
    ],
    [
      'a failure',
      () =>
        answer({
          reportRecordError: () => {
            throw refusal('RATE_LIMITED');
          },
        }),
      'Your report was not sent',
    ],
    ['no connection', goOffline, 'Your report was not sent'],
  ])('keeps every word after %s', async (_what, arrange, told) => {
    found();
    const { user } = await renderApp(REPORT, { reader: 'member' });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'What is wrong?' }), 'LastName');
    await user.type(screen.getByRole('textbox', { name: 'What should it say?' }), 'PYNCH');
    arrange();
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText(told)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'What should it say?' })).toHaveValue('PYNCH');
  });

  it('lets a visitor sign in and find every word again', async () => {
    found();
    const { user, router, unmount } = await renderApp(REPORT);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'What is wrong?' }), 'LastName');
    await user.type(screen.getByRole('textbox', { name: 'What should it say?' }), 'PYNCH');
    await user.click(screen.getByRole('button', { name: 'Sign in and send' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
    expect(sessionStorage.getItem('returnTo')).toBe(REPORT);
    unmount();
    await renderApp(REPORT, { reader: 'member' });
    expect(await screen.findByRole('textbox', { name: 'What should it say?' })).toHaveValue('PYNCH');
    expect(screen.getByRole('combobox', { name: 'What is wrong?' })).toHaveValue('LastName');
  });

  it.each([
    ['no record', '/error-report', 'First choose a record'],
    ['a record that is closed', REPORT, 'We do not have this record'],
  ])('leads to the search where the address names %s', async (_what, address, title) => {
    answer({ record: () => ({ standing: 'CLOSED', record: null }) });
    await renderApp(address, { reader: 'member' });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });

  it('tries again when the record did not come', async () => {
    answer({
      record: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await renderApp(REPORT, { reader: 'member' });
    expect(await screen.findByText('We couldn’t fetch this record')).toBeVisible();
    found();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('combobox', { name: 'What is wrong?' })).toBeVisible();
  });
});

describe('asking to close a record', () => {
  it('REC-010 ROUTE-189 takes a visitor’s request and confirms it', async () => {
    found();
    answer({ askToCloseRecord: () => ({ id: '2', problems: [] }) });
    const { user, container } = await renderApp(CLOSE);
    await user.click(await screen.findByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Choose who the record is about.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'It is about a living member of my family' }));
    await user.type(screen.getByRole('textbox', { name: 'Why must it be closed?' }), 'She is my aunt and lives.');
    await user.type(screen.getByRole('textbox', { name: 'Your email address' }), 'niece@example.com');
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByRole('heading', { name: 'Your request is with us' })).toBeVisible();
    expect(sentRequests().at(-1)).toMatchObject({
      operationName: 'AskToCloseRecord',
      variables: {
        input: { recordId: ID, concern: 'RELATIVE', reason: 'She is my aunt and lives.', contact: 'niece@example.com' },
      },
    });
  });

  it('keeps every word when it could not be sent', async () => {
    found();
    answer({
      askToCloseRecord: () => {
        throw refusal('RATE_LIMITED');
      },
    });
    const { user } = await renderApp(CLOSE);
    await user.click(await screen.findByRole('radio', { name: 'The record is about me' }));
    await user.type(screen.getByRole('textbox', { name: 'Why must it be closed?' }), 'I am alive and well.');
    await user.type(screen.getByRole('textbox', { name: 'Your email address' }), 'me@example.com');
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Your request was not sent')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Why must it be closed?' })).toHaveValue('I am alive and well.');
  });
});

describe('my corrections', () => {
  it('ROUTE-120 lists what a member reported, with the answers', async () => {
    answer({
      myCorrections: () => [{ ...correction, state: 'ACCEPTED', answer: 'Thank you.' }],
      myClosureRequests: () => [{ ...request, recordName: null, state: 'ACCEPTED' }],
    });
    const { container } = await renderApp('/my-corrections', { reader: 'member' });
    const errors = await screen.findByRole('region', { name: 'Errors you reported' });
    expect(errors).toHaveTextContent(/William PINCHAccepted.*Surname:.*PINCH.*PYNCH.*Thank you\./u);
    expect(screen.getByRole('region', { name: 'Records you asked us to close' })).toHaveTextContent('A closed record');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('says how to start, and what failed', async () => {
    answer({ myCorrections: () => [], myClosureRequests: () => [] });
    const { unmount } = await renderApp('/my-corrections', { reader: 'member' });
    expect(await screen.findByRole('heading', { name: 'You have reported nothing yet' })).toBeVisible();
    unmount();
    answer({
      myCorrections: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    await renderApp('/my-corrections', { reader: 'member' });
    expect(await screen.findByText('We couldn’t fetch your corrections')).toBeVisible();
  });
});

describe('the queue of staff', () => {
  beforeEach(() => answer({ readingSets: () => [] }));

  it('lets members decide names in doubt of a record set', async () => {
    let isOn = false;
    answer({
      recordCorrections: () => [],
      recordClosureRequests: () => [],
      readingSets: () => [{ id: 'WEX', name: 'Wexcombe burials', isOn }],
      setReadingsByMembers: (input: { isOn: boolean }) => ((isOn = input.isOn), true),
    });
    const { user, container } = await renderApp('/internal/record-reports', { reader: 'staff' });
    const choice = await screen.findByRole('switch', { name: 'Wexcombe burials' });
    expect(choice).not.toBeChecked();
    await user.click(choice);
    await waitFor(() => expect(choice).toBeChecked());
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('marks what fits the transcriber’s reading', async () => {
    answer({
      recordCorrections: () => [
        { ...correction, written: 'P_NCH', fits: true },
        { ...correction, id: '3', recordName: 'Ann WEBB' },
      ],
      recordClosureRequests: () => [],
    });
    await renderApp('/internal/record-reports', { reader: 'staff' });
    expect(await screen.findAllByRole('form', { name: /^Decide about/u })).toHaveLength(2);
    expect(screen.getAllByText('Fits what could be read')).toHaveLength(1);
  });

  it('marks what an edit says that readers do not have yet', async () => {
    answer({
      recordCorrections: () => [
        { ...correction, isEdited: true },
        { ...correction, id: '3', recordName: 'Ann WEBB' },
      ],
      recordClosureRequests: () => [],
    });
    await renderApp('/internal/record-reports', { reader: 'staff' });
    expect(await screen.findAllByRole('form', { name: /^Decide about/u })).toHaveLength(2);
    expect(screen.getAllByText(/^An edit of the record says so/u)).toHaveLength(1);
  });

  it('wants words for a rejection and decides', async () => {
    let waiting: object[] = [correction];
    answer({
      recordCorrections: () => waiting,
      recordClosureRequests: () => [],
      decideCorrection: () => {
        waiting = [];
        return true;
      },
    });
    const { user, container } = await renderApp('/internal/record-reports', { reader: 'staff' });
    const decision = await screen.findByRole('form', { name: 'Decide about William PINCH, Surname' });
    // Staff who bring in records may correct the record itself.
    expect(screen.getByRole('link', { name: 'Edit the record itself' })).toHaveAttribute('href', `/desk/records/${ID}`);
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(within(decision).getByRole('button', { name: 'Reject' }));
    expect(await within(decision).findByText('Say why it is not accepted.')).toBeVisible();
    await waitFor(() => expect(within(decision).getByRole('textbox')).toHaveFocus());
    await user.type(within(decision).getByRole('textbox', { name: 'Answer (optional)' }), 'The page says PINCH.');
    await user.click(within(decision).getByRole('button', { name: 'Reject' }));
    expect(await screen.findByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
    expect(sentRequests().find(({ operationName }) => operationName === 'DecideCorrection')?.variables).toEqual({
      id: '1',
      accept: false,
      answer: 'The page says PINCH.',
    });
  });

  it('finds the answer to a report again after the page was left, and forgets it once it is sent', async () => {
    answer({ recordCorrections: () => [correction], recordClosureRequests: () => [], decideCorrection: () => true });
    const first = await renderApp('/internal/record-reports', { reader: 'staff' });
    await first.user.type(await screen.findByRole('textbox', { name: 'Answer (optional)' }), 'The page says PINCH.');
    first.unmount();
    const { user } = await renderApp('/internal/record-reports', { reader: 'staff' });
    const decision = within(await screen.findByRole('form', { name: 'Decide about William PINCH, Surname' }));
    await waitFor(() => expect(decision.getByRole('textbox')).toHaveValue('The page says PINCH.'));
    await user.click(decision.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(localStorage.getItem('formDrafts')).toBeNull());
    expect(sentRequests().find(({ operationName }) => operationName === 'DecideCorrection')?.variables).toEqual({
      id: '1',
      accept: false,
      answer: 'The page says PINCH.',
    });
  });

  const beside = [
    {
      recordId: 'W/1',
      name: 'Tom GUARD',
      summaryLine: 'Marriage, 1871',
      recordSetName: 'Roche',
      tie: 'ENTRY',
      namedIn: [],
      measure: 'CLOSE',
    },
    {
      recordId: 'W/2',
      name: 'Ann GUARD',
      summaryLine: '',
      recordSetName: 'Roche',
      tie: 'GROUP',
      namedIn: ['Notes'],
      measure: 'MASK',
    },
    {
      recordId: 'B/1',
      name: 'Eliza ROW',
      summaryLine: 'Baptism, 1873',
      recordSetName: 'Baptisms',
      tie: 'ELSEWHERE',
      namedIn: ['Father’s surname'],
      measure: null,
    },
    {
      recordId: 'B/2',
      name: 'Job ROW',
      summaryLine: 'Baptism, 1875',
      recordSetName: 'Baptisms',
      tie: 'ELSEWHERE',
      namedIn: ['Father’s surname'],
      measure: null,
    },
  ];

  it('closes a record, after the records that name the person were seen, with what is to happen to each', async () => {
    answer({
      recordCorrections: () => [],
      recordClosureRequests: () => [request],
      recordsBesideClosure: () => beside,
      decideClosure: () => true,
    });
    const { user, container } = await renderApp('/internal/record-reports', { reader: 'staff' });
    const decision = await screen.findByRole('form', { name: 'Decide about Jane PINCH' });
    expect(await accessibilityFaults(container)).toEqual([]);
    const choice = (name: string) => screen.getByRole('combobox', { name: `What happens to the record of ${name}` });
    expect(within(choice('Tom GUARD')).queryByRole('option', { name: 'Leave it as it is' })).not.toBeInTheDocument();
    expect(choice('Job ROW')).toHaveValue('LEAVE');
    await user.selectOptions(choice('Tom GUARD'), 'Leave the name out');
    await user.selectOptions(choice('Eliza ROW'), 'Close this record too');
    await user.click(within(decision).getByRole('button', { name: 'Close the record' }));
    await waitFor(() =>
      expect(sentRequests().find(({ operationName }) => operationName === 'DecideClosure')?.variables).toEqual({
        id: '2',
        accept: true,
        answer: '',
        beside: [
          { recordId: 'W/1', measure: 'MASK' },
          { recordId: 'W/2', measure: 'MASK' },
          { recordId: 'B/1', measure: 'CLOSE' },
        ],
      }),
    );
  });

  it('decides nothing while the records that name the person are not known', async () => {
    answer({
      recordCorrections: () => [],
      recordClosureRequests: () => [request],
      recordsBesideClosure: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await renderApp('/internal/record-reports', { reader: 'staff' });
    expect(await screen.findByText('We couldn’t look for records that name this person')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close the record' })).not.toBeInTheDocument();
    answer({ recordsBesideClosure: () => [] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('We found no other record that names this person.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Close the record' })).toBeVisible();
  });

  const accepted = { ...request, state: 'ACCEPTED' };
  const ask = async () => {
    const shown = await renderApp('/internal/record-reports?state=accepted', { reader: 'staff' });
    await shown.user.click(await screen.findByRole('button', { name: 'Open again: Jane PINCH' }));
    return { ...shown, dialog: within(await screen.findByRole('dialog', { name: 'Open Jane PINCH again?' })) };
  };

  it('undoes a closure once it has a reason, and shows when, why and by whom', async () => {
    let kept: object = accepted;
    answer({
      recordCorrections: () => [],
      recordClosureRequests: () => [kept],
      reopenRecord: ({ why }: { why: string }) => {
        kept = {
          ...accepted,
          reopenedAt: '2026-11-22T10:00:00.000Z',
          reopenedWhy: why,
          reopenedBy: 'clerk@example.com',
        };
        return { isTakenBack: true, isOpen: true, problems: [] };
      },
    });
    const { user, dialog, baseElement } = await ask();
    expect(await accessibilityFaults(baseElement)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Open the record' }));
    expect(await dialog.findByText('Say in a sentence why the record is opened again.')).toBeVisible();
    expect(sentRequests().map(({ operationName }) => operationName)).not.toContain('ReopenRecord');
    await user.type(dialog.getByRole('textbox', { name: 'Why is it opened again?' }), 'It is about somebody else.');
    await user.click(dialog.getByRole('button', { name: 'Open the record' }));
    expect(await screen.findByText('The record is open again', { selector: 'p' })).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Requests to close records' })).toHaveTextContent(
      /Lifted.*It is about somebody else\..*This closure has been lifted: .*2026.* by clerk@example\.com\./u,
    );
    expect(screen.queryByRole('button', { name: 'Open again: Jane PINCH' })).not.toBeInTheDocument();
  });

  it.each([
    [
      'another request keeps the record closed',
      { isTakenBack: true, isOpen: false, problems: [] },
      'The record stays closed',
    ],
    [
      'a colleague was first',
      { isTakenBack: false, isOpen: false, problems: [] },
      'Another member of staff has already lifted this closure',
    ],
  ])('says when %s', async (_what, outcome, told) => {
    answer({ recordCorrections: () => [], recordClosureRequests: () => [accepted], reopenRecord: () => outcome });
    const { user, dialog } = await ask();
    await user.type(dialog.getByRole('textbox', { name: 'Why is it opened again?' }), 'It is about somebody else.');
    await user.click(dialog.getByRole('button', { name: 'Open the record' }));
    expect(await screen.findByText(told, { selector: 'p' })).toBeVisible();
  });

  it('keeps the reason while the question is put away', async () => {
    answer({ recordCorrections: () => [], recordClosureRequests: () => [accepted] });
    const { user, dialog } = await ask();
    await user.type(dialog.getByRole('textbox', { name: 'Why is it opened again?' }), 'It is about her aunt.');
    await user.click(dialog.getByRole('button', { name: 'Leave it closed' }));
    await user.click(await screen.findByRole('button', { name: 'Open again: Jane PINCH' }));
    const again = within(await screen.findByRole('dialog', { name: 'Open Jane PINCH again?' }));
    expect(again.getByRole('textbox', { name: 'Why is it opened again?' })).toHaveValue('It is about her aunt.');
  });

  it('keeps the reason when the record could not be opened', async () => {
    answer({
      recordCorrections: () => [],
      recordClosureRequests: () => [accepted],
      reopenRecord: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user, dialog } = await ask();
    await user.type(dialog.getByRole('textbox', { name: 'Why is it opened again?' }), 'It is about somebody else.');
    await user.click(dialog.getByRole('button', { name: 'Open the record' }));
    expect(await dialog.findByText('The record was not opened')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Why is it opened again?' })).toHaveValue('It is about somebody else.');
  });
});

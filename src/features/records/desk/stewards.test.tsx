import { screen, waitFor, within } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, entitle, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import type { Steward } from './deskApi.ts';
import { aSheet } from './sheets.fixture.ts';

const sent = (name: string) =>
  sentRequests()
    .filter(({ operationName }) => operationName === name)
    .map(({ variables }) => variables);
const asSteward = { reader: 'member', stewardship: 'ready' } as const;
const PEOPLE = '/desk/sheets/7/people';
const aSteward = (more: Partial<Steward> = {}): Steward => ({
  id: '3',
  name: 'Una Testwell',
  email: null,
  state: 'ACTIVE',
  invitedBy: 'Jory Nance',
  invitedAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2026-11-27T09:00:00.000Z',
  since: '2026-11-21T09:00:00.000Z',
  endedAt: null,
  ...more,
});
const invited = aSteward({ id: '4', name: null, email: 'ann@example.com', state: 'INVITED', since: null });

describe('a steward', () => {
  it('finds own sheets by the account menu, and makes none', async () => {
    answer({ sheets: () => [aSheet()] });
    const { user } = await renderApp('/desk', asSteward);
    expect(await screen.findByRole('row', { name: /^Wexcombe St Mary, burials/u })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Bring in records' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Account of/u }));
    expect(screen.getByRole('link', { name: 'Bring in records' })).toHaveAttribute('href', '/desk');
    await expectAccessible();
  });

  it('with nothing to look after reads that', async () => {
    answer({ sheets: () => [] });
    await renderApp('/desk', asSteward);
    expect(await screen.findByRole('heading', { name: 'You look after no sheet at present' })).toBeVisible();
  });

  it('does not meet who else looks after a sheet, nor its deletion', async () => {
    answer({ sheet: () => aSheet(), sheetHistory: () => ({ changes: [], publications: [] }) });
    await renderApp('/desk/sheets/7/history', asSteward);
    expect(await screen.findByRole('heading', { level: 1, name: 'Wexcombe St Mary, burials' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'People' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete this sheet' })).not.toBeInTheDocument();
  });

  it('has no page for a sheet of another', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    answer({
      sheet: () => {
        throw refusal('NOT_FOUND');
      },
    });
    await renderApp('/desk/sheets/8/file', asSteward);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  });

  it.each([
    ['factor', /needs a sign-in with a second step/u],
    ['address', /email address is not confirmed yet/u],
  ] as const)('without %s reads what is missing and where it is set up', async (stewardship, reason) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderApp('/desk', { reader: 'member', stewardship });
    expect(await screen.findByText(reason)).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Security settings' })).toHaveAttribute('href', '/account/security-settings');
    expect(sent('Sheets')).toEqual([]);
    await expectAccessible();
  });

  it('whose time ends while a name is typed keeps it, and reads why it was not saved', async () => {
    answer({
      sheet: () => aSheet(),
      sheetGuesses: () => [],
      setSheetColumns: () => {
        throw refusal('NOT_FOUND');
      },
    });
    const { user } = await renderApp('/desk/sheets/7/columns', asSteward);
    const field = await screen.findByRole('textbox', { name: 'Description of the source' });
    await user.clear(field);
    await user.type(field, 'Every burial');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/you don’t look after it any more/u)).toBeVisible();
    expect(field).toHaveValue('Every burial');
  });
});

it('sends a visitor from a sheet to the sign-in of members', async () => {
  answer({});
  const { router } = await renderApp('/desk/sheets/7/file', { reader: 'visitor' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
});

describe('the people of a sheet', () => {
  it('are listed to staff, invited by address and ended by one press', async () => {
    let people = [aSteward()];
    answer({
      sheet: () => aSheet(),
      sheetStewards: () => people,
      inviteSteward: () => (people = [...people, invited]),
      endStewardship: () => (people = people.map((one) => ({ ...one, state: 'ENDED' as const }))),
    });
    const { user } = await renderApp(PEOPLE, { reader: 'staff' });
    const row = await screen.findByRole('row', { name: /Una Testwell Looks after it/u });
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Enter an email address.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Email address' }), 'ann@example.com');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('The invitation to ann@example.com is on its way.')).toBeVisible();
    expect(sent('InviteSteward')).toEqual([{ id: '7', email: 'ann@example.com' }]);
    expect(await screen.findByRole('row', { name: /ann@example.com Invited/u })).toBeVisible();
    await expectAccessible();
    await user.click(within(row).getByRole('button', { name: 'End (Una Testwell)' }));
    expect(sent('EndStewardship')).toEqual([{ id: '7', steward: '3' }]);
    expect(await screen.findByRole('row', { name: /Una Testwell Ended/u })).toBeVisible();
  });

  it('keep an address that was refused, with the reason', async () => {
    answer({
      sheet: () => aSheet(),
      sheetStewards: () => [],
      inviteSteward: () => {
        throw refusal('STEWARD_KNOWN');
      },
    });
    const { user } = await renderApp(PEOPLE, { reader: 'staff' });
    expect(await screen.findByRole('heading', { name: 'Staff alone look after this sheet' })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Email address' }), 'ann@example.com');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText(/is invited already/u)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveValue('ann@example.com');
  });

  it('could not be loaded, and are asked for again', async () => {
    let fails = true;
    answer({
      sheet: () => aSheet(),
      sheetStewards: () => {
        if (fails) throw refusal('INTERNAL_SERVER_ERROR');
        return [aSteward()];
      },
    });
    const { user } = await renderApp(PEOPLE, { reader: 'staff' });
    expect(await screen.findByText('We couldn’t load the people of this sheet')).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('row', { name: /Una Testwell/u })).toBeVisible();
  });
});

describe('an invitation', () => {
  const OFFER = { title: 'Roche, burials', expiresAt: '2026-12-07T09:00:00.000Z', isForReader: true };
  const ADDRESS = '/desk/invitations/abc';

  it('is accepted, and leads to the sheet', async () => {
    answer({
      stewardOffer: () => OFFER,
      acceptStewardship: () => {
        entitle({ grants: [], stewardship: 'ready' });
        return '7';
      },
      sheet: () => aSheet({ file: null, columns: [] }),
    });
    const { user, router } = await renderApp(ADDRESS, { reader: 'member' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Look after “Roche, burials”' })).toBeVisible();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Look after these records' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/desk/sheets/7/file'));
    expect(sent('AcceptStewardship')).toEqual([{ token: 'abc' }]);
  });

  it('asks a visitor to sign in first', async () => {
    answer({ stewardOffer: () => ({ ...OFFER, isForReader: false }) });
    await renderApp(ADDRESS);
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  it('to another address says so', async () => {
    answer({ stewardOffer: () => ({ ...OFFER, isForReader: false }) });
    await renderApp(ADDRESS, { reader: 'member' });
    expect(await screen.findByText(/sent to another email address/u)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Look after these records' })).not.toBeInTheDocument();
  });

  it('that is no longer good says so', async () => {
    answer({ stewardOffer: () => null });
    await renderApp(ADDRESS, { reader: 'member' });
    expect(await screen.findByRole('link', { name: 'Go to the start page' })).toBeVisible();
  });
});

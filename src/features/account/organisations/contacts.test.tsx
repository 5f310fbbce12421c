import { screen, waitFor } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, entitle, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const sent = (name: string) =>
  sentRequests()
    .filter(({ operationName }) => operationName === name)
    .map(({ variables }) => variables);
const ROCHE = { kind: 'LIBRARY', id: 'roche', name: 'Roche Library' } as const;
const SOCIETY = { kind: 'PARTNER', id: 'nygb', name: 'New York Society' } as const;

describe('the people of an organisation', () => {
  const una = {
    id: '3',
    name: 'Una Testwell',
    email: null,
    state: 'ACTIVE' as 'ACTIVE' | 'ENDED',
    invitedBy: 'Jory Nance',
    invitedAt: '2026-11-20T09:00:00.000Z',
    since: '2026-11-21T09:00:00.000Z',
  };

  it('are invited by address and ended by one press', async () => {
    let people = [una];
    answer({
      organisations: () => [ROCHE],
      organisationPeople: () => people,
      inviteContact: () => people,
      endContact: () => (people = [{ ...una, state: 'ENDED' }]),
    });
    const { user } = await renderApp('/organisations/libraries/roche/people', { reader: 'staff' });
    await user.type(await screen.findByRole('textbox', { name: 'Email address' }), 'ann@example.com');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('The invitation to ann@example.com is on its way.')).toBeVisible();
    expect(sent('InviteContact')).toEqual([{ kind: 'LIBRARY', id: 'roche', email: 'ann@example.com' }]);
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'End (Una Testwell)' }));
    expect(sent('EndContact')).toEqual([{ kind: 'LIBRARY', id: 'roche', steward: '3' }]);
    expect(await screen.findByRole('row', { name: /Una Testwell Ended/u })).toBeVisible();
  });

  it('keep an address that was refused, with the reason', async () => {
    answer({
      organisations: () => [SOCIETY],
      organisationPeople: () => [],
      inviteContact: () => {
        throw refusal('STEWARD_KNOWN');
      },
    });
    const { user } = await renderApp('/organisations/partners/nygb/people', { reader: 'staff' });
    expect(await screen.findByRole('heading', { name: 'No one looks after this organisation yet' })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Email address' }), 'ann@example.com');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText(/is invited already/u)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveValue('ann@example.com');
  });
});

describe('an invitation', () => {
  const ADDRESS = '/organisations/invitations/abc';

  it('is accepted, and leads to the organisation', async () => {
    answer({
      organisationOffer: () => ({ organisation: SOCIETY, isForReader: true }),
      acceptContact: () => {
        entitle({ grants: [], contact: 'ready' });
        return SOCIETY;
      },
      partnerDesk: () => ({
        id: 'nygb',
        name: 'New York Society',
        endsAt: '2099-01-01T12:00:00.000Z',
        mostMembers: null,
        numbers: 5000,
        domains: [],
        periods: [],
        collections: [],
      }),
    });
    const { user, router } = await renderApp(ADDRESS, { reader: 'member' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Look after “New York Society”' })).toBeVisible();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Look after this organisation' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/organisations/partners/nygb'));
    expect(sent('AcceptContact')).toEqual([{ token: 'abc' }]);
  });

  it('to another address says so', async () => {
    answer({ organisationOffer: () => ({ organisation: ROCHE, isForReader: false }) });
    await renderApp(ADDRESS, { reader: 'member' });
    expect(await screen.findByText(/sent to another email address/u)).toBeVisible();
  });

  it('that is no longer good says so', async () => {
    answer({ organisationOffer: () => null });
    await renderApp(ADDRESS, { reader: 'member' });
    expect(await screen.findByRole('link', { name: 'Go to the start page' })).toBeVisible();
  });
});

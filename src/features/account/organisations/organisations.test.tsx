import { screen, waitFor, within } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import type { LibraryDesk, PartnerDesk } from './organisationsApi.ts';

const sent = (name: string) =>
  sentRequests()
    .filter(({ operationName }) => operationName === name)
    .map(({ variables }) => variables);
const asContact = { reader: 'member', contact: 'ready' } as const;
const ROCHE = { kind: 'LIBRARY', id: 'roche', name: 'Roche Library' } as const;
const SOCIETY = { kind: 'PARTNER', id: 'nygb', name: 'New York Society' } as const;
const DESK: LibraryDesk = {
  id: 'roche',
  name: 'Roche Library',
  months: [
    { month: '2026-11', visits: 1240, reads: 31, turnedAway: null, mostAtOnce: 4 },
    { month: '2026-10', visits: null, reads: null, turnedAway: null, mostAtOnce: null },
  ],
  contract: { seats: 5, startsAt: '2026-01-01T12:00:00.000Z', endsAt: '2027-01-01T12:00:00.000Z', reference: '' },
  seatsTaken: 5,
  waiting: 2,
  contacts: { revision: 3, contractName: 'Mary Hext', contractEmail: '', technicalName: '', technicalEmail: '' },
  signIn: {
    isAllowed: true,
    entityId: 'https://roche.example/idp',
    signInUrl: 'https://roche.example/sso',
    signingKeys: 1,
    requiredEntitlement: null,
    metadataUrl: null,
  },
};
const PARTNER: PartnerDesk = {
  id: 'nygb',
  name: 'New York Society',
  endsAt: '2099-01-01T12:00:00.000Z',
  mostMembers: null,
  numbers: 5000,
  domains: [],
  periods: [
    { from: '2026-11', to: '2026-11', joined: 12 },
    { from: '2026-08', to: '2026-10', joined: 3 },
  ],
  collections: [{ id: 'c1', name: 'Letters', isPublic: false, items: 1 }],
};

/** Lets errors that a page is about be logged without failing the test. */
const quiet = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

describe('the list of organisations', () => {
  it('is in the account menu of who looks after one, and leads to it', async () => {
    answer({ organisations: () => [ROCHE, SOCIETY] });
    const { user } = await renderApp('/organisations', asContact);
    expect(await screen.findByRole('link', { name: 'Roche Library' })).toHaveAttribute(
      'href',
      '/organisations/libraries/roche',
    );
    expect(screen.getByRole('link', { name: 'New York Society' })).toHaveAttribute(
      'href',
      '/organisations/partners/nygb',
    );
    expect(screen.queryByRole('link', { name: /^People/u })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Account of/u }));
    expect(screen.getByRole('link', { name: 'Your organisations' })).toHaveAttribute('href', '/organisations');
    expect(screen.queryByRole('link', { name: 'Bring in records' })).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('has the people of each for staff', async () => {
    answer({ organisations: () => [ROCHE] });
    await renderApp('/organisations', { reader: 'staff' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Libraries and partners' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'People of Roche Library' })).toHaveAttribute(
      'href',
      '/organisations/libraries/roche/people',
    );
  });

  it('says so where there is none, and where it could not be loaded', async () => {
    let fails = true;
    answer({
      organisations: () => {
        if (fails) throw refusal('INTERNAL_SERVER_ERROR');
        return [];
      },
    });
    quiet();
    const { user } = await renderApp('/organisations', asContact);
    expect(await screen.findByText('We couldn’t load the organisations')).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'You look after no organisation at present' })).toBeVisible();
  });

  it.each([
    ['factor', /needs a sign-in with a second step/u],
    ['address', /email address is not confirmed yet/u],
  ] as const)('without %s says what is missing', async (contact, reason) => {
    quiet();
    await renderApp('/organisations', { reader: 'member', contact });
    expect(await screen.findByText(reason)).toBeVisible();
    expect(sent('Organisations')).toEqual([]);
  });

  it('sends a visitor to the sign-in of members', async () => {
    answer({});
    const { router } = await renderApp('/organisations', { reader: 'visitor' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
  });
});

describe('the page of a library', () => {
  const ADDRESS = '/organisations/libraries/roche';

  it('shows use by month, the seats of now, the contract and the sign-in', async () => {
    answer({ libraryDesk: () => DESK });
    await renderApp(ADDRESS, asContact);
    expect(await screen.findByRole('heading', { level: 1, name: 'Roche Library' })).toBeVisible();
    expect(screen.getByRole('row', { name: /^November 2026 1,240 31 4 fewer than 3/u })).toBeVisible();
    expect(screen.getByRole('row', { name: /^October 2026 fewer than 3 not shown fewer than 3/u })).toBeVisible();
    expect(screen.getByText('Seats taken now')).toBeVisible();
    expect(screen.getByText('https://roche.example/idp')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'People' })).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('without use and without a contract says so', async () => {
    answer({ libraryDesk: () => ({ ...DESK, months: [], contract: null }) });
    await renderApp(ADDRESS, asContact);
    expect(await screen.findByRole('heading', { name: 'No use yet' })).toBeVisible();
    expect(screen.getByText(/open to all its readers/u)).toBeVisible();
    expect(screen.queryByText('Seats taken now')).not.toBeInTheDocument();
  });

  it('tests the sign-in and answers in words', async () => {
    let refused = true;
    answer({
      libraryDesk: () => DESK,
      testLibraryConnection: () => {
        if (refused) throw refusal('RATE_LIMITED');
        return {
          testedAt: '2026-11-30T09:00:00.000Z',
          findings: ['METADATA_CHANGED', 'REFUSED_CLOCK', 'CLOCK_WRONG'],
          lastSignInAt: null,
          lastRefusedAt: '2026-11-30T08:00:00.000Z',
          clockAheadSeconds: -90,
        };
      },
    });
    const { user } = await renderApp(ADDRESS, asContact);
    await user.click(await screen.findByRole('button', { name: 'Test now' }));
    expect(await screen.findByText(/Try again in ten minutes/u)).toBeVisible();
    refused = false;
    await user.click(screen.getByRole('button', { name: 'Test now' }));
    expect(await screen.findByText(/other keys or another address than we have/u)).toBeVisible();
    expect(screen.getByText(/came outside its time/u)).toBeVisible();
    expect(screen.getByText(/^90 s behind ours/u)).toBeVisible();
    await expectAccessible();
  });

  it('saves contacts, and keeps what was typed where another person changed them', async () => {
    let revision = 3;
    answer({
      libraryDesk: () => DESK,
      changeLibraryContacts: ({ contacts }: { contacts: LibraryDesk['contacts'] }) => {
        if (contacts.revision !== revision) throw refusal('CONTACTS_CHANGED');
        revision += 1;
        return { ...contacts, revision };
      },
    });
    const { user } = await renderApp(ADDRESS, asContact);
    const form = within(await screen.findByRole('form', { name: 'Contacts' }));
    const name = form.getByRole('textbox', { name: 'Name, for the sign-in' });
    await user.type(name, 'Ann');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('The contacts are saved.')).toBeVisible();
    await user.type(name, ' Lee');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent('ChangeLibraryContacts')).toHaveLength(2));
    expect(sent('ChangeLibraryContacts')[1]).toMatchObject({ contacts: { revision: 4, technicalName: 'Ann Lee' } });
    revision = 9;
    await user.type(name, '!');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(/Another person has changed these contacts/u)).toBeVisible();
    expect(name).toHaveValue('Ann Lee!');
  });

  it('of another is not there', async () => {
    quiet();
    answer({
      libraryDesk: () => {
        throw refusal('NOT_FOUND');
      },
    });
    await renderApp('/organisations/libraries/bodmin', asContact);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
});

describe('the page of a partner organisation', () => {
  const ADDRESS = '/organisations/partners/nygb';

  it('shows how many joined, saves that as CSV, and lists its collections', async () => {
    answer({ partnerDesk: () => PARTNER });
    const saved: Blob[] = [];
    Object.assign(URL, { createObjectURL: (blob: Blob) => String(saved.push(blob)), revokeObjectURL: () => undefined });
    const press = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await renderApp(ADDRESS, asContact);
    expect(await screen.findByRole('row', { name: 'November 2026 12' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'August 2026 to October 2026 3' })).toBeVisible();
    expect(screen.getByRole('row', { name: /^Letters 1 item/u })).toBeVisible();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Save as CSV' }));
    expect(saved.map(({ type }) => type)).toEqual(['text/csv']);
    expect(press.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual(['members-nygb.csv']);
  });

  it('without members and collections says so', async () => {
    answer({ partnerDesk: () => ({ ...PARTNER, periods: [], collections: [] }) });
    await renderApp(ADDRESS, asContact);
    expect(await screen.findByRole('heading', { name: 'No numbers yet' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'You have no collections here yet' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save as CSV' })).not.toBeInTheDocument();
  });
});

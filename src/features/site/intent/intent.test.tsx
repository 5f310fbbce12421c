import { act, screen, waitFor, within } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const ANN = {
  id: 'ROCHE-1881/p2',
  name: 'Ann Pinch',
  event: 'Census',
  year: 1881,
  place: 'Roche, Cornwall',
  birthInWords: 'about 1851',
  isReadable: false,
  recordSet: { id: 'ROCHE-1881', name: 'Roche 1881', isSample: false },
};
const NOT_FOUND = 'Page not found';

describe('the questions', () => {
  it.each(['/intent-capture', '/intent-capture/anything'])(
    'ROUTE-181 %s is a page of its own, without bar and foot',
    async (address) => {
      const { container } = await renderApp(address);
      expect(await screen.findByRole('heading', { level: 1, name: 'Where would you like to start?' })).toBeVisible();
      expect(screen.queryByRole('banner')).not.toBeInTheDocument();
      expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Muniment home page' })).toHaveAttribute('href', '/');
      expect(await accessibilityFaults(container)).toEqual([]);
    },
  );

  it.each([
    [
      'visitor',
      [
        '/intent-capture/ancestor?goal=ancestor',
        '/search-address',
        '/newspapers',
        '/family-tree',
        '/tree/example-family-tree',
      ],
    ],
    [
      'member',
      [
        '/intent-capture/ancestor?goal=ancestor',
        '/search-address',
        '/search-newspapers',
        '/family-tree',
        '/tree/example-family-tree',
      ],
    ],
  ] as const)('lead a %s to the part of the site that answers', async (reader, addresses) => {
    await renderApp('/intent-capture', { reader });
    const goals = within(await screen.findByRole('list', { name: 'What brings you here' }));
    expect(goals.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(addresses);
  });

  it('take a name and a place to the results, and keep them on the way back', async () => {
    answer({ recordSearch: () => ({ total: 1, hits: [ANN] }) });
    const { user, router, container } = await renderApp('/intent-capture');
    await user.click(await screen.findByRole('link', { name: 'Find an ancestor' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Who are you looking for?' })).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'First name(s)' }), 'Ann');
    await user.type(screen.getByRole('textbox', { name: 'Surname' }), ' Pinch ');
    await user.type(screen.getByRole('textbox', { name: /Birth year/u }), '1851');
    await user.click(screen.getByRole('button', { name: 'Show my results' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/personalised/results'));
    expect(router.state.location.search).toBe('?firstname=Ann&lastname=Pinch&born=1851');
    expect(await screen.findByText(/^Ann Pinch, born about 1851/u)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'See all 1 record' })).toBeVisible();
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('textbox', { name: 'Surname' })).toHaveValue('Pinch');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      '/intent-capture?goal=ancestor&firstname=Ann&lastname=Pinch&born=1851',
    );
  });

  it('mark the answer given before, and pass the person on', async () => {
    await renderApp('/intent-capture?goal=ancestor&lastname=Pinch');
    const link = await screen.findByRole('link', { name: 'Find an ancestor' });
    expect(link).toHaveAttribute('aria-current', 'step');
    expect(link).toHaveAttribute('href', '/intent-capture/ancestor?goal=ancestor&lastname=Pinch');
  });

  it('ask for a name before they search, and for a whole year', async () => {
    const { user, router } = await renderApp('/intent-capture/ancestor?place=Roche');
    await user.type(await screen.findByRole('textbox', { name: /Birth year/u }), '18');
    await user.click(screen.getByRole('button', { name: 'Show my results' }));
    expect(await screen.findByText('Enter a first name or a surname.')).toBeVisible();
    expect(screen.getByText('Enter a year of four digits, such as 1881.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/intent-capture/ancestor');
  });
});

describe('personalised results', () => {
  it('ROUTE-070 show the records that fit, the way to all of them and where to look next', async () => {
    answer({ recordSearch: () => ({ total: 31, hits: [ANN] }) });
    const { container } = await renderApp('/personalised/results?firstname=Ann&lastname=Pinch&born=1851&place=Roche');
    expect(await screen.findByRole('heading', { level: 1, name: 'Personalised results' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Ann Pinch' })).toHaveAttribute(
      'href',
      '/transcript?id=ROCHE-1881%2Fp2',
    );
    expect(screen.getByText('Members only')).toBeVisible();
    const all = new URL(
      screen.getByRole('link', { name: 'See all 31 records' }).getAttribute('href') ?? '',
      'http://localhost',
    );
    expect([all.pathname, Object.fromEntries(all.searchParams)]).toEqual([
      '/search/results',
      {
        firstname: 'ann',
        firstname_variants: 'true',
        lastname: 'pinch',
        lastname_variants: 'true',
        yearofbirth: '1851',
        yearofbirth_offset: '5',
        place: 'roche',
        place_proximity: '10',
      },
    ]);
    const next = within(screen.getByRole('region', { name: 'Where to look next' }));
    expect(next.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Everyone called Pinch',
      'Ann Pinch in the newspapers',
      'Around Roche',
      'Put them in a tree',
    ]);
    expect(screen.getByRole('link', { name: 'Change my answers' })).toHaveAttribute(
      'href',
      '/intent-capture/ancestor?goal=ancestor&firstname=Ann&lastname=Pinch&born=1851&place=Roche',
    );
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('without answers say how to give them, and search nothing', async () => {
    const { container } = await renderApp('/personalised/results?place=Roche');
    expect(await screen.findByRole('link', { name: 'Answer two questions' })).toHaveAttribute(
      'href',
      '/intent-capture',
    );
    expect(sentRequests().filter(({ operationName }) => operationName === 'PersonalisedRecords')).toEqual([]);
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('that find nothing offer the surname alone', async () => {
    answer({ recordSearch: () => ({ total: 0, hits: [] }) });
    await renderApp('/personalised/results?lastname=Pinch&born=1851');
    expect(await screen.findByRole('heading', { name: 'No record fits all of this' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search the surname alone' })).toHaveAttribute(
      'href',
      '/search/results?lastname=pinch&lastname_variants=true',
    );
  });

  it('name a failure', async () => {
    answer({
      recordSearch: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    await renderApp('/personalised/results?lastname=Pinch');
    expect(await screen.findByText('We couldn’t search the records')).toBeVisible();
  });

  it.each(['/personalised', '/personalised/nonsense', '/personalised/results/more'])(
    'ROUTE-070 are at no other address: %s',
    async (address) => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      await renderApp(address);
      expect(await screen.findByRole('heading', { level: 1, name: NOT_FOUND })).toBeVisible();
    },
  );
});

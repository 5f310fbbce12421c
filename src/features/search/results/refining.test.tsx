import { act, screen, waitFor, within } from '@testing-library/react';

import { FIELDS } from '#domain/search/core/catalogue/fields.ts';
import { consentRead } from '#features/kernel/consent/index.ts';
import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, sentMeasures } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import { answerSearch, facets, hit, lastSearch, results } from './results.fixture.ts';

describe('refining and walking the results', () => {
  it('takes a filter away by its chip and keeps the others', async () => {
    answerSearch();
    const { user, router } = await renderApp('/search/results?lastname=smith&county=cornwall~devon&page=2');
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: 'Remove County: Devon' }));
    expect(router.state.location.search).toBe('?lastname=smith&county=cornwall');
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(router.state.location.search).toBe('');
  });

  it('SRCH-019 joins the values of a facet by ~ in the address and stays where the page is', async () => {
    answerSearch();
    const { user, router } = await renderApp('/search/results?lastname=pinch');
    await user.click(await screen.findByRole('checkbox', { name: 'Cornwall 40' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Devon 5' }));
    expect(await screen.findByRole('checkbox', { name: 'Devon 5', checked: true })).toBeVisible();
    expect(new URLSearchParams(router.state.location.search).get('county')).toBe('cornwall~devon');
  });

  it('draws a table where there is room, and a list where the form beside takes it', async () => {
    const everywhere = window.matchMedia;
    window.matchMedia = jest.fn(
      (query: string) =>
        ({
          matches: query === '(max-width: 1535.98px)',
          media: query,
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
    answerSearch();
    const { user } = await renderApp('/search/results?lastname=pinch');
    expect(await screen.findByRole('table', { name: 'Search results' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit search' }));
    expect(await screen.findByRole('list', { name: 'Search results' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit search' }));
    expect(await screen.findByRole('table', { name: 'Search results' })).toBeVisible();
    window.matchMedia = everywhere;
  });

  it('loses no tick when two follow each other faster than the address', async () => {
    answerSearch();
    const { router } = await renderApp('/search/results?lastname=pinch');
    const cornwall = await screen.findByRole('checkbox', { name: 'Cornwall 40' });
    act(() => {
      cornwall.click();
      screen.getByRole('checkbox', { name: 'Devon 5' }).click();
      screen.getByRole('switch', { name: 'Surname: variants' }).click();
    });
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
        lastname: 'pinch',
        lastname_variants: 'true',
        county: 'cornwall~devon',
      }),
    );
  });

  it('remembers a search that is narrowed as it is at last', async () => {
    answerSearch();
    const { user, store } = await renderApp('/search/results?lastname=pinch');
    await user.click(await screen.findByRole('checkbox', { name: 'Cornwall 40' }));
    await waitFor(() =>
      expect(store.getState().searchQuery.recent.map(({ label }) => label)).toEqual(['Pinch, County: Cornwall']),
    );
  });

  it('FIELD-009 FIELD-025 offers only facet fields as filters', async () => {
    answer({
      recordSearch: () => results(),
      recordFacets: () => [
        ...facets,
        {
          fieldId: 'SourceCountry',
          label: 'Collections from',
          values: [
            { value: 'england', label: 'England', count: 1, isSelected: false },
            { value: 'wales', label: 'Wales', count: 1, isSelected: false },
          ],
        },
      ],
    });
    await renderApp('/search/results?lastname=pinch');
    await screen.findByRole('checkbox', { name: 'Cornwall 40' });
    expect(screen.queryByRole('checkbox', { name: 'Wales 1' })).not.toBeInTheDocument();
  });

  it('finds a rare value of a long facet by typing', async () => {
    const many = Array.from({ length: 20 }, (_, n) => ({
      value: `place ${n}`,
      label: `Place ${n}`,
      count: 20 - n,
      isSelected: false,
    }));
    answer({
      recordSearch: () => results(),
      recordFacets: () => [{ fieldId: 'Place', label: 'Place', values: many }],
      recordSuggestions: ({ prefix }: { prefix: string }) => (prefix === 'zen' ? [{ value: 'Zennor', count: 7 }] : []),
    });
    const { user, router } = await renderApp('/search/results?lastname=pinch');
    expect(await screen.findByRole('checkbox', { name: 'Place 0 20' })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Place 19 1' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all 20+ values of place' }));
    await user.type(screen.getByRole('searchbox', { name: 'Find in place' }), 'zen');
    await user.click(await screen.findByRole('checkbox', { name: 'Zennor' }));
    expect(new URLSearchParams(router.state.location.search).get('place')).toBe('zennor');
    expect(new URLSearchParams(router.state.location.search).get('place_proximity')).toBe('0');
  });

  it('says on request why a row matched, and leaves out a variant from there', async () => {
    answerSearch({ variants: [{ fieldId: 'LastName', variant: 'pinch', how: 'spelling variant', count: 31 }] });
    const { user, router } = await renderApp(
      '/search/results?lastname=pynch&lastname_variants=true&yearofbirth=1830&yearofbirth_offset=5',
    );
    await user.click(await screen.findByRole('button', { name: 'Why? William PINCH 2' }));
    const reasons = screen.getByRole('list', { name: 'Why William PINCH 2 matched' });
    expect(reasons).toHaveTextContent('Surname: PINCH, another spelling of Pynch');
    expect(reasons).toHaveTextContent('Birth year: 1832, 2 years from 1830');
    await user.click(within(reasons).getByRole('button', { name: 'Leave out Pinch' }));
    expect(new URLSearchParams(router.state.location.search).get('lastname_without')).toBe('pinch');
    expect(await screen.findByRole('button', { name: 'Remove Surname: not Pinch' })).toBeVisible();
  });

  it('says what a name could be that was not read whole, and leaves it out from there', async () => {
    const doubt = 'could be Cooper: two letters in the middle could not be read';
    const how = 'uncertain reading';
    answerSearch({
      hits: [
        hit(1, {
          reasons: [
            { fieldId: 'LastName', label: 'Surname', asked: 'cooper', found: 'C__PER', how, distance: null, doubt },
          ],
        }),
      ],
      variants: [{ fieldId: 'LastName', variant: 'c__per', how, count: 1 }],
    });
    const { user, router } = await renderApp('/search/results?lastname=cooper&lastname_variants=true');
    await user.click(await screen.findByRole('button', { name: 'Why? William PINCH 1' }));
    const reasons = screen.getByRole('list', { name: 'Why William PINCH 1 matched' });
    expect(reasons).toHaveTextContent(`Surname: C__PER: ${doubt}`);
    await user.click(within(reasons).getByRole('button', { name: 'Leave out C__per' }));
    expect(new URLSearchParams(router.state.location.search).get('lastname_without')).toBe('c__per');
  });

  it('includes names that sound alike by a switch of their own, which is there only with the variants', async () => {
    answerSearch();
    const { user, router } = await renderApp('/search/results?lastname=walsh');
    const search = () => Object.fromEntries(new URLSearchParams(router.state.location.search));
    const variants = await screen.findByRole('switch', { name: 'Surname: variants' });
    expect(screen.queryByRole('switch', { name: 'Surname: names that sound alike' })).toBeNull();
    expect(screen.queryByRole('switch', { name: 'Surname: names not fully legible' })).toBeNull();
    await user.click(variants);
    expect(search()).toEqual({ lastname: 'walsh', lastname_variants: 'true' });
    await user.click(await screen.findByRole('switch', { name: 'Surname: names that sound alike' }));
    expect(search()).toEqual({ lastname: 'walsh', lastname_variants: 'true', lastname_soundsalike: 'true' });
    expect(await screen.findByText('Walsh with variants and names that sound alike')).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Surname: variants' }));
    expect(search()).toEqual({ lastname: 'walsh' });
  });

  it('leaves out names that are not fully legible by a switch, which is there when some were found', async () => {
    answerSearch({ variants: [{ fieldId: 'LastName', variant: 'w_lsh', how: 'uncertain reading', count: 2 }] });
    const { user, router } = await renderApp('/search/results?lastname=walsh');
    const search = () => Object.fromEntries(new URLSearchParams(router.state.location.search));
    expect(await screen.findByRole('checkbox', { name: /^W_lsh/ })).toBeChecked();
    await user.click(screen.getByRole('switch', { name: 'Surname: names not fully legible' }));
    expect(search()).toEqual({ lastname: 'walsh', lastname_uncertain: 'false' });
    expect(await screen.findByText('Walsh, read for certain')).toBeVisible();
    expect(lastSearch().input.filters).toEqual([expect.objectContaining({ fieldId: 'LastName', certainOnly: true })]);
    await user.click(screen.getByRole('switch', { name: 'Surname: names not fully legible' }));
    expect(search()).toEqual({ lastname: 'walsh' });
  });

  it('offers names that could not be read at all by a switch with their count', async () => {
    answerSearch({ unread: [{ fieldId: 'LastName', more: 6 }] });
    const { user, router } = await renderApp('/search/results?lastname=walsh');
    const search = () => Object.fromEntries(new URLSearchParams(router.state.location.search));
    await user.click(await screen.findByRole('switch', { name: 'Surname: 6 more that could not be read' }));
    expect(search()).toEqual({ lastname: 'walsh', lastname_unread: 'true' });
    expect(await screen.findByText('Walsh, or not read')).toBeVisible();
    expect(lastSearch().input.filters).toEqual([expect.objectContaining({ fieldId: 'LastName', unread: true })]);
    await user.click(screen.getByRole('switch', { name: 'Surname: 6 more that could not be read' }));
    expect(search()).toEqual({ lastname: 'walsh' });
  });

  it('names what could not be read at all in words, and can leave it out', async () => {
    answerSearch({ variants: [{ fieldId: 'LastName', variant: '?', how: 'uncertain reading', count: 6 }] });
    const { user, router } = await renderApp('/search/results?lastname=walsh&lastname_unread=true');
    await user.click(await screen.findByRole('checkbox', { name: 'No name could be read (uncertain reading) 6' }));
    expect(new URLSearchParams(router.state.location.search).get('lastname_without')).toBe('?');
  });

  it('switches variants of a name on and off, all or one by one', async () => {
    answerSearch({ variants: [{ fieldId: 'LastName', variant: 'pinch', how: 'spelling variant', count: 31 }] });
    const { user, router } = await renderApp('/search/results?lastname=pynch');
    await user.click(await screen.findByRole('switch', { name: 'Surname: variants' }));
    expect(new URLSearchParams(router.state.location.search).get('lastname_variants')).toBe('true');
    await user.click(await screen.findByRole('checkbox', { name: 'Pinch (spelling variant) 31' }));
    expect(new URLSearchParams(router.state.location.search).get('lastname_without')).toBe('pinch');
  });

  it('lists other names of a place with their counts, and leaves one out, with a note', async () => {
    answerSearch({
      variants: [
        { fieldId: 'Place', variant: 'altarnon', how: 'spelling variant', count: 12 },
        { fieldId: 'Occupation', variant: 'ag lab', how: 'abbreviation', count: 7 },
      ],
    });
    const { user, router } = await renderApp(
      '/search/results?occupation=agricultural+labourer&place=altarnun&place_proximity=0',
    );
    expect(await screen.findByRole('checkbox', { name: 'Ag Lab (abbreviation) 7' })).toBeChecked();
    expect(screen.queryByRole('switch', { name: 'Place: variants' })).toBeNull();
    await user.click(await screen.findByRole('checkbox', { name: 'Altarnon (spelling variant) 12' }));
    expect(new URLSearchParams(router.state.location.search).get('place_without')).toBe('altarnon');
    expect(await screen.findByRole('button', { name: 'Remove Place: not Altarnon' })).toBeVisible();
  });

  it('TAXO-023 counts the subcategory that was ticked by its tracking name, and no tick taken away', async () => {
    const values = [
      { value: 'census', label: 'Census', count: 40, isSelected: false },
      { value: 'surveys', label: 'Surveys', count: 5, isSelected: false },
    ];
    answer({
      recordSearch: () => results(),
      recordFacets: () => [{ fieldId: 'SourceCategory', label: 'Subcategory', values }],
      recordSets: () => [],
    });
    const { user, store } = await renderApp('/search/results?lastname=pinch');
    act(() => void store.dispatch(consentRead({ C0002: true })));
    await user.click(await screen.findByRole('checkbox', { name: 'Surveys 5' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Surveys 5', checked: true }));
    const counted = sentMeasures()
      .filter(({ pathname }) => pathname === '/api/instrumentation')
      .map(({ body }) => body);
    expect(counted).toEqual([
      { metricKey: 'search_subcategory', labels: { name: 'results_subcategory_surveys' }, value: 1, action: 'observe' },
    ]);
  });

  it('SRCH-003 FIELD-003 FIELD-026 sorts by fields that can be ordered, and by no others', async () => {
    answerSearch();
    const { user, router } = await renderApp('/search/results?lastname=pinch&page=3');
    const list = await screen.findByRole('combobox', { name: 'Sort by' });
    const offered = within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(offered).toEqual(expect.arrayContaining(['Relevance', 'Surname', 'Birth year', 'Record set']));
    const orderable = new Set(
      FIELDS.flatMap(({ isOrderable, displayLabel }) => (isOrderable && displayLabel !== null ? [displayLabel] : [])),
    );
    expect(offered.filter((label) => label !== 'Relevance' && !orderable.has(label ?? ''))).toEqual([]);
    await user.selectOptions(list, 'Birth year');
    expect(router.state.location.search).toBe('?lastname=pinch&order=yearofbirth&direction=asc');
    await user.click(await screen.findByRole('button', { name: 'Sorted upwards. Sort downwards' }));
    expect(router.state.location.search).toBe('?lastname=pinch&order=yearofbirth&direction=desc');
    await waitFor(() => expect(lastSearch().input.order).toEqual({ by: 'YearOfBirth', direction: 'DESC' }));
  });

  it('walks the rows by j and k, opens by Enter, and does nothing while the reader types', async () => {
    answerSearch();
    answer({ record: () => ({ standing: 'MISSING', record: null }) });
    const { user, router } = await renderApp('/search/results?lastname=pinch');
    await screen.findByRole('table');
    await user.keyboard('jj');
    await waitFor(() => expect(screen.getByRole('link', { name: 'William PINCH 2' })).toHaveFocus());
    await user.keyboard('k');
    await waitFor(() => expect(screen.getByRole('link', { name: 'William PINCH 1' })).toHaveFocus());
    await user.keyboard('/');
    const name = await screen.findByRole('textbox', { name: 'First name(s)' });
    await waitFor(() => expect(name).toHaveFocus());
    await user.keyboard('jk?/');
    expect(name).toHaveValue('jk?/');
    act(() => screen.getByRole('link', { name: 'William PINCH 3' }).focus());
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/transcript', search: '?id=ROCHE-1871%2F3' }),
    );
  });

  it('lists the keys, and turns them off for good where they are not wanted', async () => {
    answerSearch();
    const { user } = await renderApp('/search/results?lastname=pinch');
    await screen.findByRole('table');
    await user.keyboard('?');
    const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await user.click(within(help).getByRole('switch', { name: 'Use keyboard shortcuts' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('j');
    expect(screen.getByRole('link', { name: 'William PINCH 1' })).not.toHaveFocus();
    expect(localStorage.getItem('searchShortcuts')).toBe('off');
  });

  it('shows a list and filters in a drawer on phones', async () => {
    answerSearch();
    window.matchMedia = jest.fn(
      (query: string) =>
        ({
          matches: query.includes('max-width'),
          media: query,
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
    const { user, container } = await renderApp('/search/results?lastname=pinch');
    const list = await screen.findByRole('list', { name: 'Search results' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Filter results' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filter results' });
    expect(await within(drawer).findByRole('checkbox', { name: 'Cornwall 40' })).toBeVisible();
    expect(within(drawer).getByRole('button', { name: 'Show 45 records' })).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });
});

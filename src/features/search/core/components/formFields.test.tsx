import { act, screen, waitFor, within } from '@testing-library/react';

import { fieldById } from '#domain/search/core/catalogue/fields.ts';
import { formFields } from '#domain/search/core/formFields.ts';
import { signedOut } from '#features/kernel/auth/index.ts';
import { accessibilityFaults } from '#test/support/axe.ts';
import { answer } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import { FIRST_FIELDS } from '../model/formField.ts';

const FIRST = { timeout: 15_000 };
const NOTHING_FOUND = {
  total: 0,
  page: 1,
  pageSize: 20,
  hits: [],
  variants: [],
  relaxations: [],
  unread: [],
  close: [],
};

beforeAll(() =>
  Promise.all([
    import('./FormOptions.tsx'),
    import('./KindFields.tsx'),
    import('../model/formEngine.ts'),
    import('#ui/Typeahead/TypeaheadCombobox.tsx'),
  ]),
);
beforeEach(() => {
  sessionStorage.clear();
  answer({
    recordSearch: () => NOTHING_FOUND,
    recordSets: () => [],
    suggestRegion: () => ({ suggestions: [], query: '', numFound: 0 }),
    recordSuggestions: ({ prefix }: { prefix: string }) =>
      prefix === 'cl' ? [{ value: 'Clay Labourer', count: 3 }] : [],
  });
});

const theForm = () => screen.findByRole('search', { name: 'Search records' }, FIRST);

async function openForm(address = '/search/results') {
  const app = await renderApp(address);
  if (address.includes('?')) await app.user.click(await screen.findByRole('button', { name: 'Edit search' }, FIRST));
  const form = await theForm();
  const asked = () => Object.fromEntries(new URLSearchParams(app.router.state.location.search));
  return { ...app, form, asked, search: () => app.user.click(within(form).getByRole('button', { name: 'Search' })) };
}

it('draws at first what the catalogue and the table of fields say', () => {
  const { main } = formFields({ region: 'world', category: '', subcategory: '' });
  expect(FIRST_FIELDS).toEqual(
    main.map((fieldId) => ({
      fieldId,
      urlId: fieldById(fieldId)?.urlId,
      label: fieldById(fieldId)?.displayLabel,
      fieldType: fieldById(fieldId)?.fieldType,
      isFacet: fieldById(fieldId)?.isSearchFacet,
    })),
  );
});

describe('the fields of the search form', () => {
  it('follow the kind of records, and lose nothing that was typed', async () => {
    const { user, form, asked, search } = await openForm();
    await user.type(within(form).getByRole('textbox', { name: 'Birth year' }), '1832');
    await user.click(within(form).getByText('More options'));
    await user.selectOptions(await within(form).findByRole('combobox', { name: 'Subcategory' }), 'Electoral rolls');
    const own = await within(form).findByRole('group', { name: 'These records also have' });
    expect(within(own).getByRole('textbox', { name: 'Constituency' })).toBeVisible();
    expect(within(form).getByRole('textbox', { name: 'Year' })).toBeVisible();
    expect(within(form).getByRole('textbox', { name: 'Birth year' })).toHaveValue('1832');
    await user.type(within(own).getByRole('textbox', { name: 'Address' }), 'Fore Street');
    expect(await accessibilityFaults(form)).toEqual([]);
    await search();
    expect(asked()).toEqual({
      yearofbirth: '1832',
      yearofbirth_offset: '2',
      address: 'fore street',
      collection: 'electoral rolls',
    });
  });

  it('are found by their name in the whole catalogue, added, filled and taken away again by the keyboard', async () => {
    const { user, form, asked, search } = await openForm();
    await user.click(within(form).getByText('More options'));
    await user.type(await within(form).findByRole('combobox', { name: 'Add a field' }), 'regim');
    await user.click(await screen.findByRole('option', { name: 'Regiment' }));
    const added = await within(form).findByRole('textbox', { name: 'Regiment' });
    await waitFor(() => expect(added).toHaveFocus());
    await user.keyboard('Duke');
    expect(within(form).getByRole('combobox', { name: 'Add a field' })).toHaveValue('');
    await user.type(within(form).getByRole('combobox', { name: 'Add a field' }), 'rank');
    await user.click(await screen.findByRole('option', { name: 'Rank' }));
    await user.click(await within(form).findByRole('button', { name: 'Remove Rank' }));
    expect(within(form).queryByRole('textbox', { name: 'Rank' })).not.toBeInTheDocument();
    await search();
    expect(asked()).toEqual({ regiment: 'duke' });
  });

  it('show every filter of the address, and stay in sight while one is rewritten', async () => {
    const { user, form, asked, search } = await openForm('/search/results?regiment=duke&lastname=pinch');
    const regiment = await within(form).findByRole('textbox', { name: 'Regiment' });
    expect(regiment).toHaveValue('Duke');
    await user.clear(regiment);
    expect(within(form).getByRole('textbox', { name: 'Regiment' })).toBeVisible();
    await user.type(regiment, 'rifles');
    await search();
    expect(asked()).toEqual({ regiment: 'rifles', lastname: 'pinch' });
  });

  it('offer the values that records have where these are compared whole', async () => {
    const { user, form, asked, search } = await openForm('/search/results?sourcecategory=census%2C+land+%26+surveys');
    await user.type(await within(form).findByRole('combobox', { name: 'Occupation' }), 'cl');
    await user.click(await screen.findByRole('option', { name: 'Clay Labourer' }));
    await search();
    expect(asked()).toMatchObject({ occupation: 'clay labourer' });
  });

  it('say what cannot be searched for, at the field, and keep it', async () => {
    const { user, form, asked, search } = await openForm();
    await user.type(within(form).getByRole('textbox', { name: 'First name(s)' }), 'William');
    await user.type(within(form).getByRole('textbox', { name: 'Surname' }), '***');
    await search();
    expect(await within(form).findByText('It holds nothing that can be searched for.')).toBeVisible();
    const name = within(form).getByRole('textbox', { name: 'Surname' });
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAccessibleDescription('It holds nothing that can be searched for.');
    expect(within(form).getByRole('textbox', { name: 'First name(s)' })).toHaveValue('William');
    expect(asked()).toEqual({});
    await user.type(name, '{Backspace}{Backspace}{Backspace}Pinch');
    expect(within(form).queryByText('It holds nothing that can be searched for.')).not.toBeInTheDocument();
    await search();
    expect(asked()).toEqual({ firstname: 'william', lastname: 'pinch' });
  });

  it('SRCH-018 cuts and trims what is searched for, not what was typed', async () => {
    const { user, form, search } = await openForm();
    await user.type(within(form).getByRole('textbox', { name: 'Surname' }), '  smith  ');
    await user.click(within(form).getByRole('textbox', { name: 'First name(s)' }));
    await user.paste('a'.repeat(300));
    await search();
    const chips = within(await screen.findByRole('list', { name: 'Filters of this search' }));
    expect(chips.getByText('Smith')).toBeVisible();
    expect(chips.getByText(`A${'a'.repeat(259)}`)).toBeVisible();
  });
});

describe('what was typed and not searched for', () => {
  it('is there again after the page was left, until it is searched', async () => {
    const { user, form, router } = await openForm();
    await user.type(within(form).getByRole('textbox', { name: 'Surname' }), 'Pinch');
    await act(() => router.navigate('/search/historical-records'));
    await screen.findByRole('heading', { level: 1, name: 'All record sets' });
    await act(() => router.navigate('/search/results'));
    const again = await theForm();
    expect(within(again).getByRole('textbox', { name: 'Surname' })).toHaveValue('Pinch');
    expect(within(again).getByText('Your unfinished search is still here.')).toBeVisible();
    await user.click(within(again).getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(sessionStorage.getItem('searchDrafts')).toBeNull());
  });

  it('is kept for each search apart, and undone at will', async () => {
    const { user, form, router } = await openForm('/search/results?lastname=pinch');
    await user.type(within(form).getByRole('textbox', { name: 'First name(s)' }), 'Una');
    await act(() => router.navigate('/search/results?lastname=hick'));
    await waitFor(() => expect(within(form).getByRole('textbox', { name: 'Surname' })).toHaveValue('Hick'));
    expect(within(form).getByRole('textbox', { name: 'First name(s)' })).toHaveValue('');
    await act(() => router.navigate('/search/results?lastname=pinch'));
    await waitFor(() => expect(within(form).getByRole('textbox', { name: 'First name(s)' })).toHaveValue('Una'));
    await user.click(within(form).getByRole('button', { name: 'Undo changes' }));
    expect(within(form).getByRole('textbox', { name: 'First name(s)' })).toHaveValue('');
    expect(within(form).getByRole('textbox', { name: 'Surname' })).toHaveValue('Pinch');
    expect(sessionStorage.getItem('searchDrafts')).toBeNull();
  });

  it('is forgotten with the session, and by Clear', async () => {
    const { user, form, store } = await openForm();
    await user.type(within(form).getByRole('textbox', { name: 'Surname' }), 'P');
    expect(sessionStorage.getItem('searchDrafts')).toContain('lastname');
    act(() => void store.dispatch(signedOut()));
    expect(sessionStorage.getItem('searchDrafts')).toBeNull();
    await user.type(within(form).getByRole('textbox', { name: 'Surname' }), 'i');
    await user.click(within(form).getByRole('button', { name: 'Clear' }));
    expect(within(form).getByRole('textbox', { name: 'Surname' })).toHaveValue('');
    expect(sessionStorage.getItem('searchDrafts')).toBeNull();
  });

  it.each([
    'garbage',
    '{}',
    '[["/search/results", {"values": 1}]]',
    '[["/search/results", {"values": {"lastname": 7}, "added": []}]]',
  ])('is nothing where the browser holds %s', async (stored) => {
    sessionStorage.setItem('searchDrafts', stored);
    const { form } = await openForm();
    expect(within(form).getByRole('textbox', { name: 'Surname' })).toHaveValue('');
  });
});

it('offers a map of the miles around a place from the first distance on, and none for the place alone', async () => {
  const { user, form } = await openForm();
  await user.type(within(form).getByRole('combobox', { name: 'Place' }), 'Roche');
  expect(await within(form).findByText('Show 5 miles around on a map', undefined, FIRST)).toBeVisible();
  await user.keyboard('{Escape}');
  await user.selectOptions(await within(form).findByRole('combobox', { name: 'Distance around place' }), 'This place');
  expect(within(form).queryByText(/around on a map$/)).not.toBeInTheDocument();
});

it('is in a drawer on phones, which closes when the search is made', async () => {
  window.matchMedia = jest.fn(
    (query: string) =>
      ({
        matches: query.includes('max-width'),
        media: query,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  const { user, router } = await renderApp('/search/results?lastname=pinch');
  await user.click(await screen.findByRole('button', { name: 'Edit search' }, FIRST));
  const drawer = await screen.findByRole('dialog', { name: 'Edit search' });
  const first = await within(drawer).findByRole('textbox', { name: 'First name(s)' });
  await user.type(first, 'Una{Enter}');
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('firstname')).toBe('una'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

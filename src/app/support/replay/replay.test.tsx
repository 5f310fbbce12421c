import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { writeSupportFile } from '#domain/staff/support/supportFile.ts';
import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';
import { reportsOfTest } from '#test/support/reportsOfTest.ts';

import { makeSupportFile } from '../makeSupportFile.ts';
import { pageOf } from '../pageOf.ts';
import { pageShown } from '../recording.ts';

const A_SET = {
  id: 'WEX-1881',
  name: 'Wexcombe census 1881',
  description: 'Everybody in 1881',
  type: 'CENSUS',
  category: 'census',
  subcategory: 'census',
  sourceCountry: 'england',
  access: 'free',
  isSample: true,
  recordCount: 4123,
  firstYear: 1881,
  lastYear: 1881,
  missingYears: [],
  places: [],
  placeCount: 3,
  repository: null,
  archiveSeries: null,
  attribution: null,
  publishedAt: null,
};

/** A session recorded on the real pages: what the reader's button would have made. */
async function recorded(
  address: string,
  options: Parameters<typeof renderApp>[1] = {},
  settle: () => Promise<unknown> = () => screen.findByRole('heading', { level: 1 }),
): Promise<string> {
  const { store, unmount } = await renderApp(address, options);
  act(() => void store.dispatch(pageShown(pageOf(window.location))));
  await settle();
  const text = writeSupportFile(makeSupportFile(store, { requestId: null }));
  unmount();
  return text;
}

/** Staff open a text; everything they do from then on is without a network. */
async function opened(text: string) {
  const view = await renderApp('/internal/support', { reader: 'staff' });
  await screen.findByRole('heading', { level: 1, name: 'Support files' });
  fireEvent.change(screen.getByLabelText('Or paste the copied details'), { target: { value: text } });
  await view.user.click(screen.getByRole('button', { name: 'Open' }));
  return view;
}

const theScreen = () => screen.findByRole('region', { name: 'Screen' });
/** The recorded screen is inert: it can be viewed, and has no roles. */
const shown = async () => (await theScreen()).textContent ?? '';

describe('a support file at /internal/support', () => {
  beforeEach(() => {
    answer({ recordSets: () => [A_SET] });
  });

  it('shows the page as it was, answers and all, and asks the server for nothing', async () => {
    const text = await recorded('/search/historical-records', { reader: 'member' }, () =>
      screen.findByText('Wexcombe census 1881'),
    );
    const before = sentRequests().length;
    await opened(text);
    await waitFor(async () => expect(await shown()).toContain('Wexcombe census 1881'));
    expect(await shown()).toContain('4,123');
    expect(screen.getByText('The network is off')).toBeVisible();
    expect(sentRequests()).toHaveLength(before);
    await expectAccessible();
  });

  it('goes back and forth in time, with what each step changed', async () => {
    const text = await recorded('/search/historical-records', {}, () => screen.findByText('Wexcombe census 1881'));
    const { user } = await opened(text);
    await waitFor(async () => expect(await shown()).toContain('Wexcombe census 1881'));
    const steps = within(screen.getByRole('region', { name: 'Actions' }));
    await user.click(steps.getByRole('button', { name: /^api\/executeQuery\/pending/ }));
    await waitFor(async () => expect(await shown()).not.toContain('Wexcombe census 1881'));
    await user.click(screen.getByRole('button', { name: 'Step forward' }));
    const changes = within(screen.getByRole('region', { name: 'Changes' }));
    while (
      !screen.getByRole('slider', { name: 'Moment' }).getAttribute('aria-valuetext')?.includes('executeQuery/fulfilled')
    )
      await user.click(screen.getByRole('button', { name: 'Step forward' }));
    expect(changes.getByText('answers.recordSets#1.status').closest('div')).toHaveTextContent('"pending" "fulfilled"');
    await waitFor(async () => expect(await shown()).toContain('Wexcombe census 1881'));
  });

  it('shows the error page that the reader had, with the flags and grants that they had', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const text = await recorded('/internal-testing/throw-gql', { flags: ['enable-refiner'], grants: ['tree'] });
    await opened(text);
    await waitFor(async () => expect(await shown()).toContain('Something went wrong'));
    const facts = screen.getByRole('region', { name: 'Recorded facts' });
    expect(facts).toHaveTextContent('enable-refiner');
    expect(facts).toHaveTextContent('Rightstree');
  });

  it('shows a page that the reader was refused as they met it', async () => {
    const reports = reportsOfTest();
    const text = await recorded('/internal-testing/throw', { isProduction: true });
    await opened(text);
    await waitFor(async () => expect(await shown()).toContain('Page not found'));
    expect(reports()).toEqual([]);
  });

  it('stays where it is, whatever the recorded page would do, and has the network again afterwards', async () => {
    const replace = jest.spyOn(documentNavigation, 'replace').mockImplementation(() => undefined);
    const reports = reportsOfTest();
    const text = await recorded('/internal-testing/throw-gql');
    const { user, router } = await opened(text);
    await theScreen();
    documentNavigation.replace('/elsewhere');
    await expect(window.fetch('/api/entitlements')).rejects.toThrow(/network is off/u);
    await user.click(screen.getByRole('button', { name: 'Close the file' }));
    expect((await window.fetch('/api/entitlements')).status).toBe(200);
    expect(replace).not.toHaveBeenCalled();
    expect(router.state.location.pathname).toBe('/internal/support');
    expect(new Set(reports())).toEqual(new Set(['query']));
  });

  it.each([
    ['Dear support', 'This is not a whole support file'],
    ['{"a":1}', 'This is not a support file'],
    ['{"kind":"muniment-support","format":99}', 'This support file has a different version'],
    ['{"kind":"muniment-support","format":1}', 'This support file was changed after it was made'],
  ])('says what is wrong with %s', async (text, words) => {
    await opened(text);
    expect(await screen.findByRole('heading', { level: 2, name: words })).toBeVisible();
    expect(screen.getByLabelText('Or paste the copied details')).toHaveValue(text);
    await expectAccessible();
  });

  it('takes a file that is chosen or dropped', async () => {
    const text = await recorded('/error');
    const file = new File([text], 'support.json', { type: 'application/json' });
    Object.assign(file, { text: () => Promise.resolve(text) });
    const { user } = await renderApp('/internal/support', { reader: 'staff' });
    await user.upload(await screen.findByLabelText('Support file'), file);
    expect(await screen.findByText('The network is off')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close the file' }));
    fireEvent.drop(screen.getByText('Choose the file, or drop it here.'), { dataTransfer: { files: [file] } });
    expect(await screen.findByText('The network is off')).toBeVisible();
  });

  it('says that a file is far too big without reading it', async () => {
    const { user } = await renderApp('/internal/support', { reader: 'staff' });
    const file = new File([''], 'film.json', { type: 'application/json' });
    Object.defineProperty(file, 'size', { value: 1e9 });
    await user.upload(await screen.findByLabelText('Support file'), file);
    expect(await screen.findByRole('heading', { level: 2, name: 'This is too big for a support file' })).toBeVisible();
  });

  it('is for staff only', async () => {
    await renderApp('/internal/support', { reader: 'member' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Staff sign-in' })).toBeVisible();
  });
});

describe('a refusal by the server', () => {
  it('is looked at again as it was', async () => {
    answer({
      recordSets: () => {
        throw refusal('FORBIDDEN');
      },
    });
    const text = await recorded('/search/historical-records', {}, () =>
      screen.findByText('You don’t have access to this.'),
    );
    await opened(text);
    await waitFor(async () => expect(await shown()).toContain('You don’t have access to this.'));
  });
});

import { screen, waitFor, within } from '@testing-library/react';

import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, comeBack, goOffline, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import { aClipping, aCollection, clippingPage } from '../aClipping.fixture.ts';

const AT = '/collections/collection/k-one';
const member = { reader: 'member' } as const;
const items = () => [{ id: 'one', note: '', mayChange: true, clipping: aClipping(), record: null }];
const aFile = (more: object = {}) => ({
  id: '1',
  format: 'PDF',
  stage: 'WAITING',
  progress: null,
  problem: null,
  name: 'Webbs',
  items: null,
  leftOut: null,
  bytes: null,
  madeAt: '2026-11-01T10:00:00.000Z',
  ...more,
});
const DONE = { stage: 'DONE', items: 3, leftOut: 1, bytes: 20_480 };
const last = (operation: string) =>
  sentRequests().findLast(({ operationName }) => operationName === operation)?.variables;

/** A server whose files are what is put here. */
const server = { files: [] as object[] };

async function open(more: object = {}) {
  answer({
    collection: () => aCollection({ items, itemCount: 1 }),
    clippingExports: () => server.files,
    makeClippingExport: ({ input }: { input: { format: string } }) => {
      const file = aFile({ format: input.format });
      server.files = [file];
      return { file, problems: [] };
    },
    ...more,
  });
  const app = await renderApp(AT, member);
  await app.user.click(await screen.findByRole('button', { name: 'Export' }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: /^Export / })) };
}

beforeEach(() => void (server.files = []));

describe('exporting a collection', () => {
  it('has a file made in the chosen format, and downloads it', async () => {
    const { user, dialog } = await open({ issueClippingExport: () => '/api/clipping-exports/abc' });
    const go = jest.spyOn(documentNavigation, 'open').mockImplementation(() => undefined);
    await user.click(await dialog.findByRole('radio', { name: /^ZIP/u }));
    await user.click(dialog.getByRole('button', { name: 'Make file' }));
    expect(await dialog.findByRole('progressbar', { name: 'ZIP, Webbs: waiting its turn' })).toBeVisible();
    expect(last('MakeClippingExport')).toEqual({ input: { collectionId: 'k-one', format: 'ZIP' } });
    server.files = [aFile({ format: 'ZIP', ...DONE })];
    await user.click(await dialog.findByRole('button', { name: 'Download ZIP, Webbs' }, { timeout: 4_000 }));
    expect(dialog.getByText('3 items, 1 left out, 20 KB')).toBeVisible();
    expect(dialog.getByText('ZIP, Webbs is ready.')).toBeInTheDocument();
    await waitFor(() => expect(go).toHaveBeenCalledWith('/api/clipping-exports/abc'));
    expect(await accessibilityFaults(document.body)).toEqual([]);
    go.mockRestore();
  });

  it('says why there is no file, and tries again in the same format', async () => {
    server.files = [
      aFile({
        format: 'RIS',
        stage: 'FAILED',
        problem: 'Nothing here is open to you now, so there is nothing to export.',
      }),
    ];
    const { user, dialog } = await open();
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'RIS, Webbs: no file was madeNothing here is open to you now, so there is nothing to export.',
    );
    await user.click(dialog.getByRole('button', { name: 'Try RIS, Webbs again' }));
    expect(await dialog.findByRole('progressbar')).toBeVisible();
    expect(last('MakeClippingExport')).toEqual({ input: { collectionId: 'k-one', format: 'RIS' } });
  });

  it('says how far a file is, and calls it off', async () => {
    server.files = [aFile({ progress: 0.5 })];
    const { user, dialog } = await open({
      cancelClippingExport: () => {
        server.files = [];
        return true;
      },
    });
    expect(await dialog.findByRole('progressbar', { name: 'Writing PDF, Webbs' })).toHaveValue(50);
    expect(dialog.getByText('Writing PDF, Webbs', { selector: '[role=status]' })).toBeInTheDocument();
    await user.click(await dialog.findByRole('button', { name: 'Cancel PDF, Webbs' }));
    await waitFor(() => expect(dialog.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(last('CancelClippingExport')).toEqual({ id: '1' });
  });

  it('says why none was started, why none was downloaded, and what to do without a connection', async () => {
    server.files = [aFile(DONE)];
    const { user, dialog } = await open({
      makeClippingExport: () => ({
        file: null,
        problems: [{ field: 'file', message: 'Three of your exports are still waiting.' }],
      }),
      issueClippingExport: () => {
        throw refusal('NOT_FOUND');
      },
    });
    await user.click(await dialog.findByRole('button', { name: 'Make file' }));
    expect(await dialog.findByText('Three of your exports are still waiting.')).toBeVisible();
    await user.click(await dialog.findByRole('button', { name: 'Download PDF, Webbs' }));
    expect(await dialog.findByText('Something in it has been closed or removed since. Export it again.')).toBeVisible();
    goOffline();
    await user.click(dialog.getByRole('button', { name: 'Make file' }));
    expect((await dialog.findAllByText(/connection/iu))[0]).toBeVisible();
    comeBack();
  });

  it('is for members, and not for what is empty', async () => {
    answer({ collection: () => aCollection({ items, role: null, visibility: 'PUBLIC' }) });
    const { unmount } = await renderApp(AT);
    await screen.findByText('Open in other programs');
    expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
    unmount();
    answer({ collection: () => aCollection() });
    await renderApp(AT, member);
    await screen.findByText('Open in other programs');
    expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
  });
});

describe('exporting clippings of one’s own', () => {
  it('takes those that are found', async () => {
    answer({
      myClippings: () => clippingPage([aClipping()]),
      clippingExports: () => [],
      makeClippingExport: () => ({ file: aFile(), problems: [] }),
    });
    const { user } = await renderApp('/collections/all-clippings?q=fire&tag=Webb', member);
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export the clippings found' }));
    await user.click(await dialog.findByRole('button', { name: 'Make file' }));
    await waitFor(() =>
      expect(last('MakeClippingExport')).toEqual({ input: { words: 'fire', tag: 'Webb', format: 'PDF' } }),
    );
  });
});

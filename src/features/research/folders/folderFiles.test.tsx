import { screen, waitFor, within } from '@testing-library/react';

import { answerUploads } from '#test/support/answerUploads.ts';
import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const ID = 'f-aaaaaaaaaaaaaaaaaaaa';
const FILE = {
  id: '7',
  kind: 'FILE',
  address: '/api/research-files/7',
  name: 'Burials.txt',
  detail: 'Text, 1 kB',
  note: '',
  addedAt: '2026-11-20T10:00:00.000Z',
  addedBy: null,
  isWithheld: false,
};
const folder = (items: object[]) => ({
  id: ID,
  name: 'The Pinches',
  description: '',
  itemCount: items.length,
  changedAt: '2026-11-20T10:00:00.000Z',
  version: 4,
  questionId: null,
  role: 'OWNER',
  isMine: true,
  ownerName: 'Una Testwell',
  members: [{ memberId: '1', displayName: 'Una Testwell', role: 'OWNER' }],
  items,
});
const asked = () =>
  sentRequests()
    .filter(({ operationName }) => operationName === 'OpenResearchUpload')
    .map(({ variables }) => variables['fileName']);

async function open(items: () => object[], upload: () => string | null = () => '/api/research-files/upload/abc') {
  window.localStorage.setItem('has-viewed-my-research-explainer', '2026-01-01T00:00:00.000Z');
  answer({ researchFolder: () => folder(items()), openResearchUpload: upload });
  const shown = await renderApp(`/my-research/folder/${ID}`, { reader: 'member' });
  await screen.findByRole('heading', { level: 1, name: 'The Pinches' });
  return shown;
}
async function chooser(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.selectOptions(screen.getByRole('combobox', { name: 'What to add' }), 'A file');
  expect(await screen.findByRole('button', { name: 'Choose files' })).toHaveAccessibleDescription(/up to 10 MB each/u);
  return screen.getByLabelText('Choose files', { selector: 'input' });
}

afterEach(() => jest.restoreAllMocks());

describe('files of a research folder', () => {
  it('are saved by a link that leaves the page where it is', async () => {
    const { container } = await open(() => [FILE]);
    const link = screen.getByRole('link', { name: 'Burials.txt' });
    expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual(['/api/research-files/7', true]);
    expect(within(screen.getByRole('list', { name: 'Entries' })).getByRole('listitem')).toHaveTextContent(
      /FileBurials.txtText, 1 kB/u,
    );
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('are sent with progress, and stand in the folder', async () => {
    answerUploads([{ problem: null }]);
    let items: object[] = [];
    const { user, container } = await open(() => items);
    const input = await chooser(user);
    items = [FILE];
    await user.upload(input, new File(['burials'], 'Burials.txt', { type: 'text/plain' }));
    expect(await screen.findByRole('progressbar', { name: 'Sent' })).toBeVisible();
    expect(screen.getByText('Sending the file')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Burials.txt' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(asked()).toEqual(['Burials.txt']);
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('that are refused say why, and can be sent again', async () => {
    answerUploads([
      { problem: 'This file is damaged or incomplete. Try another copy of it.' },
      null,
      { problem: null },
    ]);
    let items: object[] = [];
    const { user } = await open(() => items);
    const input = await chooser(user);
    await user.upload(input, [
      new File(['cut'], 'cut.png', { type: 'image/png' }),
      new File(['lost'], 'lost.txt', { type: 'text/plain' }),
      new File([new Uint8Array(11_000_000)], 'large.pdf', { type: 'application/pdf' }),
    ]);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('cut.png: This file is damaged or incomplete. Try another copy of it.')).toBeVisible();
    expect(alert.getByText('lost.txt: The file didn’t arrive. Check your connection, then try again.')).toBeVisible();
    expect(alert.getByText('large.pdf: This file is too large. A file can be up to 10 MB.')).toBeVisible();
    expect(asked()).toEqual(['cut.png', 'lost.txt']);
    items = [FILE];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Burials.txt' })).toBeVisible();
  });

  it('are not asked for where the folder is gone', async () => {
    const { user } = await open(
      () => [],
      () => null,
    );
    await user.upload(await chooser(user), new File(['a'], 'a.txt', { type: 'text/plain' }));
    expect(
      await screen.findByText('a.txt: This folder has been deleted, or you can no longer add to it.'),
    ).toBeVisible();
  });
});

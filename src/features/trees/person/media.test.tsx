import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';
import { emptyMedium } from '#domain/trees/core/documents/emptyDocuments.ts';
import { answerUploads } from '#test/support/answerUploads.ts';
import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';
import { aTree } from '#test/support/treeAnswers.ts';

import { anOutcome, aProfile, OWNER, WILLIAM } from './treePerson.fixture.ts';

const PAGE = '/trees/fmp-7-1/people/fmp-7-1';
const sent = (name: string) =>
  sentRequests()
    .filter(({ operationName }) => operationName === name)
    .map(({ variables }) => variables);
const MEDIA = [
  {
    ...emptyMedium(40),
    title: 'At the mine',
    date: readTreeDate('1861'),
    storedAs: 'a',
    notes: ['Third from the left.'],
  },
  { ...emptyMedium(41), title: 'Baptism entry', fileName: 'entry.pdf', storedAs: 'b' },
  { ...emptyMedium(42), title: '', fileName: 'lost.jpg' },
  { ...emptyMedium(43), title: 'In the garden', storedAs: 'c' },
];
const PERSON = {
  ...WILLIAM,
  mediaIds: [40, 42, 43],
  facts: WILLIAM.facts.map((fact) => (fact.id === 'f1' ? { ...fact, mediaIds: [41] } : fact)),
};
const picture = (mediumId: number) => ({
  mediumId,
  smallUrl: `/s${mediumId}`,
  largeUrl: `/l${mediumId}`,
  width: 600,
  height: 400,
});
const answers = (more: Parameters<typeof answer>[0] = {}, tree = aTree()) =>
  answer({
    getPersonTreeForProfile: () => OWNER,
    familyTree: () => tree,
    treePerson: () =>
      aProfile({
        document: PERSON,
        media: MEDIA.map((document) => ({ kind: 'MEDIUM', id: document.id, version: 1, document })),
      }),
    treePictures: () => [picture(40), picture(43)],
    treeFiles: () => [{ mediumId: 41, url: '/d41', bytes: 1_234_567 }],
    content: () => null,
    ...more,
  });

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('shows pictures to look at, documents to save, and what is not here', async () => {
  answers({}, aTree({ isEditable: false, role: 'GUEST' }));
  const { user, baseElement } = await renderApp(`${PAGE}/media`, { reader: 'member' });
  expect(await screen.findByRole('link', { name: 'Download Baptism entry, PDF, 1.2 MB' })).toHaveAttribute(
    'href',
    '/d41',
  );
  expect(screen.getByText('File not included')).toBeVisible();
  expect(screen.getByText('Birth, 1832')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit At the mine' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'View At the mine' }));
  const viewer = within(await screen.findByRole('dialog', { name: 'At the mine' }));
  expect(viewer.getByRole('status')).toHaveTextContent('1861 · 1 of 2');
  expect(viewer.getByText('Third from the left.')).toBeVisible();
  expect(await accessibilityFaults(baseElement)).toEqual([]);
  await user.click(viewer.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('dialog', { name: 'In the garden' })).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('dialog', { name: 'At the mine' })).toBeVisible();
});

it('saves the details of a picture, and what it belongs to', async () => {
  answers({ saveTreeDocument: () => anOutcome() });
  const { user } = await renderApp(`${PAGE}/media`, { reader: 'member' });
  await user.click(await screen.findByRole('button', { name: 'Edit At the mine' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit photo or document' }));
  await user.type(form.getByRole('textbox', { name: /Title/ }), ', Roche');
  await user.click(form.getByRole('checkbox', { name: /^Birth/ }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('SaveTreeDocument')).toHaveLength(2));
  expect(sent('SaveTreeDocument')).toMatchObject([
    {
      kind: 'MEDIUM',
      id: 40,
      document: { title: 'At the mine, Roche', date: { text: '1861' }, notes: ['Third from the left.'] },
    },
    { kind: 'PERSON', id: 1, document: { mediaIds: [40, 42, 43], facts: [{ mediaIds: [41, 40] }, { mediaIds: [] }] } },
  ]);
});

it('adds a document with its title to a fact, and says when it cannot be taken', async () => {
  answers({ openTreeUpload: () => ({ uploadPath: '/api/tree-pictures/upload/once', problems: [] }) });
  const { user } = await renderApp(`${PAGE}/media`, { reader: 'member' });
  await screen.findByRole('button', { name: 'Add photos or documents' });
  const replies = [
    { changeId: null, problem: 'This file is damaged or incomplete. Try another copy of it.' },
    { changeId: '91', problem: null },
  ];
  answerUploads(replies);
  fireEvent.change(screen.getByLabelText('Photos and documents to add'), {
    target: { files: [new File(['%PDF-1.4'], 'Will of 1861.pdf', { type: 'application/pdf' })] },
  });
  const form = within(await screen.findByRole('dialog', { name: 'Add Will of 1861.pdf' }));
  expect(form.getByRole('textbox', { name: /Title/ })).toHaveValue('Will of 1861');
  await user.selectOptions(form.getByRole('combobox', { name: 'Belongs to' }), 'f2');
  await user.click(form.getByRole('button', { name: 'Add' }));
  expect(await form.findByRole('progressbar', { name: 'Sending the file' })).toHaveValue(0.5);
  expect(await form.findByText(/This file is damaged or incomplete/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Add' }));
  expect((await screen.findAllByText('“Will of 1861” added')).length).toBeGreaterThan(0);
  expect(sent('OpenTreeUpload').at(-1)).toEqual({
    personId: 'fmp-7-1',
    fact: 'f2',
    medium: { title: 'Will of 1861', date: '', note: '', fileName: 'Will of 1861.pdf' },
  });
});

it('shows pictures and documents beside the fact they belong to', async () => {
  answers();
  await renderApp(`${PAGE}/facts`, { reader: 'member' });
  expect(await screen.findByRole('link', { name: 'Baptism entry (PDF)' })).toHaveAttribute('href', '/d41');
});

it('of several files says how far they are, and sends those again that did not arrive', async () => {
  answers({ openTreeUpload: () => ({ uploadPath: '/api/tree-pictures/upload/once', problems: [] }) });
  const { user } = await renderApp(`${PAGE}/media`, { reader: 'member' });
  await screen.findByRole('button', { name: 'Add photos or documents' });
  answerUploads([{ changeId: '91', problem: null }, null, { changeId: '92', problem: null }]);
  const files = ['Will.pdf', 'Lease.pdf'].map((name) => new File(['%PDF-1.4'], name, { type: 'application/pdf' }));
  fireEvent.change(screen.getByLabelText('Photos and documents to add'), { target: { files } });
  expect(await screen.findByRole('progressbar', { name: 'Files sent' })).toBeVisible();
  expect(await screen.findByText(/^Lease\.pdf: The file did not reach us/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findAllByText('“Lease” added')).length).toBeGreaterThan(0);
  expect(screen.queryByText(/did not reach us/)).not.toBeInTheDocument();
});

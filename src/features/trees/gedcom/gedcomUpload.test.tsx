import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';
import { reportsOfTest } from '#test/support/reportsOfTest.ts';
import { aTree } from '#test/support/treeAnswers.ts';

const check = (more: object = {}) => ({
  version: '5.5.1',
  encoding: 'utf-8',
  program: 'Legacy',
  persons: 3010,
  families: 1422,
  sources: 12,
  media: 4,
  mediaFiles: 0,
  mediaKept: 0,
  leftBehind: [],
  leftBehindTotal: 0,
  notes: 0,
  others: 1,
  living: 2,
  problems: [{ line: 17, text: 'There is no record @F9@.' }],
  problemTotal: 40,
  doubles: [{ name: 'Ada Ancestor', born: 1801, times: 2 }],
  doubleTotal: 1,
  ...more,
});
const anImport = (more: object = {}) => ({
  id: '7',
  fileName: 'royal_family.ged',
  stage: 'CHECKED',
  progress: null,
  problem: null,
  treeName: null,
  rootsfinderId: null,
  check: check(),
  ...more,
});
const withLatest = (latest: object | null) =>
  answer({ gedcomUpload: () => ({ megabytes: 200, latest }), gedcomImport: () => latest });
const sent = (name: string) =>
  sentRequests()
    .filter(({ operationName }) => operationName === name)
    .map(({ variables }) => variables);

describe('/gedcom/upload', () => {
  it('ROUTE-157 ROUTE-159 offers members a file chooser, without a footer', async () => {
    withLatest(null);
    const { container } = await renderApp('/gedcom/upload', { reader: 'member' });
    expect(await screen.findByLabelText('Choose a GEDCOM file, or drop it here')).toHaveAttribute('type', 'file');
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('offers no upload to a member whose account has no family trees', async () => {
    withLatest(null);
    const { container } = await renderApp('/gedcom/upload', { reader: 'member', grants: [] });
    expect(await screen.findByRole('heading', { name: 'Your account does not include family trees' })).toBeVisible();
    expect(container.querySelector('input[type=file]')).toBeNull();
    expect(sentRequests().map(({ operationName }) => operationName)).not.toContain('GedcomUpload');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('ROUTE-158 GED-003 shows visitors what it is, asks them in and takes no file', async () => {
    const { container } = await renderApp('/gedcom/upload');
    expect(await screen.findByRole('heading', { name: 'Sign in to upload your tree' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/sign-in?prompt=login',
    );
    expect(container.querySelector('input[type=file]')).toBeNull();
    expect(sentRequests().map(({ operationName }) => operationName)).not.toContain('GedcomUpload');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('GED-002 refuses a .txt with a message and sends nothing', async () => {
    withLatest(null);
    await renderApp('/gedcom/upload', { reader: 'member' });
    const chooser = await screen.findByLabelText('Choose a GEDCOM file, or drop it here');
    fireEvent.drop(chooser, { dataTransfer: { files: [new File(['x'], 'notes.txt')] } });
    expect(await screen.findByText(/^This is not a GEDCOM file\./)).toBeVisible();
    expect(chooser).toHaveAccessibleDescription(/This is not a GEDCOM file/);
    expect(sent('OpenGedcomUpload')).toEqual([]);
  });

  it('shows what is in a file, and makes a tree of it under the chosen name', async () => {
    withLatest(anImport());
    const { user, container } = await renderApp('/gedcom/upload', { reader: 'member' });
    expect(await screen.findByRole('heading', { name: 'What is in royal_family.ged' })).toBeVisible();
    expect(screen.getByText('3,010')).toBeVisible();
    expect(screen.getByText('2 people may be living')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '40 lines to look at' }));
    expect(await screen.findByText('There is no record @F9@.')).toBeVisible();
    expect(screen.getByText('The first 1 of 40.')).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
    const name = screen.getByRole('textbox', { name: 'Name of the tree' });
    expect(name).toHaveValue('royal family');
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: 'Create tree' }));
    expect(await screen.findByText('Give the tree a name.')).toBeVisible();
    await user.type(name, 'Windsor');
    const importing = anImport({ stage: 'IMPORTING', progress: 0.25, treeName: 'Windsor' });
    answer({
      startGedcomImport: () => {
        withLatest(importing);
        return { import: importing, problems: [] };
      },
    });
    await user.click(screen.getByRole('button', { name: 'Create tree' }));
    expect(await screen.findByRole('progressbar', { name: 'Importing people, families and sources' })).toHaveAttribute(
      'value',
      '25',
    );
    expect(sent('StartGedcomImport')).toEqual([{ id: '7', treeName: 'Windsor' }]);
  });

  it('finds an import under way again, and leads to the tree once it is there', async () => {
    withLatest(anImport({ stage: 'IMPORTING', progress: 0.9, treeName: 'Windsor' }));
    await renderApp('/gedcom/upload', { reader: 'member' });
    expect(await screen.findByText(/You can leave this page/)).toBeVisible();
    withLatest(anImport({ stage: 'DONE', treeName: 'Windsor', rootsfinderId: 'fmp-12-1' }));
    expect(await screen.findByRole('link', { name: 'Open the tree' }, { timeout: 5_000 })).toHaveAttribute(
      'href',
      '/tree/fmp-12-1/tree',
    );
  });

  it.each([
    ['DONE', '“Windsor” is ready'],
    ['FAILED', 'royal_family.ged was not imported'],
  ])('begins with the chooser when the last import is over (%s)', async (stage, title) => {
    withLatest(anImport({ stage, treeName: 'Windsor', rootsfinderId: 'fmp-12-1' }));
    await renderApp('/gedcom/upload', { reader: 'member' });
    const over = await screen.findByRole('heading', { name: title });
    const chooser = screen.getByLabelText('Choose a GEDCOM file, or drop it here');
    expect(chooser.compareDocumentPosition(over) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('says why a file was not imported, and lets another be chosen', async () => {
    withLatest(anImport({ stage: 'FAILED', check: null, problem: 'There are no people in this file.' }));
    const { user } = await renderApp('/gedcom/upload', { reader: 'member' });
    expect(await screen.findByRole('alert')).toHaveTextContent('There are no people in this file.No tree was created.');
    answer({ cancelGedcomImport: () => true, gedcomUpload: () => ({ megabytes: 200, latest: null }) });
    await user.click(screen.getByRole('button', { name: 'Choose another file' }));
    expect(await screen.findByLabelText('Choose a GEDCOM file, or drop it here')).toBeEnabled();
  });

  it('can be asked for again when it could not be loaded', async () => {
    answer({
      gedcomUpload: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await renderApp('/gedcom/upload', { reader: 'member' });
    expect(await screen.findByText('We couldn’t get your uploads')).toBeVisible();
    withLatest(null);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Choose a GEDCOM file, or drop it here')).toBeEnabled();
  });
});

it('ROUTE-205 /tree/upload-gedcom offers the same upload to holders of the tree grant', async () => {
  withLatest(null);
  await renderApp('/tree/upload-gedcom', { reader: 'member' });
  expect(await screen.findByLabelText('Choose a GEDCOM file, or drop it here')).toBeEnabled();
});

describe('the export of a tree', () => {
  it('says what will be lost, then downloads what was chosen', async () => {
    const leave = jest.spyOn(documentNavigation, 'open').mockImplementation(() => undefined);
    const losses = [{ text: 'Private facts left out', count: 3 }];
    answer({
      familyTree: () => aTree({ id: '12' }),
      gedcomExportPreview: () => ({
        persons: 12,
        families: 4,
        sources: 1,
        media: 0,
        mediaFiles: 0,
        losses,
        mustWithholdLiving: false,
      }),
      issueGedcomExport: () => '/api/gedcom/export/once',
    });
    const { user, container } = await renderApp('/tree/12/settings/export', { reader: 'member' });
    await user.click(await screen.findByRole('radio', { name: /^GEDCOM 5\.5\.1/ }));
    await user.click(screen.getByRole('button', { name: 'Preview the file' }));
    expect(await screen.findByText('Private facts left out')).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/api/gedcom/export/once'));
    expect(sent('IssueGedcomExport')).toEqual([
      { ref: '12', input: { format: 'GEDCOM_5_5_1', withoutLiving: true, withoutPrivate: true } },
    ]);
    await user.click(screen.getByRole('checkbox', { name: 'Leave out living people' }));
    expect(screen.queryByRole('button', { name: 'Download' })).not.toBeInTheDocument();
  });

  it('says when there is no such tree', async () => {
    const reports = reportsOfTest();
    answer({
      familyTree: () => {
        throw refusal('FAMILY_TREE_NOT_FOUND_ERROR');
      },
    });
    await renderApp('/tree/12/settings/export', { reader: 'member' });
    expect(await screen.findByRole('heading', { level: 1, name: /not found/iu })).toBeVisible();
    expect(reports()).toEqual(['query']);
  });

  it('explains it where the owner has not allowed it, and offers the tree', async () => {
    answer({
      familyTree: () => aTree({ id: '12', role: 'VISITOR', leftAt: null, takesOverUntil: null, mayExport: false }),
    });
    await renderApp('/tree/12/settings/export', { reader: 'member' });
    expect(await screen.findByText('The owner hasn’t allowed downloads.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the tree' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Preview the file' })).not.toBeInTheDocument();
  });

  it('says when the file could not be prepared', async () => {
    answer({
      familyTree: () => aTree({ id: '12' }),
      gedcomExportPreview: () => {
        throw refusal('RATE_LIMITED');
      },
    });
    const { user } = await renderApp('/tree/12/settings/export', { reader: 'member' });
    await user.click(await screen.findByRole('button', { name: 'Preview the file' }));
    expect(await screen.findByText('We couldn’t prepare the file')).toBeVisible();
  });
});

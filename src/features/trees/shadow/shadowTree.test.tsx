import { act, screen, waitFor, within } from '@testing-library/react';

import { toIntegrationRecord } from '#domain/trees/shadow/integrationRecord.ts';
import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, comeBack, goOffline, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';
import { aCard, aFamily, aNeighbourhood, aTree } from '#test/support/treeAnswers.ts';

const FLAG = 'enable-shadow-tree-tree-view-prototype';
const TREE = '/shadow-tree/fmp-7-1/people/fmp-7-3';
const around = aNeighbourhood({
  proband: 'fmp-7-3',
  persons: [aCard(1, 'John'), aCard(2, 'Jane', { surname: 'Roche' }), aCard(3)],
  families: [aFamily(9, [1, 2], [3])],
});
const births = { id: 'WEX-BIRTHS', name: 'Wexcombe births', subcategory: 'civil births' };
const record = toIntegrationRecord(
  'r1',
  {
    FirstName: 'Ann',
    LastName: 'Lee',
    MothersMaidenName: 'Pascoe',
    YearOfBirth: '1881',
    EventYear: '1881',
    RegistrationDistrict: 'Truro',
    County: ['Cornwall', 'Devon'],
    Country: 'England',
  },
  births,
  '/iiif/3/p1/full/!1600,1600/0/default.jpg',
);

const gets: string[] = [];
/** Answers the record service; everything else goes on to the usual network of tests. */
function serveRecords(status: number, results: unknown[]) {
  const others = globalThis.fetch;
  globalThis.fetch = async (address, init) => {
    const { pathname } = new URL(String(address instanceof Request ? address.url : address), window.location.origin);
    if (!pathname.startsWith('/api/integration-records/')) return others(address, init);
    gets.push(pathname);
    return { ok: status < 400, status, json: () => Promise.resolve({ d: { results } }) } as Response;
  };
}
const open = (address: string, more: object = {}) => renderApp(address, { reader: 'member', flags: [FLAG], ...more });

beforeEach(() => {
  gets.length = 0;
  answer({ familyTree: () => aTree(), treeNeighbourhood: () => around });
});

describe('the shadow tree', () => {
  it('ROUTE-229 FLAG-010 shows a person between their nearest family', async () => {
    const { container } = await open(TREE);
    expect(await screen.findByRole('heading', { level: 1, name: 'William Pinch' })).toBeVisible();
    const parents = screen.getByRole('region', { name: 'Parents' });
    expect(
      within(parents)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['John Pinch', 'Jane Roche']);
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('CORE-024 shows the tree, the drawer of a suggested person and the record view, each at its address', async () => {
    serveRecords(200, [record]);
    const { router, user } = await open(TREE);
    expect(await screen.findByRole('heading', { level: 1, name: 'William Pinch' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await act(() => router.navigate(`${TREE}/suggested?fn=Ann&ln=Lee&dob=1881&g=f&rids=r1`));
    const drawer = await screen.findByRole('dialog');
    expect(within(drawer).getByText('Ann Lee')).toBeInTheDocument();
    expect(within(drawer).getByRole('button', { name: 'Add this person to tree' })).toBeVisible();
    await user.click(within(drawer).getByRole('link', { name: /^Record r1/u }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${TREE}/detailed`));
    // The drawer that closes is there for a moment yet.
    await waitFor(() => expect(within(screen.getByRole('dialog')).getByText('Pascoe')).toBeInTheDocument());
  });

  it('ROUTE-230 FLAG-010 is not found while its flag is off', async () => {
    await open(TREE, { flags: [] });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(sentRequests().map(({ operationName }) => operationName)).not.toContain('FamilyTree');
  });

  it('ROUTE-231 SHAD-001 SHAD-002 suggests a person, and adds them with their records cited', async () => {
    answer({
      addTreeRelative: () => ({
        changeId: '5',
        documents: [],
        personId: 'fmp-7-10',
        warnings: [],
        conflicts: [],
        theirs: null,
        merged: null,
        problems: [],
      }),
    });
    const { user } = await open(`${TREE}/suggested?fn=Ann&ln=Lee&loc=Leeds&dob=1881&g=f&rids=r1,r2`);
    const drawer = await screen.findByRole('dialog');
    for (const text of ['Ann Lee', 'Leeds', '1881', 'female'])
      expect(within(drawer).getByText(text)).toBeInTheDocument();
    expect(within(drawer).getAllByRole('link', { name: /^Record r/u })).toHaveLength(2);
    await user.selectOptions(
      within(drawer).getByRole('combobox', { name: 'How Ann Lee is related to William Pinch' }),
      'SISTER',
    );
    await user.click(within(drawer).getByRole('button', { name: 'Add this person to tree' }));
    expect(await within(drawer).findByText('Ann Lee is in the tree now')).toBeInTheDocument();
    const sent = sentRequests().find(({ operationName }) => operationName === 'AddTreeRelative');
    expect(sent?.variables).toMatchObject({
      personId: 'fmp-7-3',
      relation: 'SISTER',
      person: {
        sex: 'f',
        names: [{ given: 'Ann', surname: 'Lee' }],
        facts: [{ type: 'birth', date: { text: '1881', from: 18_810_000 }, place: { text: 'Leeds' } }],
        citations: [{ recordId: 'r1' }, { recordId: 'r2' }],
      },
    });
  });

  it('offers no change of a tree that is not the reader’s to change', async () => {
    answer({ familyTree: () => aTree({ isEditable: false, isViewOnly: true, role: 'VISITOR' }) });
    await open(`${TREE}/suggested?fn=Ann`);
    expect(await screen.findByText('You can view this tree but not change it')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add this person to tree' })).not.toBeInTheDocument();
  });

  it('ROUTE-232 SHAD-003 SHAD-004 SHAD-005 SHAD-006 SHAD-007 SHAD-008 shows a record as transcript, and as image on request', async () => {
    serveRecords(200, [record]);
    const { user, router } = await open(`${TREE}/detailed?rid=r1`);
    const drawer = await screen.findByRole('dialog');
    expect(await within(drawer).findByText('Pascoe')).toBeInTheDocument();
    for (const text of ['Ann Lee', '1881', 'Truro', 'Cornwall, Devon', 'England', 'Wexcombe births'])
      expect(within(drawer).getByText(text)).toBeInTheDocument();
    expect(gets).toEqual(['/api/integration-records/r1']);
    await user.click(within(drawer).getByRole('button', { name: 'Image' }));
    expect(await within(drawer).findByRole('img', { name: 'Page with Ann Lee' })).toHaveAttribute(
      'src',
      record.Media[0]?.uri,
    );
    expect(new URLSearchParams(router.state.location.search).get('viewMode')).toBe('image');
  });

  it('SHAD-003 opens as image where the address asks for it', async () => {
    serveRecords(200, [record]);
    await open(`${TREE}/detailed?rid=r1&viewMode=image`);
    expect(await screen.findByRole('img', { name: 'Page with Ann Lee' })).toBeInTheDocument();
  });

  it('says that the tree could not be opened, and tries again', async () => {
    const { user } = await open(TREE);
    const mother = await screen.findByRole('link', { name: 'Jane Roche' });
    goOffline();
    await user.click(mother);
    expect(await screen.findByText('We could not open the tree')).toBeVisible();
    answer({
      treeNeighbourhood: () =>
        aNeighbourhood({ proband: 'fmp-7-2', persons: [aCard(2, 'Jane', { surname: 'Roche' })], families: [] }),
    });
    comeBack();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Jane Roche' })).toBeVisible();
  });

  it('SHAD-011 says that something has gone wrong, and tries again', async () => {
    serveRecords(500, []);
    const { user } = await open(`${TREE}/detailed?rid=r1`);
    expect(await screen.findByText('Something has gone wrong, please try again later...')).toBeInTheDocument();
    serveRecords(200, [record]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText('Pascoe')).toBeInTheDocument());
  });

  it('SHAD-012 explains it where there is no record', async () => {
    serveRecords(200, []);
    await open(`${TREE}/detailed?rid=r1`);
    expect(await screen.findByText('no record found')).toBeInTheDocument();
  });
});

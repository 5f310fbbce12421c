import { screen, within } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';
import { aCard, aNeighbourhood, aTree } from '#test/support/treeAnswers.ts';

const ADDRESS = '/tree/fmp-7-1/all-hints';
const aNotice = (more: object = {}) => ({
  id: 'n-a/18420205/0001/0001 1842-01-31 deceased',
  person: aCard(1),
  state: 'NEW',
  strength: 'STRONG',
  event: 'death',
  newspaper: 'Borlase Times',
  issueDate: '1842-02-05',
  pageLabel: '4',
  articleId: 'n-a/18420205/0001/0001',
  isSample: false,
  reason: 'Named in a death notice 5 days after the death in your tree',
  evidence: [{ field: 'death', text: 'Died on the same day: 31 January 1842', isFor: true, weight: 3 }],
  text: '31st ult., at Redruth, William Pinch, aged 40.',
  isReadable: true,
  access: ['MEMBERS'],
  changeId: null,
  ...more,
});
const noHints = {
  hints: [],
  total: 0,
  counts: { new: 0, maybe: 0, accepted: 0, rejected: 0 },
  next: null,
  mayDecide: true,
  isUnderWay: false,
  progress: null,
};
const sent = (name: string) =>
  sentRequests()
    .filter(({ operationName }) => operationName === name)
    .map(({ variables }) => variables);
const open = (notices: () => object[], more: object = {}) => {
  answer({
    familyTree: () => aTree(),
    treeNeighbourhood: () => aNeighbourhood(),
    treeHints: () => noHints,
    treeNotices: notices,
    ...more,
  });
  return renderApp(ADDRESS, { reader: 'member' });
};
const section = async () =>
  within(await screen.findByRole('region', { name: 'Newspaper notices' }, { timeout: 15_000 }));

describe('newspaper notices for people of a tree', () => {
  it('say where they are, why and in what words, and lead to the page', async () => {
    const { container } = await open(() => [aNotice()]);
    const notices = await section();
    expect(notices.getByText('Borlase Times, Saturday 5 February 1842, page 4')).toBeVisible();
    expect(notices.getByText('Named in a death notice 5 days after the death in your tree.')).toBeVisible();
    expect(notices.getByText('31st ult., at Redruth, William Pinch, aged 40.')).toBeVisible();
    expect(notices.getByRole('link', { name: /^See the page/u })).toHaveAttribute(
      'href',
      '/image-viewer?issue=n-a/18420205/0001/0001',
    );
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('are added, undone, set aside and rejected', async () => {
    let state: object = {};
    const { user, store } = await open(() => [aNotice(state)], {
      acceptTreeNotice: () => {
        state = { state: 'ACCEPTED', changeId: '77' };
        return { changeId: '77', personId: 'fmp-7-1', problems: [] };
      },
      undoTreeChange: () => {
        state = {};
        return {
          changeId: '78',
          documents: [],
          personId: null,
          warnings: [],
          conflicts: [],
          theirs: null,
          merged: null,
          problems: [],
        };
      },
      decideTreeNotice: ({ state: asked }: { state: string }) => {
        state = { state: asked };
        return true;
      },
    });
    await user.click((await section()).getByRole('button', { name: /^Add to tree: .*Borlase Times/u }));
    const details = await screen.findByText('1 notice you’ve decided on');
    expect(sent('AcceptTreeNotice')).toEqual([{ personId: 'fmp-7-1', noticeId: aNotice().id }]);
    expect(store.getState().toasts.toasts).toMatchObject([{ description: 'We made a clipping and cited it.' }]);
    await user.click(details);
    expect(screen.getByText('In your tree')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Undo adding the notice/u }));
    await user.click(await screen.findByRole('button', { name: /^Not a match: .*Borlase Times/u }));
    await user.click(await screen.findByText('1 notice you’ve decided on'));
    expect(sent('DecideTreeNotice')).toMatchObject([{ state: 'REJECTED' }]);
    expect(screen.getByRole('button', { name: /^Offer again/u })).toBeVisible();
  });

  it('of a closed newspaper show no words and cannot be added', async () => {
    await open(() => [aNotice({ isReadable: false, text: '', evidence: [] })]);
    const notices = await section();
    expect(notices.getByText('You can’t read this newspaper. Open the page to see who can.')).toBeVisible();
    expect(notices.queryByRole('button', { name: /^Add to tree/u })).not.toBeInTheDocument();
  });

  it('can be asked for again when they could not be loaded', async () => {
    const { user } = await open(() => {
      throw refusal('INTERNAL_SERVER_ERROR');
    });
    expect(await screen.findByText('We couldn’t get newspaper notices', undefined, { timeout: 15_000 })).toBeVisible();
    answer({ treeNotices: () => [aNotice()] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await section()).getByText('31st ult., at Redruth, William Pinch, aged 40.')).toBeVisible();
  });
});

import { screen, waitFor, within } from '@testing-library/react';

import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';
import { emptyFact } from '#domain/trees/core/documents/emptyDocuments.ts';
import { aPerson } from '#domain/trees/core/trees.fixture.ts';
import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';
import { aCard, aTree } from '#test/support/treeAnswers.ts';

import { aClipping } from '../aClipping.fixture.ts';

const AT = '/collections/all-clippings?clipping=c-one';
const WILLIAM = aPerson(1, 'William Pinch', { facts: [{ ...emptyFact('f7', 'death'), date: readTreeDate('1901') }] });
const WHOSE = { familyTreeRef: 'fmp-7-1', treeName: 'Pinch of Roche', personId: 'fmp-7-1', name: 'William Pinch' };

type Asked = { id: string; personId: string; fact: object | null; factId: string | null };

/** Opens the window beside answers of the server, and chooses William. */
async function openWindow(
  attachClippingToPerson: (asked: Asked) => unknown,
  undoTreeChange: () => unknown = () => null,
) {
  let people: object[] = [];
  answer({
    clipping: () => aClipping({ people }),
    familyTrees: () => [aTree(), aTree({ id: '8', name: 'Not mine', isEditable: false })],
    treePeople: () => ({ persons: [aCard(1)], total: 1, next: null }),
    treePerson: () => ({
      id: 'fmp-7-1',
      card: aCard(1),
      document: WILLIAM,
      version: 1,
      livingReason: null,
      families: [],
      parentFamilies: [],
      persons: [],
      sources: [],
      media: [],
      stories: [],
    }),
    attachClippingToPerson: (asked: Asked) => {
      const outcome = attachClippingToPerson(asked);
      people = [WHOSE];
      return outcome;
    },
    undoTreeChange: () => {
      people = [];
      return undoTreeChange();
    },
  });
  const { user, unmount } = await renderApp(AT, { reader: 'member' });
  await user.click(await screen.findByRole('button', { name: 'Add to a person' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to a person' }));
  const find = async () => {
    await user.type(await dialog.findByRole('combobox', { name: /^Person/u }), 'William');
    await user.click(await screen.findByRole('option', { name: /William Pinch/u }));
  };
  return { user, dialog, find, unmount };
}

const outcome = (more: object = {}) => ({ changeId: '91', problems: [], ...more });

it('adds a clipping to a fact of a person, says whose evidence it is, and undoes it', async () => {
  const attach = jest.fn((_asked: Asked) => outcome());
  const undo = jest.fn(() => ({
    changeId: '92',
    documents: [],
    personId: null,
    warnings: [],
    conflicts: [],
    theirs: null,
    merged: null,
    problems: [],
  }));
  const { user, dialog, find } = await openWindow(attach, undo);
  await user.click(await dialog.findByRole('button', { name: 'Add to person' }));
  expect(await dialog.findByText('Choose a person.')).toBeVisible();
  await find();
  expect(await dialog.findByRole('option', { name: 'Death, 1901' })).toBeInTheDocument();
  expect(await accessibilityFaults(document.body)).toEqual([]);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Evidence of' }), 'Death, 1901');
  await user.click(dialog.getByRole('button', { name: 'Add to person' }));
  expect(await screen.findByRole('link', { name: 'William Pinch' })).toBeVisible();
  expect(attach.mock.calls[0]?.[0]).toEqual({ id: 'c-one', personId: 'fmp-7-1', fact: null, factId: 'f7' });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'William Pinch' })).toBeNull());
});

it('proposes a fact that the tree does not have, and keeps what was typed when it is refused', async () => {
  const attach = jest.fn((_asked: Asked): unknown => {
    throw refusal('FORBIDDEN');
  });
  const { user, dialog, find } = await openWindow(attach);
  await find();
  await user.selectOptions(
    await dialog.findByRole('combobox', { name: 'Evidence of' }),
    'Something not in the tree yet',
  );
  await user.selectOptions(dialog.getByRole('combobox', { name: 'What it says' }), 'Burial');
  await user.type(dialog.getByRole('textbox', { name: /^Date/u }), '3 May 1901');
  await user.type(dialog.getByRole('textbox', { name: /^Place/u }), 'Roche, Cornwall');
  await user.click(dialog.getByRole('button', { name: 'Add to person' }));
  expect(await dialog.findByText('Your account can’t make clippings or collections.')).toBeVisible();
  expect(attach.mock.calls[0]?.[0]).toMatchObject({
    fact: { type: 'burial', date: '3 May 1901', place: 'Roche, Cornwall' },
    factId: null,
  });
  expect(dialog.getByRole('textbox', { name: /^Date/u })).toHaveValue('3 May 1901');
});

it('keeps the date and the place that were typed over a reload', async () => {
  const propose = async ({ user, dialog, find }: Awaited<ReturnType<typeof openWindow>>) => {
    await find();
    await user.selectOptions(
      await dialog.findByRole('combobox', { name: 'Evidence of' }),
      'Something not in the tree yet',
    );
    return dialog.getByRole('textbox', { name: /^Place/u });
  };
  const first = await openWindow(() => outcome());
  await first.user.type(await propose(first), 'Roche, Cornwall');
  first.unmount();
  expect(await propose(await openWindow(() => outcome()))).toHaveValue('Roche, Cornwall');
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { writeSupportFile } from '#domain/staff/support/supportFile.ts';
import { cameraRested, chartSettingsChosen } from '#features/trees/chart/chartViewSlice.ts';
import { answer } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';
import { aNeighbourhood, aTree } from '#test/support/treeAnswers.ts';

import { makeSupportFile } from '../makeSupportFile.ts';
import { pageOf } from '../pageOf.ts';
import { pageShown } from '../recording.ts';

describe('a chart in a support file', () => {
  it('is drawn with its people and settings as the reader had it, shows where they looked, and names no one', async () => {
    answer({ familyTree: () => aTree(), treeNeighbourhood: () => aNeighbourhood(), treeChartSettings: () => null });
    const { store, unmount } = await renderApp('/tree/fmp-7-1/tree', { reader: 'member' });
    act(() => void store.dispatch(pageShown(pageOf(window.location))));
    await screen.findByRole('heading', { level: 1, name: 'Pinch of Roche' });
    const cards = (await screen.findByText(/^\d+ cards in the chart$/u)).textContent ?? '';
    act(() => void store.dispatch(chartSettingsChosen({ ancestors: 7 })));
    await waitFor(() =>
      expect(Object.values(store.getState().api.queries).every((query) => query?.status !== 'pending')).toBe(true),
    );
    act(() => void store.dispatch(cameraRested({ x: 123, y: 45, scale: 0.5 })));
    const text = writeSupportFile(makeSupportFile(store, { requestId: null }));
    unmount();
    expect(text).not.toMatch(/Pinch|Roche|fmp-7-1/u);

    const { user } = await renderApp('/internal/support', { reader: 'staff' });
    await screen.findByRole('heading', { level: 1, name: 'Support files' });
    fireEvent.change(screen.getByLabelText('Or paste the copied details'), { target: { value: text } });
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const shown = await screen.findByRole('region', { name: 'Screen' });
    await waitFor(() => expect(shown).toHaveTextContent(cards), { timeout: 10_000 });
    expect(shown).not.toHaveTextContent(/Pinch|Page not found/u);
    expect(within(shown).getByDisplayValue('7 generations up')).toBeInTheDocument();
    const changes = screen.getByRole('region', { name: 'Changes' });
    expect(changes).toHaveTextContent('slices.chartView.camera');
    expect(changes).toHaveTextContent('123');
  }, 60_000);
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { accessibilityFaults } from '#test/support/axe.ts';

import { Tabs } from './Tabs.tsx';

const TABS = [
  { id: 'transcript', label: 'Transcript', content: <p>William Pinch</p> },
  { id: 'household', label: 'Household', content: <p>Five people</p> },
];

describe('Tabs', () => {
  it('shows one view at a time, by pointer and by keyboard', async () => {
    const onSelect = jest.fn();
    render(<Tabs label="Record" tabs={TABS} onSelect={onSelect} />);
    const user = userEvent.setup();
    expect(screen.getByRole('tabpanel', { name: 'Transcript' })).toHaveTextContent('William Pinch');
    await user.click(screen.getByRole('tab', { name: 'Household' }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Five people');
    await user.keyboard('{ArrowLeft}{Enter}');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('William Pinch');
    expect(onSelect.mock.calls).toEqual([['household'], ['transcript']]);
  });

  it('is one stop of the Tab key, goes round at its ends, and reaches a disabled tab without showing it', async () => {
    render(
      <Tabs label="Record" tabs={[...TABS, { id: 'map', label: 'Map', content: <p>Wexcombe</p>, disabled: true }]} />,
    );
    const user = userEvent.setup();
    await user.tab();
    expect(screen.getByRole('tab', { name: 'Transcript' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}{Enter}');
    const map = screen.getByRole('tab', { name: 'Map', selected: false });
    expect(map).toHaveFocus();
    expect(map).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Transcript' })).toHaveTextContent('William Pinch');
    await user.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByRole('tab', { name: 'Transcript' })).toHaveFocus();
    await user.keyboard('{End}{Home}{ArrowRight} ');
    expect(screen.getByRole('tabpanel', { name: 'Household' })).toHaveTextContent('Five people');
  });

  it('leaves the choice to the address when it is controlled, and passes axe', async () => {
    render(<Tabs label="Record" tabs={TABS} selected="household" />);
    await userEvent.click(screen.getByRole('tab', { name: 'Transcript' }));
    expect(screen.getByRole('tab', { name: 'Household', selected: true })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });
});

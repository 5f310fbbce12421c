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

  it('leaves the choice to the address when it is controlled, and passes axe', async () => {
    render(<Tabs label="Record" tabs={TABS} selected="household" />);
    await userEvent.click(screen.getByRole('tab', { name: 'Transcript' }));
    expect(screen.getByRole('tab', { name: 'Household', selected: true })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });
});

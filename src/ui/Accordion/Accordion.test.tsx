import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { accessibilityFaults } from '#test/support/axe.ts';

import { Accordion } from './Accordion.tsx';

const ITEMS = [
  { id: 'county', title: 'County', content: <p>Cornwall</p> },
  { id: 'decade', title: 'Decade', content: <p>1830s</p>, extra: '2 chosen' },
];

describe('Accordion', () => {
  it('UI-006 opens and closes by its header, and says which it is', async () => {
    render(<Accordion headingLevel={3} items={ITEMS} />);
    const user = userEvent.setup();
    const header = screen.getByRole('button', { name: 'County' });
    expect(header).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('Cornwall')).not.toBeVisible();
    await user.click(header);
    expect(header).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Cornwall')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(header).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('Cornwall')).not.toBeVisible();
  });

  it('opens some from the start, under headings, and passes axe', async () => {
    render(
      <main>
        <h1>Results</h1>
        <h2>Refine</h2>
        <Accordion headingLevel={3} items={ITEMS} defaultOpen={['decade']} />
      </main>,
    );
    expect(screen.getByText('1830s')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    expect(await accessibilityFaults()).toEqual([]);
  });
});

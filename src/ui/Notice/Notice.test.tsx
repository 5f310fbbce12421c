import { render, screen } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';

import { Notice } from './Notice.tsx';

describe('Notice', () => {
  it.each(['error', 'warning'] as const)('interrupts with %s', (tone) => {
    render(<Notice tone={tone} title="The search failed" actions={<button type="button">Try again</button>} />);
    expect(screen.getByRole('alert')).toHaveTextContent('The search failed');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it.each(['info', 'success', 'empty'] as const)('waits its turn with %s', (tone) => {
    render(
      <Notice tone={tone} title="No records match">
        Try fewer words.
      </Notice>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('No records matchTry fewer words.');
  });

  it('passes axe with a heading', async () => {
    render(
      <main>
        <h1>Results</h1>
        <Notice tone="empty" title="No records match" headingLevel={2} />
      </main>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'No records match' })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });
});

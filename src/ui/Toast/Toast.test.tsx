import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { accessibilityFaults } from '#test/support/axe.ts';
import { compiledStyle } from '#test/support/compiledStyle.ts';

import { Toast } from './Toast.tsx';
import { ToastRegion } from './ToastRegion.tsx';

const VARIANTS = ['default', 'success', 'warning', 'error'] as const;
const CLASSES = ['note', 'success', 'warning', 'error'];
const nothing = () => undefined;

describe('Toast', () => {
  it('TOAST-005 has four different looks: a class with its own colours and an icon of its own', () => {
    const { container } = render(
      VARIANTS.map((variant) => <Toast key={variant} title={variant} variant={variant} onDismiss={nothing} />),
    );
    const toasts = [...container.children];
    const icons = toasts.map((toast) => toast.querySelector('svg')?.innerHTML);
    expect(new Set(icons).size).toBe(4);
    const tones = CLASSES.map((name, index) => {
      expect(toasts[index]).toHaveClass(name);
      return compiledStyle('src/ui/Toast/Toast.module.scss', `.${name}`).get('--tone');
    });
    expect(new Set(tones).size).toBe(4);
    expect(tones).not.toContain(undefined);
  });

  it('offers its action and its dismissal by name', async () => {
    const onAction = jest.fn();
    const onDismiss = jest.fn();
    render(
      <ToastRegion>
        <Toast
          title="Saved"
          description="The search is in your list."
          action={{ label: 'Open', onAction }}
          onDismiss={onDismiss}
        />
      </ToastRegion>,
    );
    expect(screen.getByRole('region', { name: 'Notifications' })).toHaveTextContent('SavedThe search is in your list.');
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onAction).toHaveBeenCalledTimes(1);
    expect(onDismiss).toHaveBeenCalledTimes(1);
    expect(await accessibilityFaults()).toEqual([]);
  });
});

import { act, fireEvent, render, screen } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { compiledStyle } from '#test/support/compiledStyle.ts';

import { MessageBar } from './MessageBar.tsx';

describe('MessageBar', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('UI-002 leaves after 5000 ms by default, or when it is dismissed', () => {
    const onDismiss = jest.fn();
    render(<MessageBar message="Could not save." onDismiss={onDismiss} />);
    act(() => jest.advanceTimersByTime(4999));
    expect(onDismiss).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(onDismiss).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss message' }));
    expect(onDismiss).toHaveBeenCalledTimes(2);
  });

  it('waits while the reader is about to use it', () => {
    const onDismiss = jest.fn();
    render(<MessageBar message="Could not save." onTryAgain={() => undefined} onDismiss={onDismiss} />);
    fireEvent.focus(screen.getByRole('button', { name: 'Try Again' }));
    act(() => jest.advanceTimersByTime(60_000));
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.blur(screen.getByRole('button', { name: 'Try Again' }));
    act(() => jest.advanceTimersByTime(5000));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('UI-003 dismisses and retries with Try Again', () => {
    const calls: string[] = [];
    render(
      <MessageBar
        message="Could not save."
        onTryAgain={() => calls.push('retry')}
        onDismiss={() => calls.push('dismiss')}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(calls).toEqual(['dismiss', 'retry']);
  });

  it('UI-004 is at most 600px wide', () => {
    expect(compiledStyle('src/ui/MessageBar/MessageBar.module.scss', '.bar').get('max-width')).toMatch(/^min\(600px,/);
  });

  it('passes axe', async () => {
    jest.useRealTimers();
    render(
      <MessageBar
        message="Could not save."
        timeoutMs={null}
        onTryAgain={() => undefined}
        onDismiss={() => undefined}
      />,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Could not save.');
    expect(await accessibilityFaults()).toEqual([]);
  });
});

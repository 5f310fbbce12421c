import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { expectAccessible } from '#test/support/axe.ts';

import { CodeSheet } from './CodeSheet.tsx';

const sheet = (
  <CodeSheet
    label="Recovery codes"
    codes={['AAAAA-11111', 'BBBBB-22222']}
    heading="Codes for history.example"
    fileName="codes.txt"
  />
);
const TEXT = 'Codes for history.example\n\nAAAAA-11111\nBBBBB-22222\n';

describe('a sheet of codes', () => {
  it('lists every code and copies them all, which it says', async () => {
    const user = userEvent.setup();
    render(sheet);
    expect(screen.getByRole('list', { name: 'Recovery codes' })).toHaveTextContent('AAAAA-11111BBBBB-22222');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(TEXT);
    await expectAccessible();
  });

  it('explains it where copying is not possible', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    render(sheet);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText(/Select the codes and copy them/u)).toBeVisible();
  });

  it('makes a file of them, and prints', async () => {
    const user = userEvent.setup();
    const kept: Blob[] = [];
    Object.assign(URL, { createObjectURL: (blob: Blob) => String(kept.push(blob)), revokeObjectURL: () => undefined });
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    window.print = jest.fn();
    render(sheet);
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect([saved, kept[0]?.size]).toEqual([['codes.txt'], TEXT.length]);
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(window.print).toHaveBeenCalledTimes(1);
  });
});

import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { compiledStyle } from '#test/support/compiledStyle.ts';

import type { TypeaheadProps } from './PlainTypeahead.tsx';
import { Typeahead } from './Typeahead.tsx';
import { EMPTY_TYPEAHEAD, type TypeaheadItem, type TypeaheadValue } from './typeaheadItems.ts';

const PLACES = [
  { value: 'p1', label: 'Roche, Cornwall' },
  { value: 'p2', label: 'Rochester, Kent' },
  { value: 'p3', label: 'Truro, Cornwall' },
];

// The first load compiles the part's own chunk, which takes a while on a busy machine.
beforeAll(() => import('./TypeaheadCombobox.tsx'));

function Example({ initial = EMPTY_TYPEAHEAD, ...props }: Partial<TypeaheadProps> & { initial?: TypeaheadValue }) {
  const [value, setValue] = useState(initial);
  return (
    <form aria-label="Search">
      <Typeahead label="Place" name="place" items={PLACES} {...props} value={value} onChange={setValue} />
      <button type="button">Elsewhere</button>
    </form>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Place' });

describe('Typeahead', () => {
  it('stays the same field while the pointer is on its way to it', async () => {
    render(<Example />);
    const user = userEvent.setup();
    const reached = field();
    await user.hover(reached);
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(field()).toBe(reached);
    await user.type(reached, 'roch');
    expect(field()).toHaveValue('roch');
    expect(await screen.findByRole('option', { name: 'Roche, Cornwall' })).toBeVisible();
  });

  it('UI-007 opens while typing and closes on Escape and on leaving', async () => {
    render(<Example />);
    const user = userEvent.setup();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await user.type(field(), 'roch');
    expect(await screen.findByRole('option', { name: 'Roche, Cornwall' })).toBeVisible();
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('e');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    await user.tab();
    await user.tab();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).toHaveValue('roche');
  });

  it('UI-008 sets the text and the selection when an item is picked', async () => {
    render(<Example />);
    const user = userEvent.setup();
    await user.type(field(), 'roch');
    await user.click(await screen.findByRole('option', { name: 'Rochester, Kent' }));
    expect(field()).toHaveValue('Rochester, Kent');
    expect(screen.getByRole('form')).toHaveFormValues({ place: 'p2' });
  });

  it('UI-008 picks with the keyboard as well', async () => {
    render(<Example />);
    const user = userEvent.setup();
    await user.type(field(), 'truro');
    await screen.findByRole('option', { name: 'Truro, Cornwall' });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field()).toHaveValue('Truro, Cornwall');
    expect(screen.getByRole('form')).toHaveFormValues({ place: 'p3' });
  });

  it('UI-009 resets text and selection with Clear', async () => {
    render(<Example initial={{ text: 'Roche, Cornwall', selected: PLACES[0] ?? null }} />);
    const user = userEvent.setup();
    expect(screen.getByRole('form')).toHaveFormValues({ place: 'p1' });
    await user.click(field());
    await user.click(await screen.findByRole('button', { name: 'Clear Place' }));
    expect(field()).toHaveValue('');
    await waitFor(() => expect(field()).toHaveFocus());
    expect(screen.getByRole('form')).toHaveFormValues({ place: '' });
  });

  const UI_010 = [[{ value: 7, label: 'Roche' }], [{ value: 'p1' }], [{ label: 'Roche' }], [null]] as const;
  it.each(UI_010)('UI-010 raises an error on the item %p', (item) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Example items={[item as unknown as TypeaheadItem]} />)).toThrow(TypeError);
  });

  const UI_011 = [[undefined], [{}], ['roche']] as const;
  it.each(UI_011)('UI-011 raises an error when the items are %p', (items) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const missing = { items: items as unknown as TypeaheadItem[] };
    expect(() =>
      render(<Typeahead label="Place" {...missing} value={EMPTY_TYPEAHEAD} onChange={() => undefined} />),
    ).toThrow(/array/);
  });

  it('UI-012 shows the given text when nothing fits', async () => {
    render(<Example emptyText="No matches found." />);
    await userEvent.type(field(), 'zzz');
    expect(await screen.findByText('No matches found.')).toBeVisible();
  });

  it('says that nothing fits beside the field and not in a list over what is below, and still after the field was left', async () => {
    render(<Example emptyText="No matches found." />);
    const user = userEvent.setup();
    await user.type(field(), 'zzz');
    const message = await screen.findByText('No matches found.');
    expect(screen.getByRole('form', { name: 'Search' })).toContainElement(message);
    expect(message).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(field()).toHaveValue('zzz');
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(message).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await user.clear(field());
    await user.type(field(), 'tru');
    expect(await screen.findByRole('option', { name: 'Truro, Cornwall' })).toBeVisible();
    expect(screen.queryByText('No matches found.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('option', { name: 'Truro, Cornwall' }));
    expect(screen.queryByText('No matches found.')).not.toBeInTheDocument();
  });

  it('UI-013 shows "No suggestions." by default', async () => {
    render(<Example />);
    await userEvent.type(field(), 'zzz');
    expect(await screen.findByText('No suggestions.')).toBeVisible();
  });

  it('UI-014 scrolls a list taller than 300px', () => {
    const list = compiledStyle('src/ui/Typeahead/Typeahead.module.scss', '.list');
    expect(list.get('max-height')).toMatch(/^min\(300px,/);
    expect(list.get('overflow-y')).toBe('auto');
  });

  it.each([[true], [false]])('UI-015 fills the window below md (%p)', async (isBelow) => {
    const list = { matches: isBelow, addEventListener: () => undefined, removeEventListener: () => undefined };
    window.matchMedia = jest.fn(
      (query: string) =>
        ({ ...list, matches: isBelow && query === '(max-width: 767.98px)' }) as unknown as MediaQueryList,
    );
    render(<Example />);
    const user = userEvent.setup();
    await user.type(field(), 'roch');
    const option = await screen.findByRole('option', { name: 'Roche, Cornwall' });
    const cover = option.closest('.fullScreen');
    expect(cover !== null).toBe(isBelow);
    expect(cover?.contains(field()) ?? false).toBe(isBelow);
    expect(Object.fromEntries(compiledStyle('src/ui/Typeahead/Typeahead.module.scss', '.fullScreen'))).toMatchObject({
      position: 'fixed',
      inset: '0',
    });
    if (isBelow) {
      await user.click(screen.getByRole('button', { name: 'Done' }));
      expect(field().closest('.fullScreen')).toBeNull();
      expect(field()).toHaveValue('roch');
    }
  });

  it('keeps text, focus and caret when its list arrives', async () => {
    render(<Example initial={{ text: 'Rohe', selected: null }} />);
    act(() => {
      field().focus();
      field().setSelectionRange(2, 2);
    });
    expect(await screen.findByRole('button', { name: 'Clear Place' })).toBeVisible();
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field().selectionStart).toBe(2);
    await userEvent.keyboard('c');
    expect(field()).toHaveValue('Roche');
  });

  it('forgets the selection as soon as the text is another', async () => {
    render(<Example initial={{ text: 'Roche, Cornwall', selected: PLACES[0] ?? null }} />);
    await userEvent.type(field(), 'x');
    expect(screen.getByRole('form')).toHaveFormValues({ place: '' });
    expect(field()).toHaveValue('Roche, Cornwallx');
  });

  it('passes axe closed, open and in error', async () => {
    render(<Example hint="Town or parish" error="Choose a place." touched />);
    expect(await accessibilityFaults()).toEqual([]);
    await userEvent.type(field(), 'roch');
    await screen.findByRole('option', { name: 'Roche, Cornwall' });
    expect(await accessibilityFaults()).toEqual([]);
  });
});

import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { compiledStyle } from '#test/support/compiledStyle.ts';

import { Dialog } from '../Dialog/Dialog.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { SideDrawer } from './SideDrawer.tsx';
import type { SideDrawerProps } from './SideDrawerPanel.tsx';

// The first load compiles the parts' own chunks, which takes a while on a busy machine.
beforeAll(() =>
  Promise.all([import('./SideDrawerPanel.tsx'), import('../Dialog/DialogPanel.tsx'), import('../Menu/MenuPopup.tsx')]),
);

const SHEET = 'src/ui/SideDrawer/SideDrawer.module.scss';
const BELOW_MD = '(max-width: 767.98px)';

function window375() {
  const list = { addEventListener: () => undefined, removeEventListener: () => undefined };
  window.matchMedia = jest.fn(
    (query: string) => ({ ...list, matches: query === BELOW_MD }) as unknown as MediaQueryList,
  );
}

async function show(props: Partial<SideDrawerProps> = {}) {
  const onClose = jest.fn();
  const view = render(
    <SideDrawer title="William Pinch" onClose={onClose} {...props}>
      <p>Clay labourer</p>
    </SideDrawer>,
  );
  return { onClose, ...view, popup: await screen.findByRole('dialog', { name: 'William Pinch' }) };
}

describe('SideDrawer', () => {
  const realMatchMedia = window.matchMedia;
  afterEach(() => {
    window.matchMedia = realMatchMedia;
    jest.useRealTimers();
  });

  it('UI-020 takes 250 ms by default, in and out, or the time it is given', async () => {
    const { popup, rerender, onClose } = await show();
    expect(popup).toHaveStyle({ transitionDuration: '250ms' });
    jest.useFakeTimers();
    rerender(
      <SideDrawer title="William Pinch" onClose={onClose} open={false}>
        <p>Clay labourer</p>
      </SideDrawer>,
    );
    act(() => jest.advanceTimersByTime(249));
    expect(screen.getByText('Clay labourer')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText('Clay labourer')).not.toBeInTheDocument();
  });

  it('UI-021 animates its width to the measured width of its content', async () => {
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(432);
    const { popup } = await show();
    expect(popup).toHaveStyle({ width: '432px' });
    expect(compiledStyle(SHEET, '.popup').get('transition-property')).toBe('width');
    expect(compiledStyle(SHEET, '.content').get('width')).toBe('max-content');
  });

  it('UI-021 appears at once on mobile', async () => {
    window375();
    const { popup } = await show();
    expect(popup.style.transitionDuration).toBe('');
    expect(compiledStyle(SHEET, '.popup', BELOW_MD).get('transition')).toBe('none !important');
  });

  it('UI-022 is as wide as the window below md and not narrower than 375px in one that has them', () => {
    const mobile = compiledStyle(SHEET, '.popup', BELOW_MD);
    expect(mobile.get('width')).toBe('100vw !important');
    expect(mobile.get('min-width')).toBe('min(375px, 100vw)');
  });

  it('UI-023 closes by a press on its overlay, which is 40% black', async () => {
    const { onClose, popup } = await show();
    expect(compiledStyle(SHEET, '.overlay').get('background')).toBe('var(--color-overlay)');
    expect(compiledStyle('src/styles/global.scss', ':root').get('--color-overlay')).toMatch(
      /^(rgb\(0 0 0 \/ 40%\)|rgba\(0, 0, 0, 0\.4\))$/,
    );
    const overlay = popup.parentElement?.querySelector('.overlay');
    for (const type of ['pointerDown', 'mouseDown', 'pointerUp', 'mouseUp', 'click'] as const)
      fireEvent[type](overlay as Element);
    expect(onClose).toHaveBeenCalled();
  });

  it('UI-024 hides the support button on mobile while it is open', async () => {
    const { unmount } = await show();
    expect(document.documentElement).toHaveAttribute('data-side-drawer', 'open');
    expect(
      compiledStyle('src/styles/global.scss', ':root[data-side-drawer=open] [data-support-button]', BELOW_MD).get(
        'display',
      ),
    ).toBe('none');
    unmount();
    expect(document.documentElement).not.toHaveAttribute('data-side-drawer');
  });

  const UI_025 = ['scroll', 'hidden', 'auto'] as const;
  it.each(UI_025)('UI-025 lets its content be %s', async (overflow) => {
    await show({ overflow });
    expect(screen.getByText('Clay labourer').parentElement).toHaveClass(overflow);
    const style = compiledStyle(SHEET, `.${overflow}`);
    expect(style.get('overflow-y') ?? style.get('overflow')).toBe(overflow);
  });

  it('UI-026 is open by default and hidden with open={false}', async () => {
    const { unmount } = await show();
    expect(screen.getByText('Clay labourer')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    unmount();
    render(
      <SideDrawer title="William Pinch" onClose={() => undefined} open={false}>
        <p>Clay labourer</p>
      </SideDrawer>,
    );
    expect(screen.queryByText('Clay labourer')).not.toBeInTheDocument();
  });
});

/** A page with a drawer in which more opens. */
function PageWithDrawer() {
  const [open, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <main>
        <button type="button" onClick={() => setOpen(true)}>
          Profile
        </button>
        <p role="status">Nine cards</p>
      </main>
      <div>
        <p aria-live="polite">Saved</p>
      </div>
      <SideDrawer title="William Pinch" open={open} onClose={() => setOpen(false)}>
        <Menu label="More" entries={[{ id: 'remove', label: 'Remove', onSelect: () => setAsking(true) }]}>
          {(trigger) => <button {...trigger}>More</button>}
        </Menu>
        <input type="radio" name="sex" aria-label="Woman" defaultChecked />
        <input type="radio" name="sex" aria-label="Man" />
        <button type="button" disabled>
          Save
        </button>
      </SideDrawer>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title="Remove William?" />
    </>
  );
}

describe('a page under a side drawer', () => {
  const opener = () => screen.getByText('Profile');
  const open = async () => {
    render(<PageWithDrawer />);
    const user = userEvent.setup();
    await user.click(opener());
    return { user, drawer: await screen.findByRole('dialog', { name: 'William Pinch' }) };
  };
  const isOutOfReach = (element: Element | null) => element?.closest('[inert]') !== null;

  it('is out of reach and keeps its place, but for what is said beside it', async () => {
    const { user } = await open();
    expect([opener(), screen.getByText('Nine cards'), screen.getByText('Saved')].map(isOutOfReach)).toEqual([
      true,
      true,
      false,
    ]);
    expect(compiledStyle('src/styles/global.scss', ':root[data-side-drawer=open] body').get('overflow')).toBe('hidden');
    await user.keyboard('{Escape}');
    expect(isOutOfReach(opener())).toBe(false);
    expect(screen.getByText('More').closest('[inert]')).not.toBeNull();
  });

  it('gives the focus to the drawer, where the Tab key goes round, and has it back', async () => {
    const { user, drawer } = await open();
    const close = within(drawer).getByRole('button', { name: 'Close' });
    expect(close).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByRole('radio', { name: 'Woman' })).toHaveFocus();
    await user.tab();
    expect(close).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener()).toHaveFocus());
  });

  it('stays there while Escape closes a dialog over the drawer, and does not take the focus back from one', async () => {
    const { user } = await open();
    await user.click(screen.getByText('More'));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove William?' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    expect(isOutOfReach(dialog)).toBe(false);
    // Whatever has the focus: what is on top closes.
    act(() => screen.getByText('More').focus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Remove William?')).not.toBeInTheDocument());
    expect(document.documentElement).toHaveAttribute('data-side-drawer', 'open');
    await user.click(screen.getByText('More'));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    const again = await screen.findByRole('dialog', { name: 'Remove William?' });
    await waitFor(() => expect(again).toContainElement(document.activeElement as HTMLElement));
    act(() =>
      screen
        .getByText('William Pinch')
        .closest('[role="dialog"]')
        ?.parentElement?.querySelector<HTMLElement>('.overlay')
        ?.click(),
    );
    await waitFor(() => expect(screen.queryByText('William Pinch')).not.toBeInTheDocument());
    expect(again).toContainElement(document.activeElement as HTMLElement);
  });

  it('stays there while Escape closes what opened in the drawer, and until the input method is done', async () => {
    const { user, drawer } = await open();
    await user.click(screen.getByText('More'));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(document.documentElement).toHaveAttribute('data-side-drawer', 'open');
    fireEvent.keyDown(drawer, { key: 'Escape', isComposing: true });
    fireEvent.keyDown(drawer, { key: 'Escape', keyCode: 229 });
    expect(document.documentElement).toHaveAttribute('data-side-drawer', 'open');
    // Nowhere: as after a press on what does not take the focus.
    act(() => (document.activeElement as HTMLElement).blur());
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(document.documentElement).not.toHaveAttribute('data-side-drawer');
  });
});

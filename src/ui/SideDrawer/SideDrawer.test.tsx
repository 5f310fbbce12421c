import { act, fireEvent, render, screen } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { compiledStyle } from '#test/support/compiledStyle.ts';

import { SideDrawer, type SideDrawerProps } from './SideDrawer.tsx';

// The first load compiles the part's own chunk, which takes a while on a busy machine.
beforeAll(() => import('./SideDrawerPanel.tsx'));

const SHEET = 'src/ui/SideDrawer/SideDrawer.module.scss';
const BELOW_MD = '(max-width: 767.98px)';

function window375() {
  const list = { addEventListener: () => undefined, removeEventListener: () => undefined };
  window.matchMedia = jest.fn((query: string) => ({ ...list, matches: query === BELOW_MD }) as unknown as MediaQueryList);
}

async function show(props: Partial<SideDrawerProps> = {}) {
  const onClose = jest.fn();
  const view = render(<SideDrawer title="William Pinch" onClose={onClose} {...props}><p>Clay labourer</p></SideDrawer>);
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
    rerender(<SideDrawer title="William Pinch" onClose={onClose} open={false}><p>Clay labourer</p></SideDrawer>);
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

  it('UI-022 is as wide as the window below md and never narrower than 375px', () => {
    const mobile = compiledStyle(SHEET, '.popup', BELOW_MD);
    expect(mobile.get('width')).toBe('100vw !important');
    expect(mobile.get('min-width')).toBe('375px');
  });

  it('UI-023 closes by a press on its overlay, which is 40% black', async () => {
    const { onClose, popup } = await show();
    expect(compiledStyle(SHEET, '.overlay').get('background')).toBe('var(--color-overlay)');
    expect(compiledStyle('src/styles/global.scss', ':root').get('--color-overlay')).toMatch(/^(rgb\(0 0 0 \/ 40%\)|rgba\(0, 0, 0, 0\.4\))$/);
    const overlay = popup.parentElement?.querySelector('.overlay');
    for (const type of ['pointerDown', 'mouseDown', 'pointerUp', 'mouseUp', 'click'] as const) fireEvent[type](overlay as Element);
    expect(onClose).toHaveBeenCalled();
  });

  it('UI-024 hides the support button on mobile while it is open', async () => {
    const { unmount } = await show();
    expect(document.documentElement).toHaveAttribute('data-side-drawer', 'open');
    expect(compiledStyle('src/styles/global.scss', ":root[data-side-drawer=open] [data-support-button]", BELOW_MD).get('display')).toBe('none');
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
    render(<SideDrawer title="William Pinch" onClose={() => undefined} open={false}><p>Clay labourer</p></SideDrawer>);
    expect(screen.queryByText('Clay labourer')).not.toBeInTheDocument();
  });
});

import { screen, within } from '@testing-library/react';

import { SiteExtras } from '#app/late/SiteExtras.tsx';
import { STORED_ITEMS } from '#domain/kernel/consent/storedItems.ts';
import { selectIsAllowed } from '#features/kernel/consent/index.ts';
import { expectAccessible } from '#test/support/axe.ts';
import { renderApp } from '#test/support/renderApp.tsx';

describe('the cookies policy', () => {
  it.each(['/cookies-policy', '/cookies-policy/anything/below'])(
    'ROUTE-037 ROUTE-038 shows at %s everything that is stored',
    async (address) => {
      await renderApp(address);
      expect(await screen.findByRole('heading', { level: 1, name: 'Cookies policy' })).toBeVisible();
      for (const { name, purpose } of STORED_ITEMS) {
        // A name may be used in two places of a browser.
        const rows = screen
          .getAllByText(name, { selector: 'code' })
          .map((code) => code.closest('tr')?.textContent ?? '');
        expect(rows).toContainEqual(expect.stringContaining(purpose));
      }
      await expectAccessible();
    },
  );

  it('ROUTE-039 hides nav and footer in embedded mode only', async () => {
    const first = await renderApp('/cookies-policy');
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    first.unmount();
    await renderApp('/cookies-policy?isMobileApp=true');
    expect(await screen.findByRole('heading', { level: 1, name: 'Cookies policy' })).toBeVisible();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });

  it('lets readers change what they said', async () => {
    const { user, store } = await renderApp('/cookies-policy', { Extras: SiteExtras });
    const functional = (await screen.findByRole('heading', { level: 2, name: /^Functional/ })).closest('section')!;
    expect(functional).toHaveTextContent('Off until you agree');
    await user.click(screen.getByRole('button', { name: 'Change your choice' }));
    const dialog = await screen.findByRole('dialog', { name: 'Privacy choices' });
    await user.click(within(dialog).getByRole('checkbox', { name: 'Functional' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save choices' }));
    expect(functional).toHaveTextContent('Allowed');
    expect(selectIsAllowed(store.getState(), 'C0003')).toBe(true);
    expect(decodeURIComponent(document.cookie)).toContain('consent=C0002:0,C0003:1,C0004:0');
  });
});

import { act, screen, waitFor } from '@testing-library/react';

import { siteRoutes } from '#domain/kernel/routes/siteRoutes.ts';
import { writeSupportFile } from '#domain/staff/support/supportFile.ts';
import { canaryFetch } from '#test/support/canaryServer.ts';
import { PUBLIC_FIELDS } from '#test/support/publicFields.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import { makeSupportFile } from './makeSupportFile.ts';

const WORD = 'Canary word';
/** A value for each parameter of a pattern and for the query. */
const addressOf = (pattern: string): string =>
  `${pattern.replaceAll(/:(\w+)\??/gu, 'canary').replace(/\*$/u, '')}?id=canary&lastname=canary&interaction=canary`;
/** Pages that leave for the identity provider or elsewhere at once. */
const isPage = ({ pattern, access }: (typeof siteRoutes)[number]): boolean =>
  access?.audience?.only !== 'visitors' && !['/complete-login', '/error/auth', '/redirect'].includes(pattern);

/** Pages that are known to ask the server: were there none, nothing would be proved. */
const ASKING = ['/search/results', '/transcript', '/record-sets/:recordSetId', '/search/historical-records'];

describe('canaries on every page of the site', () => {
  beforeEach(() => {
    globalThis.fetch = jest.fn(canaryFetch) as typeof fetch;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  it.each(siteRoutes.filter(isPage).map(({ pattern }) => [pattern]))(
    '%s leaves none in the support file',
    async (pattern) => {
      const { store, user } = await renderApp(addressOf(pattern), { reader: 'staff' });
      await waitFor(() =>
        expect(Object.values(store.getState().api.queries).every((query) => query?.status !== 'pending')).toBe(true),
      );
      for (const field of screen.queryAllByRole('textbox').concat(screen.queryAllByRole('combobox'))) {
        if (!(field instanceof HTMLInputElement) || field.disabled) continue;
        await user.click(field);
        await user.paste(WORD);
      }
      await act(async () => undefined);
      expect(JSON.stringify(store.getState().api).includes('Canary of') || !ASKING.includes(pattern)).toBe(true);
      const text = writeSupportFile(makeSupportFile(store, { requestId: null, error: new Error(WORD) }));
      const leaked = [...text.matchAll(/Canary (?:of (\w+\.\w+)|word)|canary/gu)].map(
        ([whole, field]) => field ?? whole,
      );
      expect(leaked.filter((field) => !PUBLIC_FIELDS.test(field))).toEqual([]);
      expect(text).not.toContain('Testwell');
    },
  );
});

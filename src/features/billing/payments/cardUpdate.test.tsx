import { screen, waitFor } from '@testing-library/react';

import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { expectAccessible } from '#test/support/axe.ts';
import { answer, sentRequests } from '#test/support/graphqlServer.ts';
import { answerPlans, aQuote } from '#test/support/planAnswers.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const PROCESSOR = 'https://processor.example/pay/1';

it('ROUTE-108 another card: shows the present one and leaves for the processor’s page', async () => {
  const left = jest.spyOn(documentNavigation, 'open').mockImplementation(() => undefined);
  answerPlans();
  answer({
    savedCards: () => [{ id: '1', brand: 'visa', last4: '4242', expiryMonth: 1, expiryYear: 2020, isDefault: true }],
    makeQuote: () => ({
      quote: aQuote({ kind: 'card', total: { amount: 0, currency: 'GBP' }, later: null }),
      problems: [],
    }),
    startCheckout: () => ({ checkout: { id: 'c-1', url: PROCESSOR, state: 'OPEN' }, problem: null, quote: null }),
  });
  const { user } = await renderApp('/card-update', { reader: 'member' });
  expect(await screen.findByText('Visa ending in 4242')).toBeVisible();
  expect(screen.getByText('Expired')).toBeVisible();
  await expectAccessible();
  await user.click(await screen.findByRole('button', { name: 'Continue to your card details' }));
  await waitFor(() => expect(left.mock.calls).toEqual([[PROCESSOR]]));
  expect(sentRequests().find(({ operationName }) => operationName === 'makeQuote')?.variables).toEqual({
    kind: 'card',
    input: {},
  });
});

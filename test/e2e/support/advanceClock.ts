import type { Page } from 'puppeteer';

/**
 * Moves the clock of the account that is signed in on a page forward, and does on the way what was due. Demonstrations
 * alone allow it.
 * @param days - whole days, 1 to 400
 */
export async function advanceClock(page: Page, days: number): Promise<void> {
  const asked = page.waitForRequest(
    (request) => request.url().endsWith('/graphql') && request.headers().authorization !== undefined,
  );
  await page.reload();
  const { authorization = '' } = (await asked).headers();
  const answer = await fetch(new URL('/graphql', page.url()), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({
      operationName: 'Advance',
      query: 'mutation Advance($days: Int!) { advanceBillingClock(days: $days) { problems { code } } }',
      variables: { days },
    }),
  });
  const { errors } = (await answer.json()) as { errors?: unknown };
  if (errors) throw new Error(`The clock was not moved: ${JSON.stringify(errors)}`);
}

import type { Page } from 'puppeteer';

import { signIn, untilSignedIn } from './signIn.ts';

const STAFF = 'staff@example.com';

interface Answer<Data> {
  data?: Data;
  errors?: unknown;
}

/** Someone of staff who asks beside their page. */
export interface AskingStaff {
  /** Asks an operation called `Made`. @throws Error where it is refused */
  ask: <Data>(query: string, variables: object) => Promise<Data>;
  /** Sends a file to an address of the site. */
  send: (address: string, body: string | Buffer) => Promise<void>;
}

/** Signs staff in on a page. */
export async function askAsStaff(page: Page, origin: string): Promise<AskingStaff> {
  await page.goto(`${origin}/internal/login`);
  const asked = page.waitForRequest(
    (request) => request.url().endsWith('/graphql') && request.headers().authorization !== undefined,
  );
  await signIn(page, STAFF);
  await untilSignedIn(page, STAFF);
  const { authorization = '' } = (await asked).headers();
  const cookie = (await page.browserContext().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  return {
    async ask<Data>(query: string, variables: object) {
      const answer = await fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization, cookie },
        body: JSON.stringify({ operationName: 'Made', query, variables }),
      });
      const { data, errors } = (await answer.json()) as Answer<Data>;
      if (!data || errors) throw new Error(`Refused: ${JSON.stringify(errors)}`);
      return data;
    },
    async send(address, body) {
      await fetch(origin + address, {
        method: 'PUT',
        headers: { 'content-type': 'application/octet-stream', authorization, cookie },
        body: typeof body === 'string' ? body : new Uint8Array(body),
      });
    },
  };
}

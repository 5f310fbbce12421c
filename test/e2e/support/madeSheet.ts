import type { Page } from 'puppeteer';

import { signIn, untilSignedIn } from './signIn.ts';

const STAFF = 'staff@example.com';
const BURIALS = [
  'Fore names,Surname,Date buried,Aged',
  ...Array.from({ length: 30 }, (_row, at) => `Ann ${'ABCDEF'[at % 6]}.,Tregenza,${1 + (at % 28)} Mar 1851,${at}`),
].join('\n');

interface Answer<Data> {
  data?: Data;
  errors?: unknown;
}

/**
 * Makes a sheet with a file as the staff who sign in on a page, and says by the routes of its pages where each is.
 */
export async function madeSheet(page: Page, origin: string): Promise<Readonly<Record<string, string>>> {
  await page.goto(`${origin}/internal/login`);
  const asked = page.waitForRequest(
    (request) => request.url().endsWith('/graphql') && request.headers().authorization !== undefined,
  );
  await signIn(page, STAFF);
  await untilSignedIn(page, STAFF);
  const { authorization = '' } = (await asked).headers();
  const cookie = (await page.browserContext().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const ask = async <Data>(query: string, variables: object): Promise<Data> => {
    const answer = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization, cookie },
      body: JSON.stringify({ operationName: 'Made', query, variables }),
    });
    const { data, errors } = (await answer.json()) as Answer<Data>;
    if (!data || errors) throw new Error(`Refused: ${JSON.stringify(errors)}`);
    return data;
  };
  const { makeSheet } = await ask<{ makeSheet: { id: string } }>(
    'mutation Made($title: String!) { makeSheet(title: $title) { id } }',
    { title: 'Harrowmere, burials' },
  );
  const { id } = makeSheet;
  const { openSheetUpload } = await ask<{ openSheetUpload: { address: string } }>(
    `mutation Made($id: ID!, $fileSize: Float!) {
      openSheetUpload(id: $id, fileName: "burials.csv", fileSize: $fileSize) { address } }`,
    { id, fileSize: BURIALS.length },
  );
  await fetch(origin + openSheetUpload.address, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream', authorization, cookie },
    body: BURIALS,
  });
  const state = async () => {
    const { sheet } = await ask<{ sheet: { file: { state: string } } }>(
      'query Made($id: ID!) { sheet(id: $id) { file { state } } }',
      { id },
    );
    return sheet.file.state;
  };
  while ((await state()) === 'READING') await new Promise((resolve) => setTimeout(resolve, 500));
  return Object.fromEntries(
    ['file', 'columns', 'problems', 'check', 'publish', 'history', 'people'].map((step) => [
      `desk.${step}`,
      `/desk/sheets/${id}/${step}`,
    ]),
  );
}

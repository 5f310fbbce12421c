import type { Page } from 'puppeteer';

import { signInAs } from './signIn.ts';

/** Asks a site by GraphQL. @throws Error where it refuses */
async function ask<Data>(origin: string, query: string, variables: object, authorization?: string): Promise<Data> {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    body: JSON.stringify({ operationName: 'Made', query, variables }),
  });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(`Refused: ${JSON.stringify(errors)}`);
  return data;
}

/** The address of a collection of the sample that is published. */
export async function publishedCollection(origin: string): Promise<string> {
  const { collections } = await ask<{ collections: { collections: { id: string }[] } }>(
    origin,
    'query Made { collections(words: "", offset: 0, first: 1) { collections { id } } }',
    {},
  );
  return `/collections/collection/${collections.collections[0]?.id}`;
}

/**
 * What a member of the demonstration made: a shared clipping of a record image, with a note that is not shared, and a
 * collection of their own.
 */
export interface MadeByMember {
  /** Addresses. */
  shared: string;
  privately: string;
  /** Takes the link back. */
  unshare: () => Promise<void>;
}

/** Makes them as the member who signs in on a page. */
export async function madeByMember(page: Page, origin: string): Promise<MadeByMember> {
  const asked = page.waitForRequest(
    (request) => request.url().endsWith('/graphql') && request.headers().authorization !== undefined,
  );
  await signInAs(page, origin, 'member@example.com');
  const { authorization = '' } = (await asked).headers();
  const as = <Data>(query: string, variables: object = {}) => ask<Data>(origin, query, variables, authorization);
  const { recordImage } = await as<{ recordImage: { page: { id: string } } }>(
    'query Made { recordImage(recordId: "WEX-BAPTISMS/23/1") { page { id } } }',
  );
  const { makeClipping, makeCollection } = await as<{ makeClipping: { id: string }; makeCollection: { id: string } }>(
    `mutation Made($image: ID!) {
      makeClipping(source: { imageId: $image }, regions: [{ imageId: $image, x: 0, y: 0, width: 300, height: 200 }], title: "A line of the register", note: "Ask Aunt Edith first", tags: []) { id }
      makeCollection(name: "Not for everyone") { id } }`,
    { image: recordImage.page.id },
  );
  const { shareClipping } = await as<{ shareClipping: { share: { address: string } } }>(
    'mutation Made($id: ID!) { shareClipping(id: $id, includesNote: false) { share { address } } }',
    { id: makeClipping.id },
  );
  return {
    shared: new URL(shareClipping.share.address).pathname,
    privately: `/collections/collection/${makeCollection.id}`,
    unshare: async () =>
      void (await as('mutation Made($id: ID!) { unshareClipping(id: $id) { id } }', { id: makeClipping.id })),
  };
}

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

/** Asks a site as the reader who signs in on a page. */
type AskAs = <Data>(query: string, variables?: object) => Promise<Data>;

async function asReader(page: Page, origin: string, signIn: () => Promise<void>): Promise<AskAs> {
  const asked = page.waitForRequest(
    (request) => request.url().endsWith('/graphql') && request.headers().authorization !== undefined,
  );
  await signIn();
  const { authorization = '' } = (await asked).headers();
  return (query, variables = {}) => ask(origin, query, variables, authorization);
}

const asMember = (page: Page, origin: string): Promise<AskAs> =>
  asReader(page, origin, () => signInAs(page, origin, 'member@example.com'));

/** Clips a line of a register with a note, and shares it without. @returns its id, and the address of its page */
async function shareLine(as: AskAs): Promise<{ id: string; shared: string }> {
  const { recordImage } = await as<{ recordImage: { page: { id: string } } }>(
    'query Made { recordImage(recordId: "WEX-BAPTISMS/23/1") { page { id } } }',
  );
  const { makeClipping } = await as<{ makeClipping: { id: string } }>(
    `mutation Made($image: ID!) {
      makeClipping(source: { imageId: $image }, regions: [{ imageId: $image, x: 0, y: 0, width: 300, height: 200 }], title: "A line of the register", note: "Ask Aunt Edith first", tags: []) { id } }`,
    { image: recordImage.page.id },
  );
  const { shareClipping } = await as<{ shareClipping: { share: { address: string } } }>(
    'mutation Made($id: ID!) { shareClipping(id: $id, includesNote: false) { share { address } } }',
    { id: makeClipping.id },
  );
  return { id: makeClipping.id, shared: new URL(shareClipping.share.address).pathname };
}

/** Makes them as the member who signs in on a page. */
export async function madeByMember(page: Page, origin: string): Promise<MadeByMember> {
  const as = await asMember(page, origin);
  const { id, shared } = await shareLine(as);
  const { makeCollection } = await as<{ makeCollection: { id: string } }>(
    'mutation Made { makeCollection(name: "Not for everyone") { id } }',
  );
  return {
    shared,
    privately: `/collections/collection/${makeCollection.id}`,
    unshare: async () => void (await as('mutation Made($id: ID!) { unshareClipping(id: $id) { id } }', { id })),
  };
}

/** The number in the address of the member's page for staff, and of their account. */
const MEMBER_NUMBER = '1';

/**
 * Makes what the pages show that the demonstration begins without, and says by their routes where each is. Waits until
 * the member's tree has its hints, too.
 */
export async function madePages(page: Page, origin: string): Promise<Readonly<Record<string, string>>> {
  const as = await asMember(page, origin);
  const { shared } = await shareLine(as);
  const { makeCollection, createResearchFolder, createResearchQuestion, contactSupport, inviteToTree } = await as<{
    makeCollection: { id: string };
    createResearchFolder: { id: string };
    createResearchQuestion: { id: string };
    contactSupport: { reference: string };
    inviteToTree: { code: string };
  }>(
    `mutation Made {
      makeCollection(name: "The Webbs of Harrowmere") { id }
      createResearchQuestion(input: { title: "Who was Jane Webb’s mother?", subject: "Jane Webb", personAddress: "", known: "Baptised at Harrowmere in 1841." }) { id }
      createResearchFolder(name: "The Webbs") { id }
      contactSupport(input: { topic: "records", about: "WEX-BAPTISMS/23/1", subject: "A line that I cannot read", text: "What does the fourth column say?", files: [] }) { reference }
      inviteToTree(ref: "fmp-1-1", input: { days: 7, role: GUEST, seesLiving: false }) { code } }`,
  );
  const { toCollection, toFolder } = await as<Record<'toCollection' | 'toFolder', { address: string }>>(
    `mutation Made($collection: ID!, $folder: ID!) {
      toCollection: inviteToCollection(collectionId: $collection, role: READER) { address }
      toFolder: inviteToResearchFolder(folderId: $folder, role: READER) { address } }`,
    { collection: makeCollection.id, folder: createResearchFolder.id },
  );
  const { treeSources } = await as<{ treeSources: { sources: { id: number }[] } }>(
    'query Made { treeSources(ref: "fmp-1-1", order: MOST_CITED, text: "", first: 1) { sources { id } } }',
  );
  const hints = () =>
    as<{ treeHints: { hints: unknown[] } }>(
      'query Made { treeHints(ref: "fmp-1-1", state: NEW, first: 1, filter: ALL) { hints { id } } }',
    );
  while ((await hints()).treeHints.hints.length === 0) await new Promise((resolve) => setTimeout(resolve, 500));
  const question = `/research-questions/${createResearchQuestion.id}`;
  const pathOf = (address: string) => new URL(address, origin).pathname;
  return {
    'account.support-request': `/account/support/${contactSupport.reference}`,
    'collections.collection': await publishedCollection(origin),
    'collections.invitation': pathOf(toCollection.address),
    'image-share.clipping': shared,
    'research.folder': `/my-research/folder/${createResearchFolder.id}`,
    'research.question': question,
    'research.question-report': `${question}/report`,
    'research.invitation': pathOf(toFolder.address),
    'tree.source': `/tree/fmp-1-1/sources/${treeSources.sources[0]?.id}`,
    'tree.invitation': `/tree/invitation/${inviteToTree.code}`,
    'internal.member': `/internal/members/${MEMBER_NUMBER}`,
    'internal.ticket': `/internal/tickets/${contactSupport.reference}`,
    'internal.billing-account': `/internal/billing/${MEMBER_NUMBER}`,
  };
}

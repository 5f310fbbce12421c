import { readResearchAddress, type ResearchLink } from '#domain/research/folders/researchAddress.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type { MessageReference } from '#server/modules/kernel/graphql/types.generated.ts';
import { nameItems } from '#server/modules/research/folders/index.ts';

/** A tree itself, which is no page that folders keep. */
const TREE = /^\/family-tree\/(?:[\w-]{1,80})$/u;

/**
 * The one address of a page that messages may name: a record, an article or issue, a search, a person of a tree, a
 * clipping. Null for any other.
 */
export const referenceAddress = (text: string): string | null =>
  readResearchAddress(text)?.address ?? (TREE.test(text) ? text : null);

/**
 * Names pages for who reads, with what they may see at this moment: what is closed, hidden or gone has no name. As many
 * statements for many as for one.
 * @returns a function of an address
 */
export async function nameReferences(
  context: RequestContext,
  memberId: number,
  addresses: readonly string[],
): Promise<(address: string) => MessageReference> {
  const links = new Map(
    addresses.flatMap((address): [string, ResearchLink][] => {
      const link = readResearchAddress(address);
      return link ? [[address, link]] : [];
    }),
  );
  const nameOf = await nameItems(context, memberId, [...links.values()]);
  return (address) => {
    const link = links.get(address);
    const named = link ? nameOf(link) : null;
    const isShown = named !== null && named.isHidden !== true;
    return { address, name: isShown ? named.name : null, detail: isShown ? named.detail : null };
  };
}

import type { TreeCitation } from '../../core/model/treeCitation.ts';
import type { TreeSource } from '../../core/model/treeSource.ts';

const ended = (text: string): string => (/[.!?…][”’]?$/u.test(text) ? text : `${text}.`);
const joined = (parts: readonly (string | null | undefined)[], sign: string): string =>
  parts
    .map((part) => part?.trim() ?? '')
    .filter(Boolean)
    .join(sign);

/**
 * A citation as a note says it: author, title and publication, the place in the source, who keeps it, the words of it,
 * the address. Empty where nothing is cited.
 * @param source - null: the citation has none, or the reader may not know it
 */
export function noteOfCitation({ page, text, note, url }: TreeCitation, source: TreeSource | null): string {
  const held = source && joined([source.repository, source.callNumber], ', ');
  const publication = source?.publication.trim();
  const where = joined(
    [
      source?.author,
      source?.title && publication ? `${source.title.trim()} (${publication})` : source?.title || publication,
      page,
    ],
    ', ',
  );
  const sentences = [joined([where, held], '; '), text.trim() && `“${text.trim()}”`, note.trim()]
    .filter(Boolean)
    .map((each) => ended(each || ''));
  return joined([...sentences, url.trim() || source?.url], ' ');
}

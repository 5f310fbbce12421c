import type { TreeDocuments, TreeKind } from '#domain/trees/core/model/treeDocument.ts';
import type { ParentLink } from '#domain/trees/core/model/treeFamily.ts';
import type { TreeFamily } from '#domain/trees/core/model/treeFamily.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';
import { inOrderOfDates } from '#domain/trees/core/relatives/inOrderOfDates.ts';
import type { TreePersonCard, TreePersonProfile } from '#features/trees/core/index.ts';

/** A document of a kind with its version. */
export interface Versioned<Kind extends TreeKind> {
  id: number;
  version: number;
  document: TreeDocuments[Kind];
}

/** A family as the page of one of its people shows it. */
export interface FamilyOfLife {
  id: number;
  /** Null where the reader must not see its details. */
  document: TreeFamily | null;
  version: number;
  /** The other one of the couple, who is not the person of the page. */
  partners: readonly TreePersonCard[];
  /** By birth, as far as it is recorded. */
  children: readonly { card: TreePersonCard; link: ParentLink }[];
  /** What text and place are of: a marriage, or what comes before one (`UnionKind`). */
  marriageKind: string | null;
  marriageText: string | null;
  marriagePlace: string | null;
  /** Encoded day of the marriage, else of the first birth; null where neither is recorded. */
  since: number | null;
}

/** Everything of a person that a page shows, typed. */
export interface Life {
  id: string;
  card: TreePersonCard;
  /** Null of a redacted person. */
  person: TreePerson | null;
  version: number;
  livingReason: string | null;
  parentFamilies: readonly FamilyOfLife[];
  /** In the order of their marriages. */
  families: readonly FamilyOfLife[];
  sources: readonly Versioned<'source'>[];
  media: readonly Versioned<'medium'>[];
  stories: readonly Versioned<'story'>[];
}

type ServedFamily = TreePersonProfile['families'][number];

const earliestOf = (days: readonly (number | null)[]): number | null =>
  days.reduce((least, day) => (day === null || (least !== null && least <= day) ? least : day), null);

function familyOf(
  { card, document, version }: ServedFamily,
  personId: string,
  cards: ReadonlyMap<string, TreePersonCard>,
): FamilyOfLife {
  const known = (id: string) => cards.get(id) ?? [];
  return {
    id: card.id,
    // Documents are checked whole when they come in (server/modules/trees/core); what comes out is what was checked.
    document: document as TreeFamily | null,
    version,
    partners: card.partners.filter((id) => id !== personId).flatMap(known),
    children: inOrderOfDates(
      card.children.flatMap(({ personId: id, link }) => {
        const child = cards.get(id);
        return child ? [{ card: child, link: link as ParentLink }] : [];
      }),
      ({ card: child }) => child.birthFrom,
    ),
    since: card.marriageFrom ?? earliestOf(card.children.map(({ personId: id }) => cards.get(id)?.birthFrom ?? null)),
    marriageKind: card.marriageKind,
    marriageText: card.marriageText,
    marriagePlace: card.marriagePlace,
  };
}

/** A person's profile as the server sends it, with its documents under their types. */
export function lifeOf({
  id,
  card,
  document,
  version,
  livingReason,
  families,
  parentFamilies,
  persons,
  sources,
  media,
  stories,
}: TreePersonProfile): Life {
  const cards = new Map([...persons, card].map((person) => [person.id, person]));
  const typed = <Kind extends TreeKind>(documents: TreePersonProfile['sources']) =>
    documents.map((served) => ({
      id: served.id,
      version: served.version,
      document: served.document as TreeDocuments[Kind],
    }));
  return {
    id,
    card,
    person: document as TreePerson | null,
    version,
    livingReason,
    parentFamilies: parentFamilies.map((family) => familyOf(family, id, cards)),
    families: inOrderOfDates(
      families.map((family) => familyOf(family, id, cards)),
      ({ since }) => since,
    ),
    sources: typed<'source'>(sources),
    media: typed<'medium'>(media),
    stories: typed<'story'>(stories),
  };
}

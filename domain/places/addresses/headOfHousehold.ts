import { textOf, type RecordFields } from '#domain/records/core/record.ts';

/**
 * Who heads a household: the person with that relationship, else the first on the list, as censuses without
 * relationships have it.
 * @param members - in the order of the source; at least one.
 */
export const headOfHousehold = <Member extends { fields: RecordFields }>(members: readonly Member[]): Member | null =>
  members.find(({ fields }) => textOf(fields, 'RelationshipToHead')?.trim().toLowerCase() === 'head') ??
  members[0] ??
  null;

/**
 * Last name of the head as a record names it, else the head's own.
 * @returns null when the source does not say.
 */
export const headLastName = (members: readonly { fields: RecordFields }[]): string | null => {
  const head = headOfHousehold(members);
  const named = members.map(({ fields }) => textOf(fields, 'HouseholdHeadLastName')).find((name) => name !== null);
  return named ?? (head && textOf(head.fields, 'LastName'));
};

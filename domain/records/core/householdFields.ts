/** Fields of a record that name the others of its household: they tell of records beside it. */
const HOUSEHOLD_FIELDS: ReadonlySet<string> = new Set(['HouseholdMemberFirstName', 'HouseholdMemberLastName']);

/** Whether a field names other people of the household. */
export const isOfHousehold = (fieldId: string): boolean => HOUSEHOLD_FIELDS.has(fieldId);

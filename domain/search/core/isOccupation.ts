/** Fields that hold a trade, which records shorten in many ways: the person’s, a father’s, a spouse’s. */
export const isOccupation = (fieldId: string): boolean => fieldId.endsWith('Occupation');

/** The record set of September 1939 as profiles name it (spec 2 section 2). */
export const REGISTER_1939_SET = 'R39';

/**
 * The name of a record set from its BaseRecordMetadataId (spec 2 section 3).
 * @example recordSetName('england_1881gbc') // 'england 1881 Census'
 */
export const recordSetName = (metadataId: string): string =>
  metadataId.replaceAll('_', ' ').replaceAll('gbc', ' Census');

/** The BaseRecordMetadataId of a record set of that name: `recordSetName` makes the name of it again. */
export const metadataIdOf = (name: string): string => name.replaceAll(' Census', 'gbc').replaceAll(' ', '_');

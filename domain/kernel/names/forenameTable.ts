import { FEMALE_FORENAMES } from './femaleForenames.ts';
import { MALE_FORENAMES } from './maleForenames.ts';

/**
 * Forenames and the other forms they take in English, Welsh, Scots and Irish records, one name a line: the name and m,
 * f or b (used for both sexes), then abbreviations | Latin forms | familiar forms | spellings. All folded as foldName
 * folds. A form may be listed under several names (Ned is Edward and Edmund). Our own list, from general practice.
 */
export const FORENAME_TABLE = MALE_FORENAMES.trimEnd() + FEMALE_FORENAMES;

import { FACET, FORENAME, inGroup, withLabel, names, SURNAME, TEXT } from './fieldBuilders.ts';
import type { FieldDefinition } from './fieldDefinition.ts';

/** Several people may be named in one entry. */
const SEVERAL = { isOrderable: false };

/** Names of the person and of the people named with them (spec 2 section 3, family "Names"). */
export const NAME_FIELDS: readonly FieldDefinition[] = [
  ...inGroup('person', {
    FirstName: FORENAME,
    LastName: SURNAME,
    Title: TEXT,
    Suffix: TEXT,
    Alias: withLabel(TEXT, 'Also known as'),
    SurnameInitial: FACET,
    MaidenName: SURNAME,
    ...names('Member'),
  }),
  ...inGroup('family', {
    ...names('Spouse'),
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].flatMap((n) => Object.entries(names(`Spouse${n}`)))),
    ...names('Father'),
    ...names('Mother'),
    MothersMaidenName: withLabel(SURNAME, 'Mother’s maiden name'),
    ...names('SpouseFather'),
    ...names('SpouseMother'),
    ...names('Relative'),
    HouseholdHeadFirstName: withLabel(FORENAME, 'Head of household’s first name(s)'),
    HouseholdHeadLastName: withLabel(SURNAME, 'Head of household’s surname'),
    HouseholdMemberFirstName: withLabel({ ...FORENAME, ...SEVERAL }, 'Another household member’s first name(s)'),
    HouseholdMemberLastName: withLabel({ ...SURNAME, ...SEVERAL }, 'Another household member’s surname'),
    ...names('Witness', SEVERAL),
    ...names('Sponsor', SEVERAL),
    ...names('Informant'),
    ...names('NextOfKin'),
    ...names('Guardian'),
    ...names('Executor', SEVERAL),
  }),
  ...inGroup('work', { ...names('Master'), ...names('Employer') }),
  ...inGroup('residence', { ...names('Landlord') }),
  ...inGroup('event', { ...names('Victim') }),
];

import type { FieldDefinition } from './fieldDefinition.ts';
import { FACET, forename, surname, text } from './fieldBuilders.ts';

const SPOUSES = [1, 2, 3, 4, 5, 6, 7];

/** Names of the person and of the people named with them (spec 2 section 3, family "Names"). */
export const NAME_FIELDS: readonly FieldDefinition[] = [
  forename('FirstName', 'First name(s)', 'person'),
  surname('LastName', 'Last name', 'person'),
  text('Title', 'Title', 'person'),
  text('Suffix', 'Suffix', 'person'),
  text('Alias', 'Also known as', 'person'),
  text('SurnameInitial', 'Surname initial', 'person', FACET),
  surname('MaidenName', 'Maiden name', 'person'),
  forename('SpouseFirstName', 'Spouse’s first name(s)', 'family'),
  surname('SpouseLastName', 'Spouse’s last name', 'family'),
  ...SPOUSES.flatMap((n) => [
    forename(`Spouse${n}FirstName`, `Spouse ${n} first name(s)`, 'family'),
    surname(`Spouse${n}LastName`, `Spouse ${n} last name`, 'family'),
  ]),
  forename('FatherFirstName', 'Father’s first name(s)', 'family'),
  surname('FatherLastName', 'Father’s last name', 'family'),
  forename('MotherFirstName', 'Mother’s first name(s)', 'family'),
  surname('MotherLastName', 'Mother’s last name', 'family'),
  surname('MothersMaidenName', 'Mother’s maiden name', 'family'),
  forename('SpouseFatherFirstName', 'Spouse’s father’s first name(s)', 'family'),
  surname('SpouseFatherLastName', 'Spouse’s father’s last name', 'family'),
  forename('SpouseMotherFirstName', 'Spouse’s mother’s first name(s)', 'family'),
  surname('SpouseMotherLastName', 'Spouse’s mother’s last name', 'family'),
  forename('RelativeFirstName', 'Relative’s first name(s)', 'family'),
  surname('RelativeLastName', 'Relative’s last name', 'family'),
  forename('HouseholdHeadFirstName', 'Head of household’s first name(s)', 'family'),
  surname('HouseholdHeadLastName', 'Head of household’s last name', 'family'),
  forename('WitnessFirstName', 'Witness’s first name(s)', 'family', { isOrderable: false }),
  surname('WitnessLastName', 'Witness’s last name', 'family', { isOrderable: false }),
  forename('InformantFirstName', 'Informant’s first name(s)', 'family'),
  surname('InformantLastName', 'Informant’s last name', 'family'),
  forename('MasterFirstName', 'Master’s first name(s)', 'work'),
  surname('MasterLastName', 'Master’s last name', 'work'),
  forename('NextOfKinFirstName', 'Next of kin’s first name(s)', 'family'),
  surname('NextOfKinLastName', 'Next of kin’s last name', 'family'),
  forename('MemberFirstName', 'Member’s first name(s)', 'person'),
  surname('MemberLastName', 'Member’s last name', 'person'),
];

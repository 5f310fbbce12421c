import { headingWords } from './headingWords.ts';

it.each([
  // Short forms of the trade.
  ['Fthr Xtian name', 'father fore name'],
  ["Fr's trade", 'father occupation'],
  ['Mthr occ.', 'mother occupation'],
  ['Fnm', 'fore name'],
  ['Given Name/s', 'fore name'],
  ['Bapt date (dd/mm/yy)', 'baptism date'],
  ['AGE (Y M D)', 'age'],
  ['Fo./Pg', 'folio page'],
  ['Reg. #', 'reg number'],
  ['Bur. ground', 'cemetery'],
  ["Name of dec'd", 'name'],
  ['RG12 pc', 'piece'],
  ['Wit. (1)', 'witness1'],
  // Initials, with full stops, blanks or neither.
  ['D.O.B.', 'date birth'],
  ['D o B', 'date birth'],
  ['DoB', 'date birth'],
  // In one word.
  ['BURNO', 'burial number'],
  ['fathername', 'father name'],
  ['GroomsSurname', 'groom surname'],
  ['Date_of Burial', 'date burial'],
  // Slips of the pen.
  ['Brides Surmane', 'bride surname'],
  ['Date of Marraige', 'date marriage'],
  ['Residense', 'abode'],
  ['Ocupation', 'occupation'],
  // Cut short, or without vowels.
  ['Relnship', 'relation'],
  ['Occupn', 'occupation'],
  ['Obsns', 'note'],
  ['Brthplce', 'birth place'],
  // Other languages.
  ['Tad y briodferch', 'father bride'],
  ['Nomen matris', 'fore name mother'],
  ['Wohnort', 'abode'],
  ['Sloinne', 'surname'],
  ['Prénom', 'fore name'],
  // What only looks like another word.
  ['Country', 'country'],
  ['Other', 'other'],
  ['Age last birthday', 'age last birthday'],
  ['Late residence', 'late abode'],
])('reads “%s” as %s', (heading, words) => expect(headingWords(heading).join(' ')).toBe(words));

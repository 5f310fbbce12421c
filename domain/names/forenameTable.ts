/**
 * Forenames and the other forms they take in British and Irish records, one a line: the name and m, f or b (both), then
 * abbreviations, Latin forms, familiar forms and spellings, parted by bars. Our own list, from general practice.
 */
export const FORENAME_TABLE = `
william m | wm willm will | gulielmus guilielmus willelmus | bill billy willie willy | wylliam wyllyam
elizabeth f | eliz elizth elizh eliza | elizabetha elisabetha | betty betsy bessie bess lizzie liza | elisabeth elisabeth
`;

/**
 * The address form of a name of the taxonomy: lower case, `&` as `and`, slashes, brackets and commas dropped, each
 * space a hyphen, so that Overseas / Unknown becomes `overseas--unknown` (spec 2 section 3, Q-070).
 */
export const taxonomySlug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[/(),]/gu, '')
    .replaceAll(' ', '-');

/** Longest name, without number and ending. */
const LONGEST = 60;

/**
 * What a file is called after a title: its letters and digits without accents, so that every file system takes it.
 * @param otherwise - where the title has none of them
 * @example plainName('Antonín Dvořák’s family', 'tree') // 'Antonin-Dvorak-s-family'
 */
export const plainName = (title: string, otherwise: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/giu, '-')
    .replace(/^-/u, '')
    .slice(0, LONGEST)
    .replace(/-$/u, '') || otherwise;

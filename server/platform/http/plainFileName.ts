/**
 * What a file is called after a title: letters and digits of it without accents, so that every file system takes it.
 * @param otherwise - its name where the title has none of them
 * @example plainFileName('Antonín Dvořák’s family', 'tree', 'pdf') // 'Antonin-Dvorak-s-family.pdf'
 */
export const plainFileName = (title: string, otherwise: string, ending: string): string =>
  `${title.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[^a-z0-9]+/giu, '-').replace(/^-+|-+$/gu, '').slice(0, 60) || otherwise}.${ending}`;

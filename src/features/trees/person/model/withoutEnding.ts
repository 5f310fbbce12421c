/** The name of a file without its ending. @example withoutEnding('Roche 1871.jpg') // 'Roche 1871' */
export const withoutEnding = (name: string): string => name.replace(/\.[^.]+$/u, '');

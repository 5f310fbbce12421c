/** What a file is called without what tells its kind. @example withoutEnding('Roche 1871.jpg') // 'Roche 1871' */
export const withoutEnding = (name: string): string => name.replace(/\.[^.]+$/u, '');

/** The name of a file without its ending. @example stripExtension('Roche 1871.jpg') // 'Roche 1871' */
export const stripExtension = (name: string): string => name.replace(/\.[^.]+$/u, '');

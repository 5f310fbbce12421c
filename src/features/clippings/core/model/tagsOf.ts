/** The tags in a line that separates them with commas; each once, without the spaces around it. */
export const tagsOf = (line: string): string[] =>
  [...new Set(line.split(',').map((tag) => tag.trim().replace(/\s+/gu, ' ')))].filter((tag) => tag !== '');

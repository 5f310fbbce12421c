/** The page that a typed number names, from 1; null where the book has no such page. */
export function pageNumber(text: string, count: number): number | null {
  const number = Number(text);
  return text.trim() !== '' && Number.isInteger(number) && number >= 1 && number <= count ? number : null;
}

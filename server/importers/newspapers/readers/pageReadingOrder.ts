import type { XmlAttributes } from './parseXml.ts';

/** A group of the reading order, or a region in it. */
interface Entry {
  index: number;
  region: string | null;
  inner: Entry[];
}

const byIndex = (entries: readonly Entry[]): string[] =>
  [...entries]
    .sort((a, b) => a.index - b.index)
    .flatMap(({ region, inner }) => [...(region === null ? [] : [region]), ...byIndex(inner)]);

/**
 * Takes in the `ReadingOrder` of a file of PAGE XML, whose groups may be within one another, while the file is read.
 */
export function pageReadingOrder() {
  const root: Entry = { index: 0, region: null, inner: [] };
  const groups: Entry[] = [root];
  const isGroup = (element: string) => /^(?:Un)?[Oo]rderedGroup(?:Indexed)?$/u.test(element);
  return {
    open(element: string, { index, regionRef }: XmlAttributes): void {
      const around = groups.at(-1) ?? root;
      if (!isGroup(element) && !/^RegionRef(?:Indexed)?$/u.test(element)) return;
      // What has no index stays where the file has it.
      const entry: Entry = {
        index: index === undefined ? around.inner.length : Number(index),
        region: regionRef ?? null,
        inner: [],
      };
      around.inner.push(entry);
      if (isGroup(element)) groups.push(entry);
    },
    close(element: string): void {
      if (isGroup(element)) groups.pop();
    },
    /** The regions in that order; those it does not name follow as they are. */
    sorted<Region extends { id: string | null }>(regions: readonly Region[]): Region[] {
      const order = [...new Set(byIndex(root.inner))];
      const byId = new Map(regions.map((region) => [region.id, region]));
      const named = order.flatMap((id) => byId.get(id) ?? []);
      const taken = new Set(named);
      return [...named, ...regions.filter((region) => !taken.has(region))];
    },
  };
}

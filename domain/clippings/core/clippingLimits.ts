/** How much a member may keep, and how large each part may be. Pages say so before a limit is reached. */
export const CLIPPING_LIMITS = {
  clippings: 10_000,
  collections: 500,
  itemsOfCollection: 2_000,
  regions: 20,
  tags: 50,
  tag: 100,
  title: 300,
  note: 10_000,
  text: 20_000,
  collectionName: 200,
  collectionDescription: 5_000,
  itemNote: 10_000,
} as const;

/** Smallest side of a region, in pixels of its image. */
export const SMALLEST_REGION = 8;

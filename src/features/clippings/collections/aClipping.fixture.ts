/** A clipping as the server answers it. */
export const aClipping = (more: object = {}) => ({
  id: 'c-one',
  kind: 'NEWSPAPER',
  title: 'Fire at Wexcombe',
  note: 'Ask about the ship',
  tags: ['Webb'],
  text: 'On Monday a fire',
  isUncorrected: true,
  standing: 'OPEN',
  citation: 'The Statesman (London), 17 February 1824, p. 1',
  address: '/image-viewer?issue=BL/1&xywh=1,2,3,4',
  regions: [
    {
      imageId: 'p-1',
      pageId: 'BL/1',
      pageLabel: '1',
      x: 1,
      y: 2,
      width: 300,
      height: 200,
      picture: '/titan/marshal/obscura/api/clipping/image/c-one/1.jpg',
      address: '/image-viewer?issue=BL/1&xywh=1,2,300,200',
      iiifLink: 'https://muniment.example/image-viewer?iiif-content=e30',
    },
  ],
  thumbnail: '/titan/marshal/obscura/api/clipping/thumbnail?id=c-one&size=small',
  madeAt: '2026-11-01T10:00:00.000Z',
  changedAt: '2026-11-01T10:00:00.000Z',
  version: 1,
  isMine: true,
  share: null,
  shareWithdrawnWhy: null,
  daysLeft: null,
  collections: [],
  people: [],
  ...more,
});

/** A collection as the server answers it. */
export const aCollection = (more: object = {}) => ({
  id: 'k-one',
  kind: 'MEMBER',
  name: 'Webbs of Harrowmere',
  description: 'Everything on the Webbs',
  visibility: 'PRIVATE',
  role: 'OWNER',
  ownerName: 'Una Testwell',
  partnerName: null,
  itemCount: 0,
  mostItems: 2000,
  coverThumbnail: null,
  coverClippingId: null,
  version: 1,
  changedAt: '2026-11-02T10:00:00.000Z',
  daysLeft: null,
  items: [],
  members: [],
  ...more,
});

/** Clippings of a member, as the server answers them. */
export const clippingPage = (clippings: readonly object[], more: object = {}) => ({
  clippings,
  total: clippings.length,
  tags: [{ tag: 'Webb', count: clippings.length }],
  kept: clippings.length,
  most: 10_000,
  ...more,
});

/** Collections, as the server answers them. */
export const collectionPage = (collections: readonly object[], more: object = {}) => ({
  collections,
  total: collections.length,
  most: 500,
  ...more,
});

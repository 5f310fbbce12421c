import { thumbnailPath } from './thumbnailPath.ts';

it.each([
  ['BL/0000001/1881', '/iiif/newspaper-thumbnails/BL%2F0000001%2F1881'],
  ['BL/0002647/18240217/0003/0001', '/iiif/newspaper-thumbnails/BL%2F0002647%2F18240217%2F0003%2F0001'],
  ['n-deseret-news/18500615/0001', '/iiif/thumbnails/n-deseret-news%2F18500615%2F0001'],
  ['ROCHE-1871/1', '/iiif/thumbnails/ROCHE-1871%2F1'],
  ['XBL/1', '/iiif/thumbnails/XBL%2F1'],
  ['bl/0000001/1881', '/iiif/thumbnails/bl%2F0000001%2F1881'],
])('NEWS-004 the thumbnail of %s is at %s', (id, address) => expect(thumbnailPath(id)).toBe(address));

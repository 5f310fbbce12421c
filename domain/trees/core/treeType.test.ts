import { treeType } from './treeType.ts';

const reader = { isPublic: false, hasShareToken: false, isOwner: false, mayEdit: false };

describe('treeType', () => {
  it.each([
    ['TREE-013 a public tree with a share token', { isPublic: true, hasShareToken: true }, 'public-shared'],
    ['TREE-014 a public tree without one', { isPublic: true }, 'public'],
    ['TREE-014 a public tree of one’s own', { isPublic: true, isOwner: true }, 'public'],
    ['TREE-015 one’s own tree', { isOwner: true }, 'private'],
    ['TREE-015 a tree one may edit', { mayEdit: true }, 'private'],
    ['TREE-016 a tree one was invited to look at', {}, 'shared'],
    ['TREE-016 a tree that is not public, with a token of no use', { hasShareToken: true }, 'shared'],
  ])('%s', (_title, tree, expected) => expect(treeType({ ...reader, ...tree })).toBe(expected));
});

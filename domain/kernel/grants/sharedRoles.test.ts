import { mayInShared, type SharedDeed, type SharedRole } from './sharedRoles.ts';

describe('what someone may do in what members share', () => {
  it.each<[SharedRole | null, boolean | undefined, SharedDeed[]]>([
    ['owner', false, ['read', 'arrange', 'decide']],
    ['editor', false, ['read', 'arrange']],
    ['reader', false, ['read']],
    ['reader', true, ['read']],
    ['reader', undefined, ['read']],
    [null, true, ['read']],
    [null, false, []],
    [null, undefined, []],
  ])('as %s, where it is public: %s', (role, isPublic, expected) =>
    expect(
      (['read', 'arrange', 'decide'] as const).filter((deed) =>
        mayInShared(deed, isPublic === undefined ? { role } : { role, isPublic }),
      ),
    ).toEqual(expected),
  );
});

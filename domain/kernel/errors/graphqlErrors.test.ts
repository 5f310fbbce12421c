import fc from 'fast-check';

import { relationsAddress } from './failure.ts';
import { pageForGraphqlCode, paywallAddress } from './pageForGraphqlCode.ts';

const TABLE = [
  ['FAMILY_TREE_AUTHORISATION_ERROR', 'not-found'],
  ['FAMILY_TREE_NOT_FOUND_ERROR', 'not-found'],
  ['PUBLIC_TREE_PAYWALL_ERROR', 'paywall'],
  ['PUBLIC_TREE_SHARE_TOKEN_ERROR', 'invalid-share-link'],
  ['SHARED_TREE_ACTIVATE_INVITE_NOT_FOUND', 'invalid-share-link'],
  ['SHARED_TREE_ACTIVATE_INVITE_CONFLICT', 'invalid-share-link'],
  ['SHARED_TREE_ACTIVATE_INVITE_EXPIRED', 'invalid-share-link'],
  ['SHARED_TREE_ACTIVATE_INVITE_REVOKED', 'invalid-share-link'],
  ['AHNENDAB_ERROR', 'tree-relationship'],
  ['INTERNAL_SERVER_ERROR', 'default'],
  ['FORBIDDEN', 'default'],
  ['UNKNOWN', 'default'],
  ['', 'default'],
  ['constructor', 'default'],
  ['SHARED_TREE_ACTIVATE_INVITE_CONFLICT_ERROR', 'default'],
] as const;

describe('what a refused GraphQL call leads to', () => {
  it.each(TABLE)('%s: %s', (code, page) => {
    expect(pageForGraphqlCode(code)).toBe(page);
  });

  it('is the default page for every code without a page of its own', () => {
    const known = new Set<string>(TABLE.map(([code]) => code));
    fc.assert(
      fc.property(
        fc.string().filter((code) => !known.has(code)),
        (code) => expect(pageForGraphqlCode(code)).toBe('default'),
      ),
    );
  });

  it('is a free trial, or a subscription, that comes back to the tree', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.webPath(), (isEligible, path) => {
        const { pathname, searchParams } = new URL(paywallAddress(isEligible, path), 'https://site.example');
        expect([pathname, searchParams.get('nextPage'), searchParams.get('event_location')]).toEqual([
          isEligible ? '/free-trial' : '/subscribe',
          path,
          'public_tree',
        ]);
      }),
    );
  });

  it('names tree and person on the way to the relations view, whatever they are called', () => {
    expect(relationsAddress({ familyTreeRef: 'fmp-1-2', personId: '7' })).toBe(
      '/tree/fmp-1-2/tree/profile/relations?error=relationship&personId=7',
    );
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, unit: 'grapheme' }).filter((ref) => !/^\.{1,2}$/u.test(ref)),
        fc.string(),
        (familyTreeRef, personId) => {
          const { pathname, searchParams } = new URL(
            relationsAddress({ familyTreeRef, personId }),
            'https://site.example',
          );
          expect(pathname.split('/')).toHaveLength(6);
          expect([searchParams.get('error'), searchParams.get('personId')]).toEqual(['relationship', personId]);
        },
      ),
    );
  });
});

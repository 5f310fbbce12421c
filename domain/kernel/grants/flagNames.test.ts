import { FLAGS, GROUPS } from './flagNames.ts';

describe('the switches of the site', () => {
  it('are named as the specification and the decisions name them', () => {
    expect(Object.values(FLAGS).sort()).toEqual([
      'enable-cep-user-initialisation',
      'enable-explore-person-map',
      'enable-fullstory',
      'enable-national-trust',
      'enable-newspapers-landing-page',
      'enable-partner-collections',
      'enable-refiner',
      'enable-search-clippings-in-collections',
      'enable-shadow-tree-tree-view-prototype',
      'library-hide-member-specific-options',
      'show-mfa-temporarily-unavailable-message',
    ]);
    expect(Object.values(GROUPS).sort()).toEqual([
      'address-search-phase-2',
      'ai-newspaper-search',
      'ai-record-search',
      'enable-pre-reg-tree-onboarding',
    ]);
  });
});

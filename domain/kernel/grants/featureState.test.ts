import type { Feature } from './feature.ts';
import { featureNamed } from './featureCatalogue.ts';
import { featureState, type FeatureFacts } from './featureState.ts';

const none: FeatureFacts = { flagsOn: [], openGroups: [], joinedGroups: [], ownGrants: null };
const reader = { grants: [] as string[], groups: [] as string[], flags: [] as string[] };
const named = (name: string): Feature => featureNamed(name)!;
const flag = named('enable-refiner');
const group = named('ai-record-search');

describe('why a feature is on or off', () => {
  it.each([
    ['a flag that nobody touched', flag, reader, none, { isOn: false, reason: 'off' }],
    [
      'a flag that is on',
      flag,
      { ...reader, flags: ['enable-refiner'] },
      { ...none, flagsOn: ['enable-refiner'] },
      { isOn: true, reason: 'switched-on' },
    ],
    [
      'a flag another provider turned on',
      flag,
      { ...reader, flags: ['enable-refiner'] },
      none,
      { isOn: true, reason: 'provider' },
    ],
    [
      'a flag another provider turned off',
      flag,
      reader,
      { ...none, flagsOn: ['enable-refiner'] },
      { isOn: false, reason: 'provider' },
    ],
    ['a group the reader is not in', group, reader, none, { isOn: false, reason: 'off' }],
    [
      'an open group',
      group,
      { ...reader, groups: ['ai-record-search'] },
      { ...none, openGroups: ['ai-record-search'], joinedGroups: ['ai-record-search'] },
      { isOn: true, reason: 'group-open' },
    ],
    [
      'a group the reader was put into',
      group,
      { ...reader, groups: ['ai-record-search'] },
      { ...none, joinedGroups: ['ai-record-search'] },
      { isOn: true, reason: 'group-member' },
    ],
    [
      'a group only a test puts the reader into',
      group,
      { ...reader, groups: ['ai-record-search'] },
      none,
      { isOn: true, reason: 'override' },
    ],
    [
      'a grant of the reader’s kind',
      named('payment'),
      { ...reader, grants: ['payment'] },
      none,
      { isOn: true, reason: 'kind-default' },
    ],
    [
      'a grant of the account’s own',
      named('payment'),
      { ...reader, grants: ['payment'] },
      { ...none, ownGrants: ['payment'] },
      { isOn: true, reason: 'account-grant' },
    ],
    [
      'a grant that was taken away',
      named('payment'),
      reader,
      { ...none, ownGrants: [] },
      { isOn: false, reason: 'off' },
    ],
    [
      'a grant only a test gives',
      named('payment'),
      { ...reader, grants: ['payment'] },
      { ...none, ownGrants: [] },
      { isOn: true, reason: 'override' },
    ],
  ])('%s', (_what, feature, viewer, facts, expected) => {
    expect(featureState(feature, viewer, facts, false)).toEqual({ ...expected, heldThrough: null });
  });

  it('names the grant that covers another', () => {
    expect(
      featureState(named('my-research:workspaces'), { ...reader, grants: ['my-research:*'] }, none, false),
    ).toEqual({
      isOn: true,
      reason: 'kind-default',
      heldThrough: 'my-research:*',
    });
  });

  it('says override rather than provider of a reader who comes with overrides', () => {
    expect(featureState(flag, { ...reader, flags: ['enable-refiner'] }, none, true)).toMatchObject({
      isOn: true,
      reason: 'override',
    });
  });
});

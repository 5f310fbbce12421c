import { issueLabel } from './issueLabel.ts';

it.each([
  ['1', 'No. 1'],
  ['1204', 'No. 1204'],
  ['Vol. 1, No. 1', 'Vol. 1, No. 1'],
  ['New series', 'New series'],
])('the issue %j is shown as %j', (label, shown) => expect(issueLabel(label)).toBe(shown));

import { isContentKey } from './contentKinds.ts';
import { contentLink } from './contentLink.ts';
import { holdingQuery, readPlaceholder } from './placeholder.ts';

it.each([
  ['/search/results?lastname=pinch#top', '/search/results?lastname=pinch#top'],
  ['#the-form', '#the-form'],
  ['https://example.org/a', 'https://example.org/a'],
  ['http://example.org/', null],
  ['https://me:secret@example.org/', null],
  ['//example.org', null],
  ['/.//example.org', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['census', null],
  ['', null],
])('the link %p of a text becomes %p', (text, link) => {
  expect(contentLink(text)).toBe(link);
});

it.each([
  ['england/yorkshire/west-riding', true],
  ['overseas--unknown', true],
  ['1921-census', true],
  ['', false],
  ['a//b', false],
  ['../secret', false],
  ['A', false],
  ['a/b/c/d/e', false],
])('%p is a key: %p', (text, isKey) => {
  expect(isContentKey(text)).toBe(isKey);
});

it.each([
  ['records', { kind: 'records', query: '' }],
  [' sets ', { kind: 'sets', access: null }],
  ['sets:subscribers', { kind: 'sets', access: 'subscribers' }],
  ['sets:everyone', null],
  ['records:census-1881', { kind: 'records', query: 'eventyear=1881&collection=census' }],
  ['records:register-1939', { kind: 'records', query: 'eventyear=1939&collection=census' }],
  ['records:lastname=pinch&eventyear=1921', { kind: 'records', query: 'lastname=pinch&eventyear=1921' }],
  ['records:', null],
  ['records:no-such-field=1', null],
  ['people', null],
  ['operator', { kind: 'fact', name: 'operator' }],
  [' operator:address ', { kind: 'fact', name: 'operator:address' }],
  ['operator:password', null],
])('the placeholder %p asks for %p', (text, placeholder) => {
  expect(readPlaceholder(text)).toEqual(placeholder);
});

it('a holding of the wrong form is none', () => {
  expect(holdingQuery('eventyear=soon')).toBeNull();
});

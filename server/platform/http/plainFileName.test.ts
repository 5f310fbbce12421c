import { plainFileName } from './plainFileName.ts';

it.each([
  ['Antonín Dvořák’s family', 'Antonin-Dvorak-s-family.pdf'],
  ['  The Webbs / of Harrowmere ', 'The-Webbs-of-Harrowmere.pdf'],
  ['בן גוריון', 'tree.pdf'],
  ['a'.repeat(99), `${'a'.repeat(60)}.pdf`],
])('a file called after “%s” is %s', (title, name) => expect(plainFileName(title, 'tree', 'pdf')).toBe(name));

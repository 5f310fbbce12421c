import { plainName } from './plainName.ts';

it.each([
  ['Antonín Dvořák’s family', 'Antonin-Dvorak-s-family'],
  ['  The Webbs / of Harrowmere ', 'The-Webbs-of-Harrowmere'],
  ['בן גוריון', 'tree'],
  ['a'.repeat(99), 'a'.repeat(60)],
  ['Fire at “Bath”!', 'Fire-at-Bath'],
  ['../../etc/passwd', 'etc-passwd'],
  ['CON\0.txt', 'CON-txt'],
  ['Dvořák', 'Dvorak'],
  ['家族', 'tree'],
  ['x'.repeat(300), 'x'.repeat(60)],
])('a file called after “%s” is %s', (title, name) => expect(plainName(title, 'tree')).toBe(name));

import { readFileSync } from 'node:fs';

import { listFiles } from '../listFiles.ts';

const NAME = /\bMuniment\b/u;
const COMMENT = /^\s*(?:\/\*+|\/\/|\*)/u;

/** Files and folders that name the software, and not the site that it serves. */
const NAMES_SOFTWARE: Readonly<Record<string, string>> = {
  'server/admin/': 'commands, as their help and their refusals name it',
  'server/platform/archives/': 'what wrote an archive',
  'server/engines/doctor/': 'what an operator does with the software',
  'server/platform/db/': 'why a start was refused, for operators',
  'server/platform/config/settings/site.ts': 'the name of a site that was given none',
  'server/importers/manifests/RemoteFiles.ts': 'the user agent',
  'domain/trees/anniversaries/icsText.ts': 'the program that wrote a calendar (RFC 5545, PRODID)',
  'src/app/devtools/devTools.ts': 'the name in the tools of developers',
  'src/features/site/landing/softwareTexts.ts': 'what the site runs on',
  'src/features/site/licences/texts.ts': 'what the software is made with',
};

it('the site’s name is a value: only what names the software has it in its text', () => {
  const files = ['src', 'server', 'domain']
    .flatMap((folder) =>
      ['.ts', '.tsx', '.html', '.webmanifest', '.graphql'].flatMap((ending) => listFiles(folder, ending)),
    )
    .filter((file) => !/\.(?:test|fixture)\.tsx?$/u.test(file));
  const lines = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => NAME.test(line) && !COMMENT.test(line))
      .map((line) => ({ file, line: line.trim() })),
  );
  const namesSoftware = Object.keys(NAMES_SOFTWARE);
  expect(lines.filter(({ file }) => !namesSoftware.some((place) => file.startsWith(place)))).toEqual([]);
  expect(namesSoftware.filter((place) => !lines.some(({ file }) => file.startsWith(place)))).toEqual([]);
});

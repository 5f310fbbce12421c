import path from 'node:path';

import sharp from 'sharp';

import { altoPage, metsFile, writeFiles } from '#test/support/newspaperFiles.ts';

import { press, waitForText } from '../support/byRole.ts';
import type { Archive } from './archive.ts';
import type { Viewer } from './viewer.ts';

const ISSUE = 'BL/0009995/18240217';

/** A closed page in a viewer that the operator has named. */
export function closedInViewer(archive: () => Archive, viewer: () => Viewer): void {
  beforeAll(async () => {
    const { site, folder } = archive();
    const picture = await sharp({ create: { width: 1_000, height: 1_500, channels: 3, background: '#f4efe2' } })
      .png()
      .toBuffer();
    const issue = writeFiles(path.join(folder, 'closed'), {
      'mets.xml': metsFile({ title: 'The Closed Book', number: '0009995', images: ['0001.png'] }),
      '0001.xml': altoPage(['shipping news']),
      '0001.png': picture,
    });
    await site.run('import-newspapers', issue, '--access', 'members');
  });

  it('shows a member a closed page, where the operator has named it', async () => {
    const { site, member } = archive();
    const { page } = await member();
    const manifest = `${site.origin}/iiif/newspapers/issue/${encodeURIComponent(ISSUE)}/manifest`;
    await page.goto(`${viewer().origin}/?manifest=${encodeURIComponent(manifest)}`);
    await waitForText(page, 'before: 401');
    await waitForText(page, 'ready');
    await press(page, 'button', 'Open');
    await waitForText(page, 'token: AuthAccessToken2');
    await waitForText(page, 'after: 302');
    await waitForText(page, 'image: 1000');
    await page.close();
  });
}

import path from 'node:path';

import type { Page } from 'puppeteer';

import { drawnPage } from '#test/support/drawnPaper.ts';
import { metsFile, writeFiles } from '#test/support/newspaperFiles.ts';

import { accessibilityFaultsOf } from '../support/accessibility.ts';
import { fill, find, press, waitForText } from '../support/byRole.ts';
import { newReader } from '../support/openBrowser.ts';
import type { RunningSite } from '../support/startSite.ts';
import { type Archive, found, lineWith, untilFound } from './archive.ts';

const PAGE = 'BL/0009997/18420305/0001';
const READ = 'Married at Truro William Pincbbeck of thc town';
const TRUE = 'Married at Truro William Pinchbeck of the town';

const openText = async ({ origin }: RunningSite, page: Page) => {
  await page.goto(`${origin}/image-viewer?issue=${PAGE}`);
  await press(page, 'tab', 'Text');
  await find(page, 'region', 'Text of page 1');
};

/** A line that was read wrongly. */
export function correcting(archive: () => Archive): void {
  beforeAll(async () => {
    const { site, folder } = archive();
    const { alto, png } = await drawnPage('The Redruth Observer', [
      `MARRIED\n${READ}\nto Mary Webb of Redruth\nand many were glad`,
    ]);
    const issue = writeFiles(path.join(folder, 'correcting'), {
      'mets.xml': metsFile({
        title: 'The Redruth Observer',
        number: '0009997',
        date: '1842-03-05',
        texts: ['0001.xml'],
        images: ['0001.png'],
      }),
      '0001.xml': alto,
      '0001.png': png,
    });
    await site.run('import-newspapers', issue, '--access', 'free');
  });

  it('are made by a member on the keyboard, accepted by a curator, and read and found by everyone', async () => {
    const { site, browser } = archive();
    const { page: visitor, faults } = await newReader(browser);
    await openText(site, visitor);
    await waitForText(visitor, READ);
    await untilFound(archive(), '"william pincbbeck"', 1);
    expect(await found(archive(), '"pinchbeck of the town"')).toBe(0);

    const { page: member, faults: memberFaults } = await archive().member();
    await openText(site, member);
    await press(member, 'button', 'Correct this text');
    await find(member, 'textbox', 'Line 1, as printed');
    await member.keyboard.press('Escape');
    const line = await lineWith(member, READ);
    await press(member, 'button', `Correct line ${line}`);
    await member.waitForSelector('img[alt="The line on its page"]');
    await fill(member, `Line ${line}, as printed`, TRUE);
    expect(await accessibilityFaultsOf(member)).toEqual([]);
    await member.keyboard.press('Enter');
    await waitForText(member, `Line ${line} is waiting for review.`);
    await find(member, 'textbox', `Line ${line + 1}, as printed`);

    const { page: staff, faults: staffFaults } = await archive().curator();
    await staff.goto(`${site.origin}/internal/corrections`);
    await find(staff, 'button', `Accept “${TRUE}”`);
    expect(await accessibilityFaultsOf(staff)).toEqual([]);
    await press(staff, 'button', `Accept “${TRUE}”`);
    await find(staff, 'heading', 'Nothing to review');

    await openText(site, visitor);
    await waitForText(visitor, TRUE);
    // What the machine read is still found.
    await untilFound(archive(), '"pinchbeck of the town"', 1);
    expect(await found(archive(), '"william pincbbeck"')).toBe(1);
    expect([...faults, ...memberFaults, ...staffFaults]).toEqual([]);
    await Promise.all([member, staff].map((page) => page.close()));
  });
}

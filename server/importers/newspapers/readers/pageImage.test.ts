import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import { pictureSize } from './pageImage.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-picture-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const picture = () => sharp({ create: { width: 40, height: 60, channels: 3, background: '#fff' } });
function sizeOf(name: string, content: string | Uint8Array) {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return pictureSize(file);
}

/** A picture of 40 by 60 pixels in JPEG 2000, as far as its size. */
function jpeg2000(): Buffer {
  const bytes = Buffer.alloc(64);
  Buffer.from('ff4fff51', 'hex').copy(bytes);
  bytes.writeUInt32BE(40, 8);
  bytes.writeUInt32BE(60, 12);
  return bytes;
}

describe('the size of the picture of a page', () => {
  it('is read of JPEG 2000, where the operator has a program that unpacks it', async () => {
    process.env['JP2_COMMAND'] = 'opj_decompress';
    expect(await sizeOf('page.jp2', jpeg2000())).toEqual({ width: 40, height: 60, dpi: null });
    delete process.env['JP2_COMMAND'];
  });

  it.each(['png', 'jpeg', 'tiff', 'webp'] as const)('is read of a %s', async (format) => {
    expect(
      await sizeOf(`page.${format === 'jpeg' ? 'JPG' : format}`, await picture().toFormat(format).toBuffer()),
    ).toMatchObject({ width: 40, height: 60 });
  });

  it('is that of the upright page, where a camera was turned', async () => {
    expect(
      await sizeOf('turned.jpg', await picture().withMetadata({ orientation: 6 }).jpeg().toBuffer()),
    ).toMatchObject({ width: 60, height: 40 });
  });

  it('has the dots an inch that the file gives', async () => {
    expect(await sizeOf('dense.tif', await picture().withMetadata({ density: 300 }).tiff().toBuffer())).toMatchObject({
      dpi: 300,
    });
  });

  it.each([
    ['JPEG 2000 that is none', 'page.jp2', 'x'],
    ['JPEG 2000, where no program unpacks it', 'page.jp2', jpeg2000()],
    ['what only calls itself a picture', 'page.png', 'no picture'],
    ['nothing', 'page.png', ''],
    ['another kind of file', 'page.txt', 'x'],
  ])('is not known of %s', async (_name, name, content) => expect(await sizeOf(name, content)).toBeNull());

  it('is not read of a file that is too large', async () => {
    const file = path.join(folder, 'large.tif');
    writeFileSync(file, '');
    truncateSync(file, 401 * 1024 ** 2);
    expect(await pictureSize(file)).toBeNull();
  });
});

import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import { readManifest } from '#domain/newspapers/iiif/readManifest.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import { type Network, RemoteFiles } from '../manifests/RemoteFiles.ts';
import { Rejected } from '../newspapers/IssueDraft.ts';
import type { BookTask } from './bookTask.ts';
import type { FoundPictures } from './foundPictures.ts';

/** Bytes of the largest manifest and image. */
const MOST_BYTES = { manifest: 20 * 1024 ** 2, image: 200 * 1024 ** 2 };

/** Does what is refused in the words of operators. @throws UserError in those of the person who asked */
async function inWords<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Rejected
      ? new UserError(
          `${error.file} ${error.reason.replace('name it with --host to fetch from there', 'nothing may be fetched from there')}.`,
        )
      : error;
  }
}

/**
 * The pages that a manifest of IIIF Presentation 2 or 3 names, copied one after the other from the hosts that the
 * operator named. @param network - tests have one of their own
 * @throws UserError for what is no manifest, or may not be fetched
 */
export async function manifestPictures(
  address: string,
  { folder, manifestHosts }: Pick<BookTask, 'folder' | 'manifestHosts'>,
  network?: Network,
): Promise<FoundPictures> {
  const remote = new RemoteFiles(manifestHosts, new AbortController().signal, network);
  const at = path.join(folder, 'page');
  const fetched = (from: string, most: number) => inWords(() => remote.fetchTo(from, at, most));
  await fetched(address, MOST_BYTES.manifest);
  const json = await readFile(at, 'utf8')
    .then((text) => JSON.parse(text) as unknown)
    .catch(() => null);
  if (json === null) throw new UserError(`${address} is no manifest.`);
  const manifest = readManifest(json);
  if ('problem' in manifest) throw new UserError(`${address} ${manifest.problem}.`);
  const pages = manifest.canvases.map(({ label, image }, index) => ({ label, image, number: index + 1 }));
  if (pages.length === 0) throw new UserError(`${address} names no pages.`);
  return {
    count: pages.length,
    async each(take) {
      for (const { image, number } of pages) {
        if (image === null) throw new UserError(`Page ${number} of ${address} has no image.`);
        await fetched(image, MOST_BYTES.image);
        await take({ name: `${address} ${number}`, at });
        await rm(at, { force: true });
      }
    },
  };
}

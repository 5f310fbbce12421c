import { MOST_MEMBER_BYTES, MOST_TREE_FILES } from '#domain/trees/person/mediaRules.ts';
import { storedBytes, readMediaFile } from '#server/modules/trees/person/index.ts';

import type { GedcomSource } from '../gedcomSource.ts';
import { eachMediaFile } from './eachMediaFile.ts';
import { createMediaTally, type MediaFiles } from './mediaFiles.ts';

/**
 * Says what an import would make of the files of an archive. Nothing is stored; pictures are copied to see that they
 * can be, since one may be damaged at its very end.
 * @param memberBytes - what the media of the member's trees take already.
 */
export async function checkMedia(
  source: GedcomSource,
  named: ReadonlyMap<string, number>,
  memberBytes: number,
  afterEach: () => void | Promise<void>,
): Promise<MediaFiles> {
  const tally = createMediaTally(source.media.length);
  let [files, bytes] = [0, memberBytes];
  await eachMediaFile(
    source,
    named,
    tally,
    async (entry) => {
      const file = await readMediaFile(entry.bytes);
      if ('problem' in file) return file.problem;
      if (files >= MOST_TREE_FILES) return 'TREE_IS_FULL';
      const size = storedBytes(file);
      if (bytes + size > MOST_MEMBER_BYTES) return 'ALLOWANCE_IS_USED';
      files += 1;
      bytes += size;
      return null;
    },
    afterEach,
  );
  return tally.result();
}

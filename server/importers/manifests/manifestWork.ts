import type { Site } from '#server/modules/kernel/site/site.ts';
import type { FileSettings } from '#server/platform/files/openFileStore.ts';

/** What a site gives to the work on files and manifests, of books and of newspapers alike. */
export interface ManifestWork {
  files: FileSettings;
  /** From which manifests and what they name may be fetched. */
  manifestHosts: readonly string[];
}

/** What it is for a site; the hosts are those that staff have named when a file is taken. */
export const manifestWork = ({ settings: { dataDir, s3 }, liveSettings }: Site): ManifestWork => ({
  files: { dataDir, s3 },
  get manifestHosts() {
    return liveSettings.now().manifestHosts;
  },
});

import type { SettingReader } from './createSettingReader.ts';
import { inProject } from './projectRoot.ts';
import { SETTINGS } from './settingDefinitions.ts';

/** Where the cluster is that searches, and how the site uses it. */
export interface OpenSearchSettings {
  urls: readonly string[];
  prefix: string;
  username: string | null;
  password: string | null;
  /** File of a certificate, by its whole path; null for the system's authorities. */
  ca: string | null;
  /** Parts of the index of records, and of that of articles. */
  shards: number;
  articleShards: number;
  replicas: number;
}

/** Null for the columnar engine. That no node is named is a problem only if this engine is chosen. */
export function readOpenSearch({ optional, required, problems }: SettingReader): OpenSearchSettings | null {
  const isChosen = required('SEARCH_ENGINE', SETTINGS.SEARCH_ENGINE) === 'opensearch';
  const urls = optional('OPENSEARCH_URL', SETTINGS.OPENSEARCH_URL);
  if (isChosen && urls === null)
    problems.push('OPENSEARCH_URL must name a node of the cluster when SEARCH_ENGINE is opensearch.');
  const ca = optional('OPENSEARCH_CA', SETTINGS.OPENSEARCH_CA);
  const found = {
    prefix: required('OPENSEARCH_PREFIX', SETTINGS.OPENSEARCH_PREFIX),
    username: optional('OPENSEARCH_USERNAME', SETTINGS.OPENSEARCH_USERNAME),
    password: optional('OPENSEARCH_PASSWORD', SETTINGS.OPENSEARCH_PASSWORD),
    ca: ca && inProject(ca),
    shards: required('OPENSEARCH_SHARDS', SETTINGS.OPENSEARCH_SHARDS),
    articleShards: required('OPENSEARCH_ARTICLE_SHARDS', SETTINGS.OPENSEARCH_ARTICLE_SHARDS),
    replicas: required('OPENSEARCH_REPLICAS', SETTINGS.OPENSEARCH_REPLICAS),
  };
  return isChosen && urls ? { urls, ...found } : null;
}

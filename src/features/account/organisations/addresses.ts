import type { Organisation } from './organisationsApi.ts';

/** The list of organisations. */
export const LIST_ADDRESS = '/organisations';

const FOLDERS = { LIBRARY: 'libraries', PARTNER: 'partners' } as const;

/** The page of an organisation, or of the people who look after it. */
export const organisationAddress = ({ kind, id }: Pick<Organisation, 'kind' | 'id'>, page?: 'people'): string =>
  `${LIST_ADDRESS}/${FOLDERS[kind]}/${encodeURIComponent(id)}${page === undefined ? '' : `/${page}`}`;

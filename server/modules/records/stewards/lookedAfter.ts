/** What a steward looks after: the records of a set, a library, or a partner organisation. */
export interface LookedAfter {
  kind: 'set' | 'institution' | 'partner';
  id: string;
}

const COLUMNS: Readonly<Record<LookedAfter['kind'], string>> = {
  set: 'set_key',
  institution: 'institution_id',
  partner: 'partner_id',
};

/** The column of table `steward` that holds the id of what a steward looks after. */
export const columnOf = ({ kind }: Pick<LookedAfter, 'kind'>): string => COLUMNS[kind];

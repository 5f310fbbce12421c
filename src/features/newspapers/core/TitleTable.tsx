import { figure } from '#domain/kernel/wording/countInWords.ts';
import { holdingsOf } from '#domain/newspapers/core/holdingsOf.ts';
import { newspaperAddress } from '#domain/newspapers/core/newspaperAddresses.ts';
import { placeOfTitle } from '#domain/newspapers/core/placeOfTitle.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { titleTableTexts as texts } from './texts.ts';
import type { ListedTitle } from './titlesApi.ts';

const COLUMNS: readonly Column<ListedTitle>[] = [
  {
    id: 'name',
    header: texts.name,
    isRowHeader: true,
    cell: ({ slug, name, isSample }) => (
      <>
        <TextLink to={newspaperAddress(slug)}>{name}</TextLink>{' '}
        {isSample && <Badge tone="warning">{texts.sample}</Badge>}
      </>
    ),
  },
  { id: 'place', header: texts.place, cell: (title) => placeOfTitle(title) ?? texts.noPlace },
  { id: 'years', header: texts.years, cell: (title) => holdingsOf([title]).years },
  { id: 'issues', header: texts.issues, align: 'end', cell: ({ issueCount }) => figure(issueCount) },
];

interface TitleTableProps {
  caption: string;
  titles: readonly ListedTitle[];
  /** The column that a page adds. */
  last: Column<ListedTitle>;
}

/** Newspapers, each with its place, the years of its issues and how many there are. */
export const TitleTable = ({ caption, titles, last }: TitleTableProps) => (
  <DataTable
    caption={caption}
    hideCaption
    stacks="named"
    density="comfortable"
    rows={titles}
    rowKey={({ id }) => id}
    columns={[...COLUMNS, last]}
  />
);

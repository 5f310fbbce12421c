import { useState } from 'react';

import { Accordion } from '#ui/Accordion/Accordion.tsx';
import { Avatar } from '#ui/Avatar/Avatar.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { ChipList } from '#ui/Chip/ChipList.tsx';
import { CodeSheet } from '#ui/CodeSheet/CodeSheet.tsx';
import { type Column, type Sort } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { Pagination } from '#ui/Pagination/Pagination.tsx';
import { RecordTypeIcon } from '#ui/RecordTypeIcon/RecordTypeIcon.tsx';
import { Tabs } from '#ui/Tabs/Tabs.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { galleryTexts } from '../texts.ts';
import { Section } from './Section.tsx';

interface Row {
  id: string;
  name: string;
  born: string;
  place: string;
  set: string;
  type: string;
}
const ROWS: Row[] = [
  { id: '1', name: 'William Pinch', born: '1832', place: 'Roche, Cornwall', set: '1871 census', type: 'CENSUS' },
  {
    id: '2',
    name: 'Wm. Pinch',
    born: '1833',
    place: 'St Austell, Cornwall',
    set: 'Baptisms of Roche',
    type: 'TRANSCRIPTION',
  },
  { id: '3', name: 'Willm Pynch', born: '1830', place: 'Bodmin, Cornwall', set: 'Muster roll', type: 'IMAGE' },
];
const COLUMNS: Column<Row>[] = [
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    sortable: true,
    cell: ({ name }) => (
      <TextLink to="/transcript" plain>
        {name}
      </TextLink>
    ),
  },
  { id: 'born', header: 'Born', align: 'end', sortable: true, cell: ({ born }) => born },
  { id: 'place', header: 'Place', sortable: true, cell: ({ place }) => place },
  {
    id: 'set',
    header: 'Record set',
    cell: ({ set, type }) => (
      <>
        <RecordTypeIcon type={type} decorative /> {set}
      </>
    ),
  },
];
const CHIPS = [
  { id: 'last', name: 'Surname', value: 'Pinch' },
  { id: 'born', name: 'Born', value: '1832 ± 5' },
  { id: 'place', name: 'Place', value: 'Roche, Cornwall, within 5 miles' },
];

export function DataSpecimens() {
  const [sort, setSort] = useState<Sort | null>({ columnId: 'born', direction: 'ascending' });
  const [chips, setChips] = useState(CHIPS);
  const removable = chips.map((chip) => ({
    ...chip,
    onRemove: () => setChips(chips.filter(({ id }) => id !== chip.id)),
  }));
  return (
    <>
      <Section title={galleryTexts.records} wide>
        <Breadcrumbs
          crumbs={[
            { label: 'Home', to: '/' },
            { label: 'Record sets', to: '/search/historical-records' },
            { label: '1871 census of Cornwall' },
          ]}
        />
        <ChipList
          label="Filters"
          chips={[...removable, { id: 'ignored', tone: 'ignored', value: 'ignored: offset 99' }]}
        >
          <Button size="sm" variant="quiet" onClick={() => setChips(CHIPS)}>
            Start again
          </Button>
        </ChipList>
        <DataTable
          caption="3 records"
          stacks="named"
          columns={COLUMNS}
          rows={ROWS}
          rowKey={({ id }) => id}
          sort={sort}
          onSort={setSort}
          currentKey="2"
        />
        <DataTable
          caption="An empty household"
          stacks="named"
          density="comfortable"
          columns={COLUMNS}
          rows={[]}
          rowKey={({ id }) => id}
          empty="No one else is recorded here."
        />
        <Pagination
          label="Pages of results"
          current={6}
          last={1284}
          hrefOf={(page) => `/search/results?page=${page}`}
        />
      </Section>
      <Section title={galleryTexts.opening}>
        <Card title="William Pinch" actions={<Badge tone="success">Free</Badge>}>
          <DescriptionList
            items={[
              { term: 'Occupation', value: 'Clay labourer' },
              { term: 'Age', value: 39 },
              { term: 'Disability', value: null },
            ]}
          />
        </Card>
        <Accordion
          headingLevel={3}
          compact
          defaultOpen={['decade']}
          items={[
            { id: 'county', title: 'County', extra: '2 chosen', content: 'Cornwall, Devon' },
            { id: 'decade', title: 'Decade', content: '1830s, 1840s' },
            { id: 'set', title: 'Record set', content: 'Census, parish registers' },
          ]}
        />
        <Tabs
          label="Record"
          tabs={[
            { id: 'transcript', label: 'Transcript', content: 'All fields in groups.' },
            { id: 'household', label: 'Household', content: 'Five people.' },
            { id: 'image', label: 'Image', content: '', disabled: true },
          ]}
        />
      </Section>
      <Section title={galleryTexts.photos}>
        <p>
          <Avatar size="sm" name="mary.penrose" src={null} /> <Avatar name="mary.penrose" src={null} />{' '}
          <Avatar size="lg" name="mary.penrose" src={null} />
        </p>
      </Section>
      <Section title={galleryTexts.codes}>
        <CodeSheet
          label="Codes"
          codes={['7K2MX-Q9D4T', '0P8WN-3RZ6C', 'H5V1B-YT2GJ']}
          heading="Codes"
          fileName="codes.txt"
        />
      </Section>
    </>
  );
}

import { textAddress } from '#features/staff/core/index.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { SetUpProgress } from './setUpApi.ts';
import { siteTextTexts as texts } from './stepTexts.ts';

type Key = keyof typeof texts.names;

/** The texts that every site has: which of them someone wrote, and where. */
export const TextsStep = ({ progress: { textsToWrite } }: { progress: SetUpProgress }) => (
  <DataTable
    bare
    hideCaption
    caption={texts.caption}
    rows={Object.keys(texts.names) as Key[]}
    rowKey={(key) => key}
    density="comfortable"
    columns={[
      {
        id: 'text',
        header: texts.text,
        isRowHeader: true,
        cell: (key) => <TextLink to={textAddress(`site/${key}`)}>{texts.names[key]}</TextLink>,
      },
      {
        id: 'state',
        header: texts.state,
        narrow: true,
        cell: (key) =>
          textsToWrite.includes(key) ? (
            <Badge tone="warning">{texts.model}</Badge>
          ) : (
            <Badge tone="success">{texts.own}</Badge>
          ),
      },
    ]}
  />
);

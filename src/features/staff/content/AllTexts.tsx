import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { contentPlace } from '#domain/site/content/contentKinds.ts';
import { textAddress } from '#features/staff/core/index.ts';
import { Answer } from '#ui/Answer/Answer.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { type SiteText, useSiteTextsQuery } from './contentApi.ts';
import { listTexts as texts } from './texts.ts';

const COLUMNS: readonly Column<SiteText>[] = [
  {
    id: 'title',
    header: texts.text,
    isRowHeader: true,
    cell: ({ name, title }) => <TextLink to={textAddress(name)}>{title ?? name}</TextLink>,
  },
  { id: 'name', header: texts.name, cell: ({ name }) => <code>{name}</code> },
  {
    id: 'origin',
    header: texts.origin,
    narrow: true,
    cell: ({ origin, isDraft }) => (
      <Inline>
        {texts.origins[origin]}
        {isDraft && <Badge tone="warning">{texts.draft}</Badge>}
      </Inline>
    ),
  },
];

/** Texts that are shown until all are asked for. */
const FIRST_ROWS = 15;
/** What a site says of itself comes first, then its own pages. */
const FIRST_KINDS = ['site', 'page'];
const rankOf = ({ kind }: SiteText): number => {
  const rank = FIRST_KINDS.indexOf(kind);
  return rank === -1 ? FIRST_KINDS.length : rank;
};

/** Asks for the name of a text that does not exist yet, and opens it. */
function NewText() {
  const navigate = useNavigate();
  const form = useForm({
    initialValues: { name: '' },
    validateOnBlur: false,
    validate: ({ name }: { name: string }): { name?: string } =>
      contentPlace(name.trim()) === null ? { name: texts.noName } : {},
    onSubmit: async ({ name }) => navigate(textAddress(name.trim())),
  });
  return (
    <Form form={form} aria-label={texts.write}>
      <Stack gap={3}>
        <TextField
          label={texts.newName}
          hint={texts.newNameHint}
          autoCapitalize="none"
          spellCheck={false}
          {...formikField(form, 'name')}
        />
        <div>
          <Button type="submit">{texts.write}</Button>
        </div>
      </Stack>
    </Form>
  );
}

/** Every text of the site, to be opened and written. States: loading, failed, the list, narrowed by what is typed. */
export function AllTexts() {
  const query = useSiteTextsQuery();
  const [typed, setTyped] = useState('');
  const [isWhole, setWhole] = useState(false);
  const wanted = typed.trim().toLowerCase();
  const found = (all: readonly SiteText[]): SiteText[] =>
    all
      .filter(({ name, title }) => `${name} ${title ?? ''}`.toLowerCase().includes(wanted))
      .sort((a, b) => rankOf(a) - rankOf(b));
  return (
    <Stack gap={3}>
      <h2>{texts.title}</h2>
      <Answer of={query} texts={texts} headingLevel={3} mustBeFresh>
        {(all) => (
          <Stack gap={3}>
            <TextField
              type="search"
              label={texts.find}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <DataTable
              bare
              hideCaption
              caption={texts.caption}
              stacks="named"
              columns={COLUMNS}
              rows={isWhole ? found(all) : found(all).slice(0, FIRST_ROWS)}
              rowKey={({ name }) => name}
              empty={texts.notFound}
            />
            {!isWhole && found(all).length > FIRST_ROWS && (
              <div>
                <Button onClick={() => setWhole(true)}>{texts.showAll(found(all).length)}</Button>
              </div>
            )}
          </Stack>
        )}
      </Answer>
      <NewText />
    </Stack>
  );
}

import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import type { Sheet } from '../deskApi.ts';
import { hasRows, sheetAddress } from '../sheetSteps.ts';
import { sheetTexts as texts } from '../texts.ts';

/** In place of what a sheet is too young for: what must be done first, and the way there. */
export function Lacks({ sheet }: { sheet: Sheet }) {
  if (!hasRows(sheet))
    return (
      <Notice
        tone="empty"
        headingLevel={2}
        title={texts.noRows.title}
        actions={
          <ButtonLink variant="primary" to={sheetAddress(sheet.id, 'file')}>
            {texts.noRows.go}
          </ButtonLink>
        }
      >
        <p>{texts.noRows.text}</p>
      </Notice>
    );
  return (
    <Notice
      tone="info"
      headingLevel={2}
      title={texts.lacks.title(sheet.lacks.length)}
      actions={
        <ButtonLink variant="primary" to={sheetAddress(sheet.id, 'columns')}>
          {texts.lacks.go}
        </ButtonLink>
      }
    >
      <ul>
        {sheet.lacks.map((lack) => (
          <li key={lack}>{lack}</li>
        ))}
      </ul>
    </Notice>
  );
}

import { figure } from '#domain/kernel/wording/countInWords.ts';
import { sizeInWords } from '#domain/kernel/wording/sizeInWords.ts';
import { encodingName } from '#domain/records/sheets/sheetEncodings.ts';
import { SHEET_ENDINGS } from '#domain/records/sheets/sheetFileProblem.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { DropZone } from '#ui/DropZone/DropZone.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { ProgressBar } from '#ui/ProgressBar/ProgressBar.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { Stack } from '#ui/Stack/Stack.tsx';

import { EncodingChoice } from './components/EncodingChoice.tsx';
import { HiddenParts } from './components/HiddenParts.tsx';
import { LeftOutChoice } from './components/LeftOutChoice.tsx';
import { SheetFrame } from './components/SheetFrame.tsx';
import { SheetRows } from './components/SheetRows.tsx';
import { TableChoice } from './components/TableChoice.tsx';
import { useSheetQuery, type Sheet, type SheetFile } from './deskApi.ts';
import { hasRows, sheetAddress } from './sheetSteps.ts';
import { fileTexts as texts } from './texts.ts';
import { useSheetUpload } from './useSheetUpload.ts';

/** A file that was read: what it is, and what was remarkable about it. */
function ReadFile({ sheet, file }: { sheet: Sheet; file: SheetFile }) {
  const { remarks } = file;
  return (
    <Card title={file.name}>
      <Stack gap={4}>
        <DescriptionList
          items={[
            { term: texts.rows, value: figure(file.rows) },
            { term: texts.columns, value: figure(sheet.columns.length) },
            ...(file.encoding === null ? [] : [{ term: texts.letters, value: encodingName(file.encoding) }]),
            ...(file.table === null ? [] : [{ term: texts.table, value: file.table }]),
            // Records that were taken over had no file.
            ...(file.bytes === 0 ? [] : [{ term: texts.size, value: sizeInWords(file.bytes) }]),
            { term: texts.brought, value: texts.broughtBy(momentInWords(file.broughtAt), file.broughtBy) },
          ]}
        />
        {remarks.length > 0 && (
          <Notice tone="info" title={texts.remarks(remarks.length)}>
            <ul>
              {remarks.map((remark) => (
                <li key={remark}>{remark}</li>
              ))}
            </ul>
          </Notice>
        )}
        {file.hidden && <HiddenParts sheetId={sheet.id} file={file} hidden={file.hidden} />}
        {file.encodings.length > 0 && <EncodingChoice sheetId={sheet.id} file={file} />}
        <div>
          <ButtonLink variant="primary" to={sheetAddress(sheet.id, 'columns')}>
            {texts.next}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  );
}

/** What is said of a file that is on its way, or could not be taken in; nothing of one that was read. */
function FileNotice({ file, keepsRows }: { file: SheetFile; keepsRows: boolean }) {
  if (file.state === 'FAILED')
    return (
      <Notice tone="error" headingLevel={2} title={texts.unread(file.name)}>
        <p>{file.problem ?? texts.unknown}</p>
        {keepsRows && <p>{texts.unreadText}</p>}
      </Notice>
    );
  if (file.state === 'ARRIVING')
    return (
      <Notice tone="info" title={texts.half(file.name, file.broughtBy)}>
        {momentInWords(file.broughtAt)}
      </Notice>
    );
  return null;
}

function SheetsFile({ sheet }: { sheet: Sheet }) {
  const { id, file } = sheet;
  const { refetch } = useSheetQuery({ id });
  const upload = useSheetUpload(id, () => void refetch());
  if (upload.file)
    return (
      <Card title={texts.sending(upload.file.name)}>
        <Stack gap={4}>
          <ProgressBar label={texts.sent} value={upload.part * 100} />
          <div>
            <Button onClick={upload.stop}>{texts.stop}</Button>
          </div>
        </Stack>
      </Card>
    );
  if (file?.state === 'READING')
    return (
      <Card title={texts.reading(file.name)}>
        <Stack gap={4}>
          <ProgressBar label={texts.progress} value={file.progress === null ? null : file.progress * 100} />
          <p>{texts.mayLeave}</p>
        </Stack>
      </Card>
    );
  const keepsRows = hasRows(sheet);
  // Records that could not be taken over had no file either; one that someone brings is never empty.
  const isOfCommand = sheet.kind === 'KEPT' || file?.bytes === 0;
  const zone = (
    <DropZone
      label={texts.choose}
      hint={texts.chooseHint}
      button={texts.chooseButton}
      endings={SHEET_ENDINGS}
      problem={upload.problem}
      onFiles={upload.send}
    />
  );
  return (
    <Stack gap={6}>
      {file && upload.problem === null && <FileNotice file={file} keepsRows={keepsRows} />}
      {file?.state === 'CHOOSING' &&
        (file.leftOutRows === null ? (
          <TableChoice key={file.tables.join('\n')} sheetId={id} file={file} />
        ) : (
          <LeftOutChoice sheetId={id} file={file} rows={file.leftOutRows} />
        ))}
      {file?.state === 'READ' && <ReadFile sheet={sheet} file={file} />}
      {isOfCommand ? (
        <Card title={texts.byCommand}>
          <p>{texts.byCommandText}</p>
        </Card>
      ) : keepsRows ? (
        <Card title={texts.another}>
          <Stack gap={3}>
            <p>{texts.anotherText}</p>
            {zone}
          </Stack>
        </Card>
      ) : (
        <Stack gap={3}>
          <p>{texts.intro}</p>
          {zone}
        </Stack>
      )}
      {keepsRows && (
        <Stack gap={3}>
          <h2>{texts.firstRows}</h2>
          <SheetRows key={file?.id} sheet={sheet} />
        </Stack>
      )}
    </Stack>
  );
}

/**
 * /desk/sheets/:sheetId/file: brings the file of a sheet. States: none, being sent, half sent, being read, of
 * several tables, of rows that come back, refused, read.
 */
export const Component = () => (
  <SheetFrame step="file">{(sheet) => <SheetsFile key={sheet.id} sheet={sheet} />}</SheetFrame>
);

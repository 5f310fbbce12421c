import { useState } from 'react';

import { encodingName } from '#domain/records/sheets/sheetEncodings.ts';
import { Button } from '#ui/Button/Button.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { type SheetFile, useReadSheetFileAgainMutation } from '../deskApi.ts';
import { refusalText } from '../refusalText.ts';
import { fileTexts as texts } from '../texts.ts';
import styles from './problems.module.scss';

interface EncodingChoiceProps {
  sheetId: string;
  file: Pick<SheetFile, 'id' | 'encoding' | 'encodings'>;
}

/** Shows how the telling lines of a file of text read, as it was read and in other character sets, and reads it so. */
export function EncodingChoice({ sheetId, file: { id, encoding, encodings } }: EncodingChoiceProps) {
  const [readAgain, { error, isLoading }] = useReadSheetFileAgainMutation();
  const [chosen, setChosen] = useState(encoding ?? '');
  const lines = encodings.find((one) => one.encoding === chosen)?.lines ?? [];
  return (
    <Stack gap={3}>
      <SelectField
        label={texts.encoding}
        name="encoding"
        value={chosen}
        options={encodings.map((one) => ({
          value: one.encoding,
          label:
            one.encoding === encoding ? texts.encodingFound(encodingName(one.encoding)) : encodingName(one.encoding),
        }))}
        onChange={({ target }) => setChosen(target.value)}
      />
      <p>{texts.encodingText(lines.length)}</p>
      <ul aria-live="polite">
        {lines.map((line, at) => (
          <li key={at} className={styles.value}>
            {line}
          </li>
        ))}
      </ul>
      <FormRefusal title={texts.notReadAgain} reason={refusalText(error)} />
      {chosen !== encoding && (
        <>
          <p>{texts.encodingKeeps}</p>
          <div>
            <Button loading={isLoading} onClick={() => void readAgain({ id: sheetId, file: id, encoding: chosen })}>
              {texts.readAgain(encodingName(chosen))}
            </Button>
          </div>
        </>
      )}
    </Stack>
  );
}

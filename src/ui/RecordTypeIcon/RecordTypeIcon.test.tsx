import { render, screen } from '@testing-library/react';

import { RECORD_ITEM_TYPES } from '#domain/records/core/record.ts';
import { accessibilityFaults } from '#test/support/axe.ts';

import { RecordTypeIcon } from './RecordTypeIcon.tsx';

describe('RecordTypeIcon', () => {
  it('REC-002 draws each of the five types differently and names it', async () => {
    render(RECORD_ITEM_TYPES.map((type) => <RecordTypeIcon key={type} type={type} />));
    const icons = screen.getAllByRole('img');
    expect(icons.map((icon) => icon.getAttribute('aria-label'))).toEqual([
      'Census',
      'Transcription',
      'Image',
      'PDF',
      'Article',
    ]);
    expect(new Set(icons.map((icon) => icon.innerHTML)).size).toBe(5);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it.each(['FOO', '', 'toString'])('REC-003 draws the unknown type %p as a transcription', (type) => {
    render([<RecordTypeIcon key="unknown" type={type} />, <RecordTypeIcon key="known" type="TRANSCRIPTION" />]);
    const [unknown, known] = screen.getAllByRole('img', { name: 'Transcription' });
    expect(unknown?.innerHTML).toBe(known?.innerHTML);
  });
});

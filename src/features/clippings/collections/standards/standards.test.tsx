import { screen, within } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import { aClipping, aCollection } from '../aClipping.fixture.ts';

const AT = '/collections/collection/k-one';
const items = () => [{ id: 'one', note: '', mayChange: true, clipping: aClipping(), record: null }];
const annotation = (title: string) => ({ type: 'Annotation', label: title, target: 'https://muniment.example/1' });
const many = Array.from({ length: 30 }, (_, at) => annotation(`Note ${at + 1}`));

async function openImport(importAnnotations: Parameters<typeof answer>[0][string]) {
  answer({ collection: () => aCollection({ items }), importAnnotations });
  const app = await renderApp(AT, { reader: 'member' });
  await app.user.click(await screen.findByText('Open in other programs'));
  await app.user.click(screen.getByRole('button', { name: 'Import annotations' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import annotations' }));
  const paste = async (document: unknown) => {
    const box = dialog.getByRole('textbox', { name: 'Or paste the annotations' });
    await app.user.clear(box);
    await app.user.click(box);
    await app.user.paste(typeof document === 'string' ? document : JSON.stringify(document));
    await app.user.click(dialog.getByRole('button', { name: 'Import' }));
  };
  return { ...app, dialog, paste };
}

describe('a collection for other programs', () => {
  it('has its addresses for anyone, and the import for who may add to it', async () => {
    answer({ collection: () => aCollection({ items, role: null, visibility: 'PUBLIC' }) });
    const { user, container } = await renderApp(AT);
    await user.click(await screen.findByText('Open in other programs'));
    expect(await screen.findByRole('textbox', { name: 'IIIF manifest' })).toHaveValue(
      `${window.location.origin}/iiif/collection/k-one/manifest`,
    );
    expect(screen.getByRole('textbox', { name: 'Web Annotations' })).toHaveValue(
      `${window.location.origin}/annotations/collection/k-one`,
    );
    expect(screen.queryByRole('button', { name: 'Import annotations' })).not.toBeInTheDocument();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('imports annotations in turns, and lists those that were refused with the reason', async () => {
    const importAnnotations = jest.fn(({ annotations }: { annotations: string[] }) =>
      annotations.map((text) => ({
        title: (JSON.parse(text) as { label: string }).label,
        ...(text.includes('Note 7')
          ? { clippingId: null, refusal: 'It is on iiif.example.org, not on this site.' }
          : { clippingId: 'c-new', refusal: null }),
      })),
    );
    const { dialog, paste } = await openImport(importAnnotations);
    await paste({ type: 'AnnotationPage', items: many });
    expect(await dialog.findByText('Imported 29 annotations as clippings.')).toBeVisible();
    expect(dialog.getByRole('heading', { name: '1 annotation not imported' })).toBeVisible();
    expect(dialog.getByRole('listitem')).toHaveTextContent('Note 7 It is on iiif.example.org, not on this site.');
    expect(importAnnotations.mock.calls.map(([{ annotations }]) => annotations.length)).toEqual([25, 5]);
  });

  it('reads a file, and refuses what it cannot read beside the field', async () => {
    const { user, dialog, paste } = await openImport(() => [{ title: 'Note 1', clippingId: 'c-new', refusal: null }]);
    for (const [document, why] of [
      ['{', 'This isn’t JSON. Export the annotations as JSON or JSON-LD first.'],
      ['[]', 'There are no annotations in this file.'],
      [' '.repeat(3), 'Choose a file, or paste its text.'],
      [`"${'a'.repeat(1_000_000)}"`, 'A file has at most 1,000 kB.'],
    ] as const) {
      await paste(document);
      expect(await dialog.findByText(why)).toBeVisible();
    }
    await user.upload(
      dialog.getByLabelText('Annotation file (JSON)'),
      Object.assign(new File(['{}'], 'notes.json', { type: 'application/json' }), {
        text: () => Promise.resolve(JSON.stringify(many[0])),
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Import' }));
    expect(await dialog.findByText('Imported 1 annotation as a clipping.')).toBeVisible();
  });

  it('says how many were not read where it is stopped', async () => {
    let calls = 0;
    const { dialog, paste } = await openImport(({ annotations }: { annotations: string[] }) => {
      calls += 1;
      if (calls > 1) throw refusal('LIMIT_REACHED');
      return annotations.map(() => ({ title: 'Note', clippingId: 'c-new', refusal: null }));
    });
    await paste(many);
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'You have reached the limit. Delete something you no longer need, and try again. The last 5 annotations weren’t read.',
    );
    expect(dialog.getByText('Imported 25 annotations as clippings.')).toBeVisible();
  });
});

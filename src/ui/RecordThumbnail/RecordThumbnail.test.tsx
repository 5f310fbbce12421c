import { act, fireEvent, render, screen } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { RETRIES_MS } from '#ui/usePictureRetry.ts';

import { RecordThumbnail } from './RecordThumbnail.tsx';

const ID = 'ROCHE-1871/RG102267.VLD/1/1';

describe('RecordThumbnail', () => {
  it('REC-004 asks the image service for a picture by the record’s id, when it comes near', async () => {
    render(<RecordThumbnail recordId={ID} type="CENSUS" alt="Page with William PINCH" />);
    const picture = await screen.findByRole('img', { name: 'Page with William PINCH' });
    expect(picture).toHaveAttribute('src', '/iiif/thumbnails/ROCHE-1871%2FRG102267.VLD%2F1%2F1');
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('fetchpriority', 'low');
    expect(picture).toHaveAttribute(
      'srcset',
      expect.stringContaining('/iiif/thumbnails/ROCHE-1871%2FRG102267.VLD%2F1%2F1?width=104 104w'),
    );
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('shows the icon of the type where the picture cannot be had, and asks again for another record', () => {
    const { rerender } = render(<RecordThumbnail recordId={ID} type="CENSUS" alt="The page" />);
    fireEvent.error(screen.getByRole('img', { name: 'The page' }));
    expect(screen.getByRole('img', { name: 'Census' })).toBeVisible();
    rerender(<RecordThumbnail recordId="R39/1/1" type="CENSUS" alt="The page" />);
    expect(screen.getByRole('img', { name: 'The page' })).toBeVisible();
  });

  it('asks again quietly for a picture that was not ready, and gives up in the end', () => {
    jest.useFakeTimers();
    render(<RecordThumbnail recordId={ID} type="CENSUS" alt="The page" />);
    for (const wait of RETRIES_MS) {
      fireEvent.error(screen.getByRole('img', { name: 'The page' }));
      expect(screen.getByRole('img', { name: 'Census' })).toBeVisible();
      act(() => jest.advanceTimersByTime(wait));
      expect(screen.getByRole('img', { name: 'The page' })).toBeVisible();
    }
    fireEvent.error(screen.getByRole('img', { name: 'The page' }));
    act(() => jest.advanceTimersByTime(600_000));
    expect(screen.queryByRole('img', { name: 'The page' })).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  it('is named by the kind of the record where nothing else is said', () => {
    render(<RecordThumbnail recordId={ID} type="CENSUS" size="sm" />);
    expect(screen.getByRole('img', { name: 'Census' })).toHaveAttribute(
      'src',
      '/iiif/thumbnails/ROCHE-1871%2FRG102267.VLD%2F1%2F1',
    );
  });

  it('asks for nothing where it is known that there is no picture', () => {
    render(<RecordThumbnail recordId={ID} type="FOO" alt="The page" hasPicture={false} />);
    expect(screen.getByRole('img', { name: 'Transcription' })).toBeVisible();
    expect(screen.queryByRole('img', { name: 'The page' })).not.toBeInTheDocument();
  });
});

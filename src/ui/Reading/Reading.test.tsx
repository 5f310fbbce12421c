import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

import { accessibilityFaults } from '#test/support/axe.ts';

import { Reading } from './Reading.tsx';
import { ReadingLegend } from './ReadingLegend.tsx';

describe('a reading', () => {
  it('is the text as it was written until what draws its signs is here', async () => {
    const { container } = render(<Reading text="C__PER" notation="freereg" />);
    expect(container.innerHTML).toBe('C__PER');
    expect(await screen.findByText('C, two letters not read, p e r')).toBeInTheDocument();
  });

  it('adds nothing to a text that was read whole', () => {
    const { container } = render(<Reading text="Mary Cooper" notation="freereg" />);
    expect(container.innerHTML).toBe('Mary Cooper');
  });

  it('says in words what the signs show, and holds what was written for who copies it', async () => {
    render(
      <h1>
        <Reading text="Mary C__PER" notation="freereg" />
      </h1>,
    );
    const heading = await screen.findByRole('heading', { name: 'Mary, C, two letters not read, p e r' });
    const eye = heading.querySelector('[aria-hidden]');
    // The dots are drawn by the style sheet: no text of the page, and nothing that can be copied.
    expect(eye?.textContent).toBe('Mary C__PER');
    expect(eye?.querySelector('[data-shown]')).toHaveAttribute('data-shown', '··');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it.each([
    ['Mar[gy]', '.either', '⁽g or y⁾'],
    ['GRANT?', '.doubt', '?'],
    ['MAR*', '.unread', '…'],
  ])('draws %s with a sign that is no letter', async (text, sign, shown) => {
    const { container } = render(<Reading text={text} notation="freereg" />);
    await waitFor(() => expect(container.querySelector(sign)).toHaveAttribute('data-shown', shown));
  });

  it.each([
    ['[M_]ary', '.like', 'M'],
    ['[john]', '.bracket', '['],
  ])('marks letters of %s that are there', async (text, sign, letter) => {
    const { container } = render(<Reading text={text} notation="freereg" />);
    await waitFor(() => expect(container.querySelector(sign)).toHaveTextContent(letter));
  });
});

describe('the note below readings', () => {
  const noteOf = (...texts: (string | null)[]) =>
    render(<ReadingLegend readings={texts.map((text) => ({ text, notation: 'freereg' }))} />, {
      wrapper: MemoryRouter,
    });

  it('is not there where all was read', () => {
    expect(noteOf('Mary Cooper', null, '[blank]').container).toBeEmptyDOMElement();
  });

  it('says what a dot is where there is one, and leads to the help', async () => {
    const { container } = noteOf('Mary Cooper', 'C__PER');
    await screen.findByRole('link');
    expect(container).toHaveTextContent('· a letter the transcriber could not read. How we show what is unclear');
    expect(screen.getByRole('link', { name: 'How we show what is unclear' })).toHaveAttribute(
      'href',
      '/help/articles/214-unclear-readings',
    );
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('leads to the help alone where there is doubt without a dot', async () => {
    const { container } = noteOf('GRANT?');
    await screen.findByRole('link');
    expect(container).toHaveTextContent(/^How we show what is unclear$/u);
  });
});

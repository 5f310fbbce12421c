import { render, screen } from '@testing-library/react';

import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';
import { aFact } from '#domain/trees/core/trees.fixture.ts';

import { JurisdictionThen } from './JurisdictionThen.tsx';

const shown = (text: string, date: string) => {
  const { container } = render(
    <JurisdictionThen fact={aFact({ place: { text, position: null }, date: readTreeDate(date) })} />,
  );
  return container.textContent;
};

it('says what a place lay in at the time, and nothing where it changed within the date or is as written', () => {
  expect(shown('Strasbourg, Alsace, France', '3 APR 1890')).toBe('Place then in: German Empire');
  expect(screen.getByText('Place then in: German Empire')).toBeVisible();
  expect([
    shown('Strasbourg, Alsace, France', 'BET 1860 AND 1890'),
    shown('Strasbourg, Alsace, France', '1930'),
    shown('Strasbourg, Alsace, France', 'AFT 1860'),
    shown('Roche, Cornwall', '1850'),
  ]).toEqual(['', '', '', '']);
});

import { render, screen } from '@testing-library/react';

import { HistoricalMap } from './HistoricalMap.tsx';
import { MapTimes } from './MapTimes.tsx';

const layerOf = (year: number) => ({
  name: `Survey of ${year}`,
  year,
  tiles: 'https://tiles.example.org/{z}/{x}/{y}.png',
  attribution: 'Example Library',
  bounds: null,
  maxZoom: 15,
});
const LAYERS = [1888, 1913, 1937, 1961].map(layerOf);
const LEEDS = { latitude: 53.8, longitude: -1.55 };
const FALLBACK = { latitude: 53.83011, longitude: -2.42017 };

const figure = () => screen.getByRole('figure');

describe('a map of a time', () => {
  it('HOUSE-019 stands for 1961 with the layer of 1937 chosen first', () => {
    render(<HistoricalMap label="Map after 1945" center={LEEDS} year={1961} initialLayer={1937} layers={LAYERS} />);
    expect(figure()).toHaveAttribute('data-year', '1961');
    expect(figure()).toHaveAttribute('data-layer', '1937');
    expect(figure()).toHaveTextContent('Survey of 1937, 1937. Example Library');
  });

  it('HOUSE-021 stands for 1913 with the layer of 1888 chosen first', () => {
    render(<HistoricalMap label="Map before 1939" center={LEEDS} year={1913} initialLayer={1888} layers={LAYERS} />);
    expect(figure()).toHaveAttribute('data-year', '1913');
    expect(figure()).toHaveAttribute('data-layer', '1888');
  });

  it('takes the layer nearest to the one asked for', () => {
    render(
      <HistoricalMap
        label="Map"
        center={LEEDS}
        year={1913}
        initialLayer={1888}
        layers={[layerOf(1900), layerOf(1950)]}
      />,
    );
    expect(figure()).toHaveAttribute('data-layer', '1900');
  });

  it('says that no historical map is set up, and shows what lies there', () => {
    render(
      <HistoricalMap
        label="Map before 1939"
        center={LEEDS}
        year={1913}
        initialLayer={1888}
        markers={[{ id: '1', label: 'Fore Street', count: 3, ...LEEDS }]}
      />,
    );
    expect(figure()).toHaveTextContent('The map of today, with the places of 1913.');
    expect(figure()).not.toHaveAttribute('data-layer');
    expect(screen.getByRole('list', { name: 'Map before 1939' })).toHaveTextContent('Fore Street3');
  });

  it('is of today where no layer is asked for', () => {
    render(<HistoricalMap label="Map of today" center={LEEDS} year={2024} layers={LAYERS} />);
    expect(figure()).toHaveAttribute('data-year', '2024');
    expect(figure()).toHaveTextContent('The map of today.');
  });

  it('HOUSE-041 has its centre and its limits, the United Kingdom, in its attributes', () => {
    const { container } = render(<HistoricalMap label="Map" center={FALLBACK} year={2024} />);
    expect(container.querySelector('[data-center]')).toHaveAttribute('data-center', '53.83011,-2.42017');
    expect(container.querySelector('[data-limits]')).toHaveAttribute('data-limits', '-8.65,49.84,1.77,60.86');
    expect(screen.getByRole('region', { name: 'Map' })).toHaveTextContent('53.830° N, 2.420° W');
  });
});

describe('the times of a map', () => {
  it('are chosen with a slider, compared with another, and swiped with a second slider', () => {
    const handlers = { onShow: jest.fn(), onCompare: jest.fn(), onShare: jest.fn() };
    const { rerender } = render(<MapTimes layers={LAYERS} shown={0} compared="none" share={50} {...handlers} />);
    expect(screen.getByRole('slider', { name: 'Map of' })).toHaveAttribute('aria-valuetext', '1888: Survey of 1888');
    expect(screen.queryByRole('slider', { name: 'Swipe between the two maps' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Nothing',
      'The map of today',
      '1913: Survey of 1913',
      '1937: Survey of 1937',
      '1961: Survey of 1961',
    ]);
    rerender(<MapTimes layers={LAYERS} shown={4} compared="1" share={30} {...handlers} />);
    expect(screen.getByRole('slider', { name: 'Map of' })).toHaveAttribute('aria-valuetext', 'The map of today');
    expect(screen.getByRole('slider', { name: 'Swipe between the two maps' })).toHaveValue('30');
    expect(screen.queryByRole('option', { name: 'The map of today' })).not.toBeInTheDocument();
  });
});

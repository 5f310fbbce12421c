import { render, screen } from '@testing-library/react';

import { HitPassages } from './components/HitPassages.tsx';

const part = (text: string, isHit = false) => ({ text, isHit });

describe('stretches of a long document', () => {
  it('are shown with the words that were searched for', () => {
    render(
      <HitPassages
        hit={{
          name: 'Mary PINCH',
          snippets: [
            { parts: [part('drowned in the '), part('engine shaft', true)] },
            { parts: [part('by misadventure')] },
          ],
        }}
      />,
    );
    const group = screen.getByRole('group', { name: 'From the text: Mary PINCH' });
    expect(group).toHaveTextContent('drowned in the engine shaft … by misadventure');
    expect(group.querySelector('mark')).toHaveTextContent('engine shaft');
  });

  it.each([null, []])('are left out where there are none', (snippets) => {
    const { container } = render(<HitPassages hit={{ name: 'Mary PINCH', snippets }} />);
    expect(container).toBeEmptyDOMElement();
  });
});

import { render, screen } from '@testing-library/react';

import { Logo } from './Logo.tsx';

const named = (size: string) => `${'0'.repeat(32)}-${size}.svg`;

it('is the mark of the software and the name, where a site has no logo', () => {
  const { container } = render(<Logo name="Wexcombe" />);
  expect(container).toHaveTextContent('Wexcombe');
  expect(container.querySelector('img')).toBeNull();
});

it('is a picture beside the name', () => {
  const { container } = render(<Logo name="Wexcombe" logo={named('64x64')} />);
  expect(container).toHaveTextContent('Wexcombe');
  expect(container.querySelector('img')).toHaveAttribute('src', `/site-logo/${named('64x64')}`);
  expect(screen.queryByRole('img', { name: /./u })).not.toBeInTheDocument();
});

it('stands in for the name where it is as wide as words are', () => {
  const { container } = render(<Logo name="Wexcombe" logo={named('320x64')} />);
  expect(container).not.toHaveTextContent('Wexcombe');
  expect(screen.getByRole('img', { name: 'Wexcombe' })).toHaveAttribute('width', '320');
});

import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { replayEarlyInput } from './hydrate.ts';

/** What src/static/early.js keeps until then. */
const earlyPresses = (last: { type: 'click' | 'submit'; target: Element | null } | null) =>
  Object.assign(window, { earlyPresses: { last, stop: jest.fn() } });

function Form({ onSend }: { onSend: (text: string) => void }) {
  const [name, setName] = useState('');
  const [isOpen, setOpen] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(`${name} ${isOpen}`);
      }}
    >
      <input value={name} onChange={({ target }) => setName(target.value)} />
      <input type="checkbox" checked={isOpen} onChange={({ target }) => setOpen(target.checked)} />
      <button type="button" onClick={() => onSend('pressed')}>
        Press
      </button>
      <output>{name}</output>
    </form>
  );
}

const DRAWN =
  '<form><input value=""/><input type="checkbox"/><button type="button">Press</button><output></output></form>';

async function takenOver(before: (root: HTMLElement) => void) {
  document.body.innerHTML = `<div id="root" data-first="home.visitor">${DRAWN}</div>`;
  const root = document.body.firstElementChild as HTMLElement;
  before(root);
  const onSend = jest.fn();
  await act(async () => hydrateRoot(root, <Form onSend={onSend} />));
  await act(async () => replayEarlyInput(root));
  return { root, onSend };
}

describe('content of the server that the browser hydrates', () => {
  it('keeps what was typed and ticked before the script had come, and sends the form that was sent', async () => {
    const { root, onSend } = await takenOver((content) => {
      const [text, box] = content.querySelectorAll('input');
      if (text) text.value = 'Pinch';
      if (box) box.checked = true;
      earlyPresses({ type: 'submit', target: content.querySelector('form') });
    });
    expect(root.querySelector('output')?.textContent).toBe('Pinch');
    expect(onSend.mock.calls).toEqual([['Pinch true']]);
    expect(root.dataset.first).toBeUndefined();
  });

  it('repeats the last press', async () => {
    const { onSend } = await takenOver((content) =>
      earlyPresses({ type: 'click', target: content.querySelector('button') }),
    );
    expect(onSend.mock.calls).toEqual([['pressed']]);
  });

  it('repeats nothing where nothing was pressed', async () => {
    expect((await takenOver(() => earlyPresses(null))).onSend).not.toHaveBeenCalled();
  });
});

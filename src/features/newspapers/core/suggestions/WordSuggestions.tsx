import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';

import { fetchPageAhead } from '#services/routing/pagesAhead.ts';
import { useDebounced } from '#ui/useDebounced.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { suggestionTexts as texts } from '../texts.ts';
import { lastWord, withLastWord } from './lastWord.ts';
import { useArticleSuggestionsQuery } from './suggestionsApi.ts';
import styles from './WordSuggestions.module.scss';

/**
 * Has what sending the words needs come, and the page that they lead to: after Enter nothing is left to fetch but the
 * results. What does not come is asked for again then.
 */
function prepareArticleSearch(): void {
  Promise.all([import('#services/forms/checkWithYup.ts'), import('../articleResults.ts')]).catch(() => undefined);
  fetchPageAhead('search-newspapers.results');
}

/** Milliseconds of rest before words are asked for. */
const REST_MS = 150;
const NONE: readonly string[] = [];

interface WordSuggestionsProps {
  /** The box; the keys of the list are its own. */
  input: RefObject<HTMLInputElement | null>;
  /** What is typed in it. */
  words: string;
  /** What was in it when it was reached: nothing is offered for that. */
  wordsAtFocus: string;
  onChoose: (words: string) => void;
}

/**
 * Words of the newspapers that complete the one being typed. Arrows go through them, Enter takes one, Escape closes the
 * list.
 */
export function WordSuggestions({ input, words, wordsAtFocus, onChoose }: WordSuggestionsProps) {
  const id = useId();
  const [closedFor, setClosedFor] = useState(wordsAtFocus);
  const [active, setActive] = useState(-1);
  const typed = useDebounced(words, REST_MS);
  const prefix = closedFor === words ? null : lastWord(typed);
  const { currentData } = useArticleSuggestionsQuery(
    { prefix: prefix ?? '' },
    { skip: prefix === null || !navigator.onLine },
  );
  const found =
    prefix === null || lastWord(words) !== prefix
      ? NONE
      : (currentData ?? NONE).filter((word) => word !== prefix.toLowerCase());
  const isOpen = found.length > 0;
  const optionId = (at: number) => `${id}-${at}`;
  const choose = (word: string) => {
    const whole = withLastWord(words, word);
    setClosedFor(whole);
    setActive(-1);
    onChoose(whole);
    input.current?.focus();
  };
  const close = () => {
    setClosedFor(words);
    setActive(-1);
  };

  // They come when the box is first used: so does what Enter needs.
  useEffect(prepareArticleSearch, []);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen || event.isComposing) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      // One more place than words: the box itself, between the last and the first.
      const places = found.length + 1;
      setActive(((active + 1 + (key === 'ArrowDown' ? 1 : places - 1)) % places) - 1);
    } else if (key === 'Enter' && found[active] !== undefined) {
      event.preventDefault();
      choose(found[active]);
    } else if (key === 'Escape') {
      // A dialog around the box stays open.
      event.preventDefault();
      close();
    }
  });
  const onLeave = useEffectEvent(close);
  const onType = useEffectEvent(() => setActive(-1));
  useEffect(() => {
    const box = input.current;
    if (!box) return undefined;
    const [key, leave, type] = [(event: KeyboardEvent) => onKey(event), () => onLeave(), () => onType()];
    box.addEventListener('keydown', key);
    box.addEventListener('blur', leave);
    box.addEventListener('input', type);
    return () => {
      box.removeEventListener('keydown', key);
      box.removeEventListener('blur', leave);
      box.removeEventListener('input', type);
    };
  }, [input]);
  useEffect(() => {
    const box = input.current;
    box?.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) box?.setAttribute('aria-controls', id);
    else box?.removeAttribute('aria-controls');
    if (isOpen && active >= 0) box?.setAttribute('aria-activedescendant', optionId(active));
    else box?.removeAttribute('aria-activedescendant');
  });

  return (
    <>
      <VisuallyHidden>
        <span role="status">{isOpen ? texts.count(found.length) : ''}</span>
      </VisuallyHidden>
      {isOpen && (
        <ul id={id} role="listbox" aria-label={texts.label} className={styles.list}>
          {found.map((word, at) => (
            <li
              key={word}
              id={optionId(at)}
              role="option"
              aria-selected={at === active}
              className={styles.word}
              // The box keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(word)}
            >
              {word}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';

import { articleAddressOf, helpSearchAddress } from '#domain/help/core/helpAddresses.ts';
import { Button } from '#ui/Button/Button.tsx';
import { uiTexts } from '#ui/texts.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import styles from './HelpSearchBox.module.scss';
import { searchTexts as texts } from './texts.ts';
import { type Suggestions, useHelpSuggestions } from './useHelpSuggestions.ts';

/** Suggestions shown at once (spec 2 section 9, HELP-002). */
const MOST = 3;

/** What a screen reader hears of the list. */
function statusOf(suggestions: Suggestions): string {
  if (suggestions.state === 'fetching') return texts.fetching;
  if (suggestions.state !== 'complete') return '';
  const count = Math.min(suggestions.results.length, MOST);
  return count === 0 ? uiTexts.noSuggestions : texts.found(count);
}

/** The list under the field. States: on its way, failed, none, articles. */
function SuggestionList({ id, suggestions }: { id: string; suggestions: Suggestions }) {
  if (suggestions.state !== 'complete') {
    return (
      <div id={id} className={styles.list}>
        {/* The status beside it says so aloud. */}
        <p
          className={styles.message}
          aria-hidden={suggestions.state === 'fetching'}
          role={suggestions.state === 'error' ? 'alert' : undefined}
        >
          {suggestions.state === 'error' ? texts.failed : texts.fetching}
        </p>
      </div>
    );
  }
  const results = suggestions.results.slice(0, MOST);
  return (
    <div id={id} className={styles.list}>
      {results.length === 0 ? (
        <p className={styles.message}>{uiTexts.noSuggestions}</p>
      ) : (
        <ul role="list" aria-label={texts.suggestions}>
          {results.map(({ id: article, title, html_url: address, section }) => (
            <li key={article}>
              <Link to={articleAddressOf(address)} className={styles.suggestion}>
                <span className={styles.title}>{title}</span>
                <span className={styles.trail}>{texts.trail(section.category.name, section.name)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Moves the focus through the field and the links under it. */
function onArrow(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, ul a')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/**
 * The question field of the help with its suggestions (HELP-001…012). Enter leads to the page of results; a blank
 * question leads nowhere. Escape closes the list.
 */
export function HelpSearchBox({ initial = '' }: { initial?: string }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(initial);
  const [isOpen, setOpen] = useState(false);
  const suggestions = useHelpSuggestions(isOpen ? text : '');
  const isShown = isOpen && suggestions.state !== 'reset';

  useEffect(() => {
    setText(initial);
    setOpen(false);
  }, [initial, key]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const query = text.trim();
    if (query === '') return input.current?.focus();
    setOpen(false);
    return void navigate(helpSearchAddress(query));
  };

  return (
    <div role="search" className={styles.search}>
      <form
        className={styles.form}
        onSubmit={submit}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            setOpen(false);
            input.current?.focus();
          }
          onArrow(event);
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
        }}
      >
        <div className={styles.field}>
          <Search aria-hidden size={20} className={styles.icon} />
          <input
            ref={input}
            type="search"
            name="query"
            autoComplete="off"
            maxLength={200}
            aria-label={texts.label}
            aria-controls={isShown ? list : undefined}
            placeholder={texts.placeholder}
            value={text}
            className={styles.input}
            onChange={({ target }) => {
              setText(target.value);
              setOpen(true);
            }}
          />
          <Button type="submit">{texts.search}</Button>
        </div>
        {isShown && <SuggestionList id={list} suggestions={suggestions} />}
        <VisuallyHidden>
          <span role="status">{isShown ? statusOf(suggestions) : ''}</span>
        </VisuallyHidden>
      </form>
    </div>
  );
}

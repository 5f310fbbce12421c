import { useEffect, useRef, useState } from 'react';

import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import { EditSearchForm } from '#features/search/core/index.ts';
import { Card } from '#ui/Card/Card.tsx';
import { Drawer } from '#ui/Drawer/Drawer.tsx';

import { pageTexts } from '../pageTexts.ts';

interface SearchPanelProps {
  /** Across the page while nothing is asked for, beside the results, or over them where there is no room. */
  place: 'page' | 'side' | 'drawer';
  /** Whether the drawer is open. */
  isOpen: boolean;
  base: SearchQuery;
  /** How often the reader asked to go to the form; each time the focus goes to its first field. */
  focusAsked: number;
  onSearch: () => void;
  onClose: () => void;
}

/** The search as a form again, to be changed. */
export function SearchPanel({ place, isOpen, base, focusAsked, onSearch, onClose }: SearchPanelProps) {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const answered = useRef(0);
  useEffect(() => {
    if (form === null || focusAsked === answered.current) return;
    answered.current = focusAsked;
    if (focusAsked > 0) form.querySelector('input')?.focus();
  }, [form, focusAsked]);
  const content = <EditSearchForm ref={setForm} base={base} onSearch={onSearch} />;
  if (place === 'drawer') {
    return (
      <Drawer open={isOpen} onClose={onClose} title={pageTexts.edit}>
        {content}
      </Drawer>
    );
  }
  return place === 'side' ? <Card title={pageTexts.edit}>{content}</Card> : <Card>{content}</Card>;
}

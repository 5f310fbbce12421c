import { Plus } from 'lucide-react';
import { useState } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { StoryArticle } from '../components/StoryArticle.tsx';
import { StoryForm } from '../forms/StoryForm.tsx';
import { useEditing } from '../hooks/useEditing.ts';
import { usePlaceOfPerson } from '../hooks/usePlaceOfPerson.ts';
import type { Life, Versioned } from '../model/lifeOf.ts';
import { personNumber } from '../model/versionedPerson.ts';

/** What was written about this person. */
export function StoriesSection({ life }: { life: Life }) {
  const { tree, mayEdit, isCompact } = usePlaceOfPerson();
  const { remove, report } = useEditing();
  const [open, setOpen] = useState<Versioned<'story'> | 'new' | null>(null);
  return (
    <Stack gap={4}>
      {mayEdit && life.person && (
        <div>
          <Button variant="primary" size="sm" icon={<Plus aria-hidden="true" />} onClick={() => setOpen('new')}>
            Write a story
          </Button>
        </div>
      )}
      {life.stories.length === 0 && (
        <Notice tone="empty" title="No stories yet">
          <p>{mayEdit ? 'Write down what is told in your family before it is forgotten.' : 'Nobody has written about this person yet.'}</p>
        </Notice>
      )}
      {life.stories.map((story) => (
        <StoryArticle
          key={story.id}
          story={story.document}
          headingLevel={isCompact ? 3 : 2}
          actions={
            mayEdit && (
              <Inline gap={2}>
                <Button size="sm" variant="quiet" aria-label={`Edit ${story.document.title}`} onClick={() => setOpen(story)}>
                  Edit
                </Button>
                <Button size="sm" variant="quiet" aria-label={`Remove ${story.document.title}`} onClick={() => report(remove('story', story.id, { title: `“${story.document.title}” is removed` }))}>
                  Remove
                </Button>
              </Inline>
            )
          }
        />
      ))}
      {open !== null && <StoryForm treeRef={tree.id} old={open === 'new' ? null : open} personId={personNumber(life.id)} onDone={() => setOpen(null)} />}
    </Stack>
  );
}

import { Plus } from 'lucide-react';
import { useState } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { StoryArticle } from '../components/StoryArticle.tsx';
import { StoryForm } from '../editorsParts.ts';
import { useEditingIfAny } from '../hooks/useEditing.ts';
import { usePlaceOfPerson } from '../hooks/usePlaceOfPerson.ts';
import type { Life, Versioned } from '../model/lifeOf.ts';
import { personNumber } from '../model/toVersionedPerson.ts';
import { storiesTexts as texts } from './texts.ts';

/** The stories about this person. */
export function StoriesSection({ life }: { life: Life }) {
  const { tree, mayEdit, isCompact } = usePlaceOfPerson();
  const editing = useEditingIfAny();
  const [open, setOpen] = useState<Versioned<'story'> | 'new' | null>(null);
  return (
    <Stack gap={4}>
      {mayEdit && life.person && (
        <div>
          <Button variant="primary" size="sm" icon={<Plus aria-hidden="true" />} onClick={() => setOpen('new')}>
            {texts.write}
          </Button>
        </div>
      )}
      {life.stories.length === 0 && (
        <Notice tone="empty" title={texts.empty.title}>
          <p>{mayEdit ? texts.empty.editors : texts.empty.others}</p>
        </Notice>
      )}
      {life.stories.map((story) => (
        <StoryArticle
          key={story.id}
          story={story.document}
          headingLevel={isCompact ? 3 : 2}
          actions={
            mayEdit &&
            editing && (
              <Inline gap={2}>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={texts.editNamed(story.document.title)}
                  onClick={() => setOpen(story)}
                >
                  {texts.edit}
                </Button>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={texts.removeNamed(story.document.title)}
                  onClick={() =>
                    editing.report(editing.remove('story', story.id, { title: texts.removed(story.document.title) }))
                  }
                >
                  {texts.remove}
                </Button>
              </Inline>
            )
          }
        />
      ))}
      {open !== null && (
        <StoryForm
          treeRef={tree.id}
          old={open === 'new' ? null : open}
          personId={personNumber(life.id)}
          onDone={() => setOpen(null)}
        />
      )}
    </Stack>
  );
}

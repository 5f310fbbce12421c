import { Badge } from '../Badge/Badge.tsx';
import { Card } from '../Card/Card.tsx';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { surveyTexts as texts } from './texts.ts';

interface SurveyCommentsProps {
  comments: readonly {
    month: string;
    comment: string;
    /** Answers sent with it, in words. */ answers: readonly string[];
  }[];
}

/** Comments of a survey, without who wrote them. */
export function SurveyComments({ comments }: SurveyCommentsProps) {
  return (
    <Stack gap={3}>
      <h2>{texts.comments}</h2>
      {comments.length === 0 && <p>{texts.noComments}</p>}
      {comments.map(({ month, comment, answers }, at) => (
        <Card key={`${month}-${at}`}>
          <Stack gap={2}>
            <p>
              <bdi>{comment}</bdi>
            </p>
            <Inline>
              <Badge>{month}</Badge>
              {answers.map((words) => (
                <Badge key={words} tone="info">
                  {words}
                </Badge>
              ))}
            </Inline>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

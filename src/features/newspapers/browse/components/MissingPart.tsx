import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

interface MissingPartProps {
  heading: string;
  title: string;
  text: string;
  /** Where the reader goes on. */
  to: string;
  action: string;
}

/** What stands in place of a newspaper, year or issue that is not held. */
export const MissingPart = ({ heading, title, text, to, action }: MissingPartProps) => (
  <PageContainer width="text">
    <Stack gap={4}>
      <h1>{heading}</h1>
      <Notice
        tone="empty"
        title={title}
        actions={
          <ButtonLink to={to} variant="primary">
            {action}
          </ButtonLink>
        }
      >
        <p>{text}</p>
      </Notice>
    </Stack>
  </PageContainer>
);

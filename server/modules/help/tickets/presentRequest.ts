import { mayReply } from '#domain/help/tickets/ticketState.ts';
import type { SupportRequest, SupportRequestLine } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import { filesOf, messagesOf } from './messageStore.ts';
import type { StoredRequest } from './requestStore.ts';

/** A request in a list, as its readers see it. */
export const presentLine = ({
  reference,
  topic,
  subject,
  state,
  promisedOn,
  madeAt,
  changedAt,
}: StoredRequest): SupportRequestLine => ({
  reference,
  topic,
  subject,
  state,
  promisedOn,
  madeAt: madeAt.toISOString(),
  changedAt: changedAt.toISOString(),
});

/** A request with its thread. Only staff see the address of the person who asked. */
export async function presentRequest(
  db: Database,
  request: StoredRequest,
  isForStaff: boolean,
): Promise<SupportRequest> {
  const [messages, files] = [await messagesOf(db, request.id), await filesOf(db, request.id)];
  return {
    ...presentLine(request),
    about: request.about,
    mayReply: mayReply(request.state),
    email: isForStaff ? request.email : null,
    messages: messages.map(({ id, isStaff, text, writtenAt }) => ({
      id: String(id),
      isStaff,
      text,
      writtenAt: writtenAt.toISOString(),
      files: files
        .filter(({ messageId }) => messageId === id)
        .map(({ id: fileId, name, mediaType, bytes }) => ({ id: String(fileId), name, mediaType, bytes })),
    })),
  };
}

-- Lists count what is unread and look for a member's own messages: with sender and state in the index, no message is read for that.
CREATE INDEX conversation_message_in_order ON conversation_message (conversation_id, id) INCLUDE (sender_id, state);
DROP INDEX conversation_message_list;

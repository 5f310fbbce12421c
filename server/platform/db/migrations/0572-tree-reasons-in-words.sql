-- Why a person of a tree may be living is stored in words: the same words as new reasons get.
UPDATE tree_person
   SET born_by_reason = replace(replace(born_by_reason, 'told of in ', 'recorded in '), 'judged by ', 'judging by '),
       own_born_reason = replace(own_born_reason, 'told of in ', 'recorded in ')
 WHERE born_by_reason LIKE '%told of in %' OR born_by_reason LIKE '%judged by %' OR own_born_reason LIKE '%told of in %';

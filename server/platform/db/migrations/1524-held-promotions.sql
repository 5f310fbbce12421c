-- A code with few uses is held while its price is shown or paid: who holds it is looked for here.
CREATE INDEX quote_of_promotion ON quote ((quote -> 'subject' ->> 'promotionCode')) WHERE quote -> 'subject' ->> 'promotionCode' IS NOT NULL;
CREATE INDEX checkout_of_promotion ON checkout ((quote -> 'subject' ->> 'promotionCode')) WHERE state = 'OPEN' AND quote -> 'subject' ->> 'promotionCode' IS NOT NULL;

-- All complaints about the cards of a person, closed ones too; and a card is erased at once.
create index complaints_by_card on complaints (card_id);

/** `?card=…` on the page of all messages: the conversation about this card is meant. */
interface OpeningSearch {
  card?: string | undefined;
}

export function readOpening({ card }: Record<string, unknown>): OpeningSearch {
  return { card: typeof card === 'string' ? card : undefined };
}

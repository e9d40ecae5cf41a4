import { GatewayError } from './gateway.ts';

/** How long an open breaker lets nothing through. */
const openMs = 20_000;

/**
 * A gateway that let one letter wait in vain is left alone for a while: the others go back to the
 * queue at once, instead of holding up every other job one after another.
 */
export function withCircuitBreaker<Letter>(
  send: (letter: Letter) => Promise<void>,
): (letter: Letter) => Promise<void> {
  let openUntil = 0;
  return async (letter) => {
    if (Date.now() < openUntil) {
      throw new GatewayError('no answer a moment ago', { isFinal: false });
    }
    try {
      await send(letter);
    } catch (error) {
      if (error instanceof GatewayError && error.isTimeout) openUntil = Date.now() + openMs;
      throw error;
    }
  };
}

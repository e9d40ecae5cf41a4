import { GatewayError } from './gateway.ts';

const restMs = 20_000;

/**
 * A gateway that let one letter wait in vain is left alone for a while: the others go back to the
 * queue at once, instead of holding up every other job one after another.
 */
export function withRest<Letter>(
  send: (letter: Letter) => Promise<void>,
): (letter: Letter) => Promise<void> {
  let restsUntil = 0;
  return async (letter) => {
    if (Date.now() < restsUntil) {
      throw new GatewayError('no answer a moment ago', { isFinal: false });
    }
    try {
      await send(letter);
    } catch (error) {
      if (error instanceof GatewayError && error.isTimeout) restsUntil = Date.now() + restMs;
      throw error;
    }
  };
}

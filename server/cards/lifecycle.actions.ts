/** What other rooms may do with the life of a card. */
export { blockCard, bringBack, unblockCard } from './lifecycle/blocking.actions.ts';
export { showContent } from './lifecycle/content.actions.ts';
export { closeOver } from './lifecycle/expiry.actions.ts';
export { hideCards, showCardsAgain } from './lifecycle/owner-hiding.actions.ts';
export { showPassport } from './lifecycle/passport.actions.ts';
export { endSilence, raiseCardsSoon } from './lifecycle/silence.actions.ts';

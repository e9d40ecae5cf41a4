import { agreementText, receiptText } from '#contract/deed-texts.ts';
import { type DeedKind, emptyAgreement, emptyReceipt } from '#contract/deeds.ts';
import { drawDeed } from './sheet.rules.ts';

const blanks = new Map<DeedKind, Uint8Array>();

/** Drawn once: it is the same for everybody. */
export function blankOf(kind: DeedKind): Uint8Array {
  const drawn =
    blanks.get(kind) ??
    drawDeed(kind === 'agreement' ? agreementText(emptyAgreement) : receiptText(emptyReceipt));
  blanks.set(kind, drawn);
  return drawn;
}

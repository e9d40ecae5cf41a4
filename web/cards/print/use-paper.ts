import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { openContacts, type CardContacts } from '#contract/card-contacts.ts';
import { cardPath, type CardPage } from '#contract/cards.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import type { Qr } from '#web/ui/display/qr.ts';

/** What only paper shows. */
export interface Paper {
  qr: Qr | null;
  /** Null unless the viewer has opened them. */
  contacts: CardContacts | null;
}

/** Opened contacts come with the page, for Ctrl+P asks nobody; the QR code comes with the button. */
export function usePaper(card: CardPage) {
  const api = useApi();
  const [paper, setPaper] = useState<Paper>({ qr: null, contacts: null });
  const [pending, setPending] = useState(false);
  const { kind, slug, contacts_opened: isOpened } = card;

  /** They were opened before, so that this uses up nothing. */
  const askContacts = async () =>
    isOpened ? api.call(openContacts[kind], { params: { slug } }) : null;

  useEffect(() => {
    if (!isOpened) return undefined;
    const controller = new AbortController();
    void orNull(askContacts()).then(
      (contacts) => controller.signal.aborted || setPaper((known) => ({ ...known, contacts })),
    );
    return () => {
      controller.abort();
      setPaper({ qr: null, contacts: null });
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once for each card
  }, [kind, slug, isOpened]);

  async function print() {
    setPending(true);
    const [qr, contacts] = await Promise.all([orNull(loadQr(card)), orNull(askContacts())]);
    flushSync(() => {
      setPaper({ qr, contacts });
      setPending(false);
    });
    globalThis.print();
  }

  return { paper, pending, print };
}

async function loadQr(card: CardPage): Promise<Qr> {
  const { qrOf } = await import('#web/ui/display/qr.ts');
  return qrOf(location.origin + cardPath(card));
}

/** A page without it is still worth printing. */
async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch {
    return null;
  }
}

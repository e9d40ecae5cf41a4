import { useState } from 'react';
import {
  contactTopics,
  longestMessage,
  wantedContact,
  type ContactTopic,
} from '#contract/contact-us.ts';
import { parseLogin } from '#contract/contacts.ts';
import { useStored, writeStored } from '#web/lib/browser/local-storage.ts';
import { useUser } from '#web/lib/context/router-context.ts';

interface RequestDraft {
  name: string;
  contact: string;
  topic: string;
  text: string;
}

const key = 'contact-us';

/**
 * Kept until the tab is closed, and here for browsers that keep nothing. Who is signed in need not
 * say who they are.
 */
export function useRequestDraft() {
  const stored = useStored(key, 'session');
  const [edits, setEdits] = useState<Partial<RequestDraft>>({});
  const user = useUser();
  const known = { name: user?.name ?? '', contact: user?.email ?? user?.phone ?? '' };
  const draft: RequestDraft = { topic: '', text: '', ...known, ...readDraft(stored), ...edits };

  function change(part: Partial<RequestDraft>) {
    const next = { ...draft, ...part };
    setEdits(next);
    writeStored(key, JSON.stringify(next), 'session');
  }
  function discard() {
    setEdits({});
    writeStored(key, null, 'session');
  }
  return { draft, change, discard };
}

/** Anybody may have written there: only texts are taken. */
function readDraft(stored: string | null | undefined): Partial<RequestDraft> {
  try {
    const parsed = JSON.parse(stored ?? '{}') as Record<string, unknown>;
    const texts = Object.entries(parsed).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}

const isTopic = (text: string): text is ContactTopic => text in contactTopics;

/** What the form can tell before it asks the server, in its words. */
export function requestErrors({ name, contact, topic, text }: RequestDraft) {
  const length = text.trim().length;
  return {
    ...(!name.trim() && { name: ['Напишите, как к вам обращаться'] }),
    ...(!parseLogin(contact) && { contact: [wantedContact] }),
    ...(!isTopic(topic) && { topic: ['Выберите тему'] }),
    ...(length < 10 && { text: ['Опишите вопрос хотя бы одним предложением'] }),
    ...(length > longestMessage && { text: [`Сократите текст до ${longestMessage} знаков`] }),
  };
}

/** Of a draft that has no errors. */
export function requestBody({ name, contact, topic, text }: RequestDraft) {
  return { name, contact, text, topic: topic as ContactTopic };
}

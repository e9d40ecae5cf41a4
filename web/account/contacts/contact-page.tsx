import type { User } from '#contract/session.ts';
import { useUser } from '#web/lib/context/router-context.ts';
import type { Channel } from '#web/session/codes/code-sending.ts';
import { useGoToNextStep } from '#web/session/steps/after-sign-in.ts';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { ContactEditor } from './contact-editor.tsx';
import { contactOf, contactWords } from './contact-words.ts';
import { PageCard } from '#web/ui/display/page-card.tsx';

/** The page of one contact, which is also a step after signing in. */
export function ContactPage({ channel }: { channel: Channel }) {
  const goToNextStep = useGoToNextStep();
  const showSnackbar = useSnackbar();
  const user = useUser();
  if (!user) return null;
  const { title, text, unverified, done } = contactWords[channel];
  const isUnverified = contactOf(user, channel)?.verified === false;

  async function onVerified(fresh: User) {
    showSnackbar({ type: 'success', text: done });
    await goToNextStep(fresh);
  }

  return (
    <PageCard title={title} text={isUnverified ? unverified : text}>
      <ContactEditor channel={channel} user={user} onVerified={onVerified} />
    </PageCard>
  );
}

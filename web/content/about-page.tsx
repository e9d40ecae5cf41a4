import type { TextPage as Text } from '#contract/content.ts';
import { ContactForm } from './contact-form.tsx';
import { TextPage } from './text-page.tsx';

const slots = { contact: <ContactForm /> };

export function AboutPage({ page }: { page: Text }) {
  return <TextPage page={page} slots={slots} />;
}

import type { Draft } from '#contract/drafts.ts';
import type { Flag } from '#contract/moderation.ts';

/** What the automatic checks see in the words of a card, without asking anybody. */
export function flagsOf(draft: Draft): Flag[] {
  return textsOf(draft).flatMap(({ path, text }) => {
    const found = phone.exec(text)?.[0];
    return found ? [{ check: 'phone' as const, path, found: found.trim() }] : [];
  });
}

const phone = /(?:\+7|\b8)[\s(.-]*\d{3}[\s).-]*\d{3}[\s.-]*\d{2}[\s.-]*\d{2}(?!\d)/;

/** Every text that its owner has written, by the path of its field. */
function textsOf(draft: Draft): { path: string; text: string }[] {
  const { title, place, about, answers, workplaces, questions } = draft;
  return [
    { path: 'title', text: title ?? '' },
    { path: 'place', text: place ?? '' },
    { path: 'about', text: about ?? '' },
    ...Object.entries(answers).map(([key, answer]) => ({
      path: `answers.${key}`,
      text: typeof answer === 'string' ? answer : '',
    })),
    ...workplaces.map(({ duties }, at) => ({
      path: `workplaces.${at}.duties`,
      text: duties ?? '',
    })),
    ...questions.map((text, at) => ({ path: `questions.${at}`, text })),
  ];
}

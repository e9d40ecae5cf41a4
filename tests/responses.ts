import { responseCalls, type ResponseItem } from '#contract/responses.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import type { DraftChange } from '#contract/drafts.ts';
import { createPublished } from './cards.ts';
import { createPerson, type Person, type TestDoor } from './factories.ts';

/** A worker and a family with a published card each. */
export async function createPair(
  app: TestDoor,
  vacancyParts: DraftChange = {},
): Promise<{ worker: Person; family: Person; resume: OwnCard; vacancy: OwnCard }> {
  const worker = await createPerson(app, { role: 'worker', name: 'Елена Соколова' });
  const family = await createPerson(app, { role: 'employer', name: 'Анна Петрова' });
  const resume = await createPublished(worker, 'resume');
  const vacancy = await createPublished(family, 'vacancy', vacancyParts);
  return { worker, family, resume, vacancy };
}

type Slug = Pick<OwnCard, 'slug'>;

export const tryToRespond = (
  { visitor }: Pick<Person, 'visitor'>,
  { vacancy, resume }: { vacancy: Slug; resume: Slug },
  more: { text?: string; answers?: string[] } = {},
) =>
  visitor.call(responseCalls.add, {
    body: { vacancy: vacancy.slug, resume: resume.slug, text: 'Здравствуйте!', ...more },
  });

export async function respond(
  person: Pick<Person, 'visitor'>,
  pair: { vacancy: Slug; resume: Slug },
  more: { text?: string; answers?: string[] } = {},
): Promise<ResponseItem> {
  const { status, data, problem } = await tryToRespond(person, pair, more);
  if (status !== 201) throw new Error(JSON.stringify(problem));
  return data;
}

import { sql } from 'kysely';
import { nanny } from '../../content/categories.ts';
import { lives, mainCards } from './account-cards.ts';
import { talkAbout } from './conversations.ts';
import { ofAccount, type Stage } from './stored.ts';

/** Two who agreed on work. */
export interface Hire {
  response: number;
  worker: number;
  family: number;
  /** So many hours before the demo began. */
  hours: number;
}

interface Pair {
  vacancy: number;
  resume: number;
  worker: number;
  family: number;
}

const weeks = (count: number) => count * 7 * 24;
/** Cards that are older than every hire; hours. */
const oldEnough = weeks(5.5);

/** What the nanny and the family of the accounts have agreed on, and some strangers. */
export async function addHires(
  stage: Stage,
): Promise<Record<'nanny' | 'family' | 'others', Hire[]>> {
  const resume = await ofAccount(stage.trx, mainCards.worker);
  const vacancies = await partnersOf(stage, resume, 3);
  const elena = vacancies.map((vacancy) => pairOf(vacancy, resume));
  const anna = [];
  for (const [code, count] of [
    [lives.closed, 3],
    [mainCards.employer, 1],
  ] as const) {
    const vacancy = await ofAccount(stage.trx, code);
    const partners = await partnersOf(stage, vacancy, count);
    anna.push(...partners.map((partner) => pairOf(vacancy, partner)));
  }
  return {
    nanny: await hireAll(stage, elena, [weeks(5), weeks(2), weeks(1.2)], { talk: true }),
    family: await hireAll(stage, anna, [weeks(5), weeks(4), weeks(3), weeks(1)], { talk: true }),
    others: await hireAll(stage, await pairsOfStrangers(stage), [
      weeks(4),
      weeks(3),
      500,
      240,
      220,
      200,
    ]),
  };
}

const pairOf = (vacancy: Owned, resume: Owned): Pair => ({
  vacancy: vacancy.id,
  resume: resume.id,
  worker: resume.owner_id,
  family: vacancy.owner_id,
});

interface Owned {
  id: number;
  owner_id: number;
}

/** Cards of the other side, of the same trade and city. */
function partnersOf(
  { trx, ago, people }: Stage,
  card: Awaited<ReturnType<typeof ofAccount>>,
  count: number,
): Promise<Owned[]> {
  return (
    trx
      .selectFrom('cards')
      .select(['id', 'owner_id'])
      .where('kind', '=', card.kind === 'resume' ? 'vacancy' : 'resume')
      .where('category_id', '=', card.category_id)
      .where('city_id', '=', card.city_id)
      .where('state', '=', 'published')
      // The two accounts neither live in nor have room for somebody who does.
      .where(sql<boolean>`content -> 'answers' -> 'live_in' ? 'visiting'`)
      .where('owner_id', 'not in', Object.values(people))
      .where('first_published_at', '<', ago(oldEnough))
      .orderBy('id')
      .limit(count)
      .execute()
  );
}

/** Nannies out of the city of the accounts: each card in one pair, each pair of another city. */
async function pairsOfStrangers({ trx, ago }: Stage): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    select distinct on (vacancy.city_id) vacancy.id as vacancy, resume.id as resume,
      resume.owner_id as worker, vacancy.owner_id as family
    from cards as vacancy
    join cards as resume using (category_id, city_id)
    join categories on categories.id = vacancy.category_id and categories.slug = ${nanny.slug}
    join cities on cities.id = vacancy.city_id and cities.slug <> 'moskva'
    where vacancy.kind = 'vacancy' and resume.kind = 'resume'
      and vacancy.state = 'published' and resume.state = 'published'
      and greatest(vacancy.first_published_at, resume.first_published_at) < ${ago(oldEnough)}
    order by vacancy.city_id, vacancy.id, resume.id
    limit 6`.execute(trx);
  return rows;
}

async function hireAll(
  stage: Stage,
  pairs: readonly Pair[],
  hours: readonly number[],
  { talk = false } = {},
): Promise<Hire[]> {
  const hires: Hire[] = [];
  for (const [at, pair] of pairs.entries()) {
    const [request, agreement] = greetings[at % greetings.length] ?? greetings[0];
    const said = { request, agreement, talk };
    hires.push(await hire(stage, pair, hours[at] ?? weeks(1), said));
  }
  return hires;
}

/** What the family asks first, and what it is answered. */
const greetings = [
  [
    'Здравствуйте! Прочитали вашу анкету, и она нам понравилась. Когда вам удобно встретиться?',
    'Здравствуйте! Спасибо за приглашение. Могу приехать завтра после шести.',
  ],
  [
    'Добрый день! Нам советовали вас знакомые. Есть ли у вас время с понедельника?',
    'Добрый день! С понедельника свободна, приду познакомиться в воскресенье.',
  ],
  [
    'Здравствуйте! Живём рядом с вами, ищем человека на ближайшие недели. Поговорим?',
    'Здравствуйте! Да, давайте сегодня вечером, после восьми.',
  ],
] as const;

async function hire(
  { trx, ago }: Stage,
  { vacancy, resume, worker, family }: Pair,
  hours: number,
  { request, agreement, talk }: { request: string; agreement: string; talk: boolean },
): Promise<Hire> {
  const [asked, agreed] = [ago(hours + 50), ago(hours)];
  const said = { card: resume, owner: worker, starter: family, asked, agreed, request, agreement };
  const { id } = await trx
    .insertInto('responses')
    .values({
      vacancy_id: vacancy,
      resume_id: resume,
      employer_id: family,
      worker_id: worker,
      began: 'employer',
      status: 'hired',
      text: request,
      channel_id: talk ? await talkAbout(trx, said) : null,
      created_at: asked,
      changed_at: agreed,
      seen_at: ago(hours + 48),
      answered_at: ago(hours + 47),
      // They may need somebody else too.
      is_kept_open: true,
      worker_unread: false,
      employer_unread: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { response: id, worker, family, hours };
}

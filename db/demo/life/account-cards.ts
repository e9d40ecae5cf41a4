import { emptyDraft } from '#contract/drafts.ts';
import { governess, housekeeper, tutor } from '../../content/categories.ts';
import { demoAccounts } from '../accounts.ts';
import type { DemoCard } from '../card.ts';

const day = 86_400_000;

/** Which cards of the demo accounts are not shown to people, and why. */
export const lives = { paused: 'elena2', rejected: 'elena3', closed: 'anna02' } as const;

/** Codes at the end of the addresses of `accountCards`, by the role of their owners. */
export const mainCards = { worker: 'elena1', employer: 'anna01' } as const;

/** More cards of the demo accounts, to see what becomes of cards. */
export function cardsWithLives(now: Date): DemoCard[] {
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const birth_date = `${now.getUTCFullYear() - 38}-04-17`;
  const elena = { kind: 'resume', owner: demoAccounts.worker, distribution: false } as const;
  return [
    {
      ...elena,
      category: governess.slug,
      slug: `guvernantka-v-moskve-${lives.paused}`,
      registeredAt: ago(9),
      publishedAt: ago(8),
      draft: {
        ...emptyDraft,
        title: 'Гувернантка для дошкольника',
        city: 'moskva',
        place: 'м. Сокол',
        about:
          'Воспитатель по образованию, веду и маленьких, и тех, кто собирается в школу. Читаем, ' +
          'считаем, ходим в музеи и учимся договариваться. Приостановила анкету, пока занята ' +
          'в другой семье.',
        pay: { from_kopecks: 90_000, to_kopecks: 110_000, unit: 'hour' },
        answers: {
          birth_date,
          experience: 6,
          child_ages: ['preschool', 'school'],
          employment: ['part_day'],
          live_in: ['visiting'],
        },
      },
    },
    {
      ...elena,
      category: tutor.slug,
      slug: `repetitor-${lives.rejected}`,
      registeredAt: ago(2),
      publishedAt: ago(1),
      draft: {
        ...emptyDraft,
        title: 'Подготовка к школе, чтение и счёт',
        city: 'moskva',
        about:
          'Готовлю к первому классу: чтение по слогам, счёт до ста, прописи и внимание. Занимаюсь ' +
          'дома у ученика. Записаться можно по телефону 8 900 000-00-01, звоните после шести.',
        pay: { from_kopecks: 120_000, to_kopecks: null, unit: 'lesson' },
        answers: {
          birth_date,
          experience: 9,
          subjects: ['primary'],
          pupils: ['preschool'],
          lesson_place: ['at_pupil'],
          employment: ['hourly'],
        },
      },
    },
    {
      kind: 'vacancy',
      owner: demoAccounts.employer,
      distribution: false,
      category: housekeeper.slug,
      slug: `domrabotnitsa-v-moskve-${lives.closed}`,
      registeredAt: ago(46),
      publishedAt: ago(45),
      draft: {
        ...emptyDraft,
        title: 'Помощница по дому раз в неделю',
        city: 'moskva',
        place: 'м. Аэропорт',
        about:
          'Ищем помощницу на уборку двухкомнатной квартиры по четвергам, с десяти до двух. ' +
          'Средства и пылесос есть, нужны аккуратность и спокойное отношение к кошке.',
        pay: { from_kopecks: 50_000, to_kopecks: 60_000, unit: 'hour' },
        answers: {
          home_area: 64,
          cleaning: ['daily'],
          employment: ['part_day'],
          live_in: ['visiting'],
        },
      },
    },
  ];
}

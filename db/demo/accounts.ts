import type { Role } from '#contract/roles.ts';
import { emptyDraft } from '#contract/drafts.ts';
import type { Workplace } from '#contract/workplaces.ts';
import { nanny } from '../content/categories.ts';
import type { DemoCard } from './card.ts';
import { numberLimit } from './people.ts';
import { pictureId } from './portraits/picture.ts';

export const demoPassword = 'demo-ryadom';

export interface DemoAccount {
  role: Role;
  /** What the role is called in Russian. */
  title: string;
  name: string;
  phone: string;
  email: string;
  password: string;
}

/** People to look around as; every one signs in by phone or by e-mail. */
export const demoAccounts = {
  worker: {
    role: 'worker',
    title: 'няня',
    name: 'Елена Соколова',
    phone: '+79000000001',
    email: 'nanny@ryadom.example',
    password: demoPassword,
  },
  employer: {
    role: 'employer',
    title: 'семья',
    name: 'Анна Морозова',
    phone: '+79000000002',
    email: 'family@ryadom.example',
    password: demoPassword,
  },
  moderator: {
    role: 'moderator',
    title: 'модератор',
    name: 'Ольга Петрова',
    phone: '+79000000003',
    email: 'moderator@ryadom.example',
    password: demoPassword,
  },
  admin: {
    role: 'admin',
    title: 'администратор',
    name: 'Игорь Захаров',
    phone: '+79000000004',
    email: 'admin@ryadom.example',
    password: demoPassword,
  },
} as const satisfies Record<Role, DemoAccount>;

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri'];
const hoursAgo = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000);

const { photos, workplaces, address, questions, closes_on } = emptyDraft;
const emptyParts = { photos, workplaces, address, questions, closes_on };

/** The cards of the worker and of the employer among the accounts. */
export function accountCards(now: Date): DemoCard[] {
  return [
    {
      kind: 'resume',
      category: nanny.slug,
      slug: 'nyanya-v-moskve-elena1',
      owner: demoAccounts.worker,
      distribution: true,
      registeredAt: hoursAgo(now, 45 * 24),
      publishedAt: hoursAgo(now, 3),
      draft: {
        title: 'Няня-воспитатель, педагогическое образование',
        city: 'moskva',
        place: 'м. Сокол',
        about:
          'Здравствуйте! Я воспитатель по образованию: девять лет вела группу в детском саду, ' +
          'последние пять лет работаю няней в семьях. С малышами от года люблю то же, что и они: ' +
          'лужи, пластилин и сказки по ролям.\n\n' +
          'День строю вокруг режима: утром занятия, потом долгая прогулка, обед и сон. Готовлю ' +
          'детские супы и каши, слежу за порядком в детской. Вечером коротко пишу родителям, как ' +
          'прошёл день.\n\n' +
          'Прошла курсы первой помощи детям, в прошлой семье была три года, рекомендации дам при ' +
          'встрече. Начать лучше с пробного дня: ребёнок сам решит, подходим ли мы друг другу.',
        pay: { from_kopecks: 65_000, to_kopecks: null, unit: 'hour' },
        answers: {
          birth_date: `${now.getUTCFullYear() - 38}-04-17`,
          education: 'higher_teaching',
          languages: ['russian', 'english'],
          right_to_work: 'citizen',
          experience: 14,
          references_by_phone: true,
          child_ages: ['infant', 'toddler', 'preschool'],
          children_at_once: 2,
          twins: true,
          first_aid: 'course',
          baby_care: ['bathing', 'sleep', 'potty', 'kindergarten'],
          development: ['games', 'reading', 'crafts', 'speech', 'school_prep'],
          methods: ['montessori', 'nikitin'],
          walks: ['playground', 'park', 'stroller'],
          rides: ['on_foot', 'transport'],
          child_meals: ['ready', 'cooking'],
          household: ['child_room', 'child_clothes'],
          cameras: 'fine',
          employment: ['full_day', 'part_day'],
          schedule: weekdays.flatMap((day) => [`${day}_morning`, `${day}_day`]),
          live_in: ['visiting'],
          start: 'two_weeks',
          night_sleep: 'no',
          late_stay: true,
          sick_child: true,
          documents: ['passport', 'medical_book', 'no_criminal_record', 'education', 'references'],
          paperwork: ['service_contract', 'self_employed'],
          trial_day: 'paid',
          pets: 'fine',
          smoking: 'no',
        },
        ...emptyParts,
        photos: accountPhotos,
        workplaces: accountWorkplaces(now.getUTCFullYear()),
      },
    },
    {
      kind: 'vacancy',
      category: nanny.slug,
      slug: 'nyanya-v-moskve-anna01',
      owner: demoAccounts.employer,
      distribution: false,
      registeredAt: hoursAgo(now, 45 * 24),
      publishedAt: hoursAgo(now, 2),
      draft: {
        title: 'Няня для девочки 2 лет, будни',
        city: 'moskva',
        place: 'м. Аэропорт',
        about:
          'Добрый день! Нашей дочке 2 года, она весёлая, любит книжки, воду и кошек. Я выхожу на ' +
          'работу, поэтому ищем няню по будням, с 9 до 18.\n\n' +
          'Нужно гулять два раза в день, кормить (еда готова), укладывать днём и побольше играть. ' +
          'Рядом большой парк, в доме лифт и колясочная. Мультфильмы почти не смотрим.\n\n' +
          'Важны спокойствие и внимание к безопасности. Первую неделю побудем вместе, чтобы дочка ' +
          'привыкла. Платим два раза в месяц, пробный день оплачиваем.',
        pay: { from_kopecks: 9_000_000, to_kopecks: 11_000_000, unit: 'month' },
        answers: {
          child_ages: ['toddler'],
          children_count: 1,
          child_character: 'Засыпает с книжкой, боится пылесоса, к новым людям привыкает за день.',
          tasks: ['feeding', 'walks', 'sleep', 'games', 'lessons', 'potty'],
          development: ['games', 'reading', 'crafts', 'speech'],
          child_meals: 'ready',
          household: ['child_room', 'dishes'],
          employment: ['full_day'],
          schedule: weekdays.flatMap((day) => [`${day}_morning`, `${day}_day`]),
          hours_per_week: { from: 40, to: 45 },
          start: 'two_weeks',
          term: 'permanent',
          night_sleep: 'no',
          late_stay: true,
          live_in: ['visiting'],
          home: 'flat',
          pets: ['cat'],
          no_smoking: true,
          who_is_home: ['parent_working'],
          cameras: 'no',
          nanny_meals: 'provided',
          rules: 'Мультфильмы — не больше 20 минут в день, сладкое — после обеда.',
          not_included: 'Уборка квартиры и готовка на взрослых.',
          experience_wanted: 'three_years',
          documents_wanted: ['passport', 'medical_book'],
          pay_rhythm: 'twice_a_month',
          trial_day: 'paid',
          paperwork: ['service_contract', 'self_employed'],
          extras: ['late_taxi', 'overtime', 'vacation'],
        },
        ...emptyParts,
        address: 'улица Красноармейская, 14, квартира 52',
        questions: [
          'Что вы делаете, когда ребёнок не хочет спать?',
          'Есть ли у вас опыт с детьми двух лет?',
        ],
      },
    },
  ];
}

/** A number that no generated person has. */
const number = numberLimit + 2;
const accountPhotos = [
  pictureId({ who: 'female', age: 38, number, view: 1 }),
  pictureId({ who: 'female', age: 38, number, view: 2 }),
  pictureId({ thing: 'toys', number }),
];

function accountWorkplaces(year: number): Workplace[] {
  return [
    {
      place: 'Семья на Соколе, двое детей',
      from: `${year - 3}-09`,
      until: `${year}-08`,
      duties: 'Забирала из сада, гуляла, кормила ужином, готовила старшего к школе.',
      can_refer: true,
    },
    {
      place: 'Семья на Аэропорте, мальчик с года до трёх',
      from: `${year - 5}-08`,
      until: `${year - 3}-07`,
      duties: 'Полный день: режим, прогулки, прикорм, развивающие игры.',
      can_refer: true,
    },
    {
      place: 'Детский сад, младшая группа',
      from: `${year - 14}-09`,
      until: `${year - 5}-06`,
      duties: 'Воспитатель: занятия, утренники, работа с родителями.',
      can_refer: false,
    },
  ];
}

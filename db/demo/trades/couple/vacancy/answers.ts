import type { Answers } from '#contract/attributes.ts';
import { given } from '#db/demo/answers.ts';
import { answersOfHousehold } from '#db/demo/household.ts';
import { chance, pick, type Random, some } from '#db/demo/random.ts';
import type { Estate } from './estate.ts';

const rules = [
  'Гостей не приводить, чужим ворота не открывать. Телефон всегда включён.',
  'Собаки гуляют свободно, калитку закрываем. Кабинет и спальни убираем в своё время.',
  'Курить только у хозяйственного двора. О доме никому не рассказывать.',
  'Тихий час после обеда, музыка только в наушниках, с детьми на «вы» не нужно.',
];

const fits = (text: string, { pets, residents }: Estate) =>
  (!text.startsWith('Собаки') || pets === 'dog') && (!text.includes('с детьми') || residents > 2);

export function makeAnswers(random: Random, estate: Estate): Answers {
  return given({
    ...answersOfHousehold(random, estate),
    home_area: estate.area,
    plot_area: estate.plot,
    owners_presence: estate.presence,
    residents: estate.residents,
    other_helpers: estate.otherHelpers,
    indoor_work: estate.indoor,
    home_cooking: estate.cooking,
    engineering: estate.engineering,
    house_watch: estate.watch,
    outdoor_work: estate.outdoor,
    machines: estate.machines,
    handyman: some(random, ['painting', 'fence', 'plumbing', 'electrics', 'furniture'], 1, 3),
    driving: estate.driving,
    has_car: estate.driving !== 'none' && chance(random, 0.2) ? true : null,
    couple_housing: estate.housing,
    live_in_conditions: [
      ...(estate.housing === 'room' ? ['own_room'] : []),
      'own_bathroom',
      ...some(random, ['internet', 'days_off'], 1, 2),
    ],
    pay_for: 'both',
    days_off: some(random, ['one', 'in_turn', 'saved', 'two'], 1, 2),
    come_with: estate.comeWith,
    helper_meals: pick(random, ['provided', 'kitchen']),
    shift_rhythm: ['daily'],
    cameras: pick(random, ['outside', 'outside', 'common_rooms', 'no']),
    house_rules: chance(random, 0.6)
      ? pick(
          random,
          rules.filter((text) => fits(text, estate)),
        )
      : null,
    documents_wanted: ['passport', 'references', ...some(random, ['no_criminal_record'], 0, 1)],
    extra_duties: null,
    not_included: chance(random, 0.3)
      ? estate.indoor.includes('children')
        ? 'Большие ремонты.'
        : 'Присмотр за детьми и большие ремонты.'
      : null,
  });
}

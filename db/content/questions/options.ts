/** Choices that both kinds of card share: the same words let a family and a helper find each other. */

export const employmentKinds = {
  full_day: 'полный день',
  part_day: 'неполный день',
  hourly: 'по часам',
  shifts: 'сменами',
  weekends: 'по выходным',
  one_off: 'разово',
};

export const liveInKinds = {
  visiting: 'без проживания',
  living_in: 'с проживанием',
};

export const paperworkKinds = {
  employment_contract: 'трудовой договор',
  service_contract: 'договор на оказание услуг',
  self_employed: 'самозанятость',
  verbal: 'по устной договорённости',
};

export const languages = {
  russian: 'русский',
  english: 'английский',
  german: 'немецкий',
  french: 'французский',
  spanish: 'испанский',
  italian: 'итальянский',
  chinese: 'китайский',
  tatar: 'татарский',
  sign_language: 'русский жестовый язык',
};

export const documents = {
  passport: 'паспорт РФ',
  medical_book: 'медицинская книжка',
  no_criminal_record: 'справка об отсутствии судимости',
  education: 'диплом или аттестат',
  references: 'письменные рекомендации',
  driving_licence: 'водительское удостоверение',
};

/** What a helper may be asked to do beside the work itself. */
export const extraDuties = {
  light_cleaning: 'лёгкая уборка',
  cooking: 'готовка на семью',
  washing: 'стирка',
  ironing: 'глажка',
  shopping: 'покупка продуктов',
  plants: 'уход за растениями',
  dog_walking: 'прогулки с собакой',
};

export const childAges = {
  newborn: 'до 6 месяцев',
  infant: '6–12 месяцев',
  toddler: '1–3 года',
  preschool: '3–7 лет',
  school: '7–12 лет',
  teen: 'старше 12 лет',
};

export const childFeatures = {
  allergy: 'аллергия',
  premature: 'недоношенность',
  speech_delay: 'задержка речи',
  hyperactivity: 'гиперактивность',
  autism: 'аутизм (РАС)',
  down_syndrome: 'синдром Дауна',
  cerebral_palsy: 'ДЦП',
  epilepsy: 'эпилепсия',
  diabetes: 'сахарный диабет',
  hearing_or_sight: 'нарушения слуха или зрения',
};

export const development = {
  games: 'развивающие игры',
  reading: 'чтение',
  crafts: 'рисование и лепка',
  music: 'музыка и песни',
  speech: 'развитие речи',
  sport: 'подвижные игры и зарядка',
  school_prep: 'подготовка к школе',
  language: 'занятия иностранным языком',
};

export const homework = {
  none: 'не нужна',
  primary: 'уроки начальной школы',
  middle: 'уроки 5–9 классов',
  control: 'следить, чтобы уроки были сделаны',
};

export const childMeals = {
  ready: 'разогреть и накормить',
  formula: 'кормить смесью и вводить прикорм',
  cooking: 'готовить для ребёнка',
  diet: 'готовить по диете',
};

export const trips = {
  dacha: 'на дачу',
  russia: 'по России',
  abroad: 'за границу',
};

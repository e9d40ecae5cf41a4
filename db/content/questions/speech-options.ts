/** Choices of speech therapists and of those who look for one. */

export const speechAges = {
  early: 'до 3 лет',
  three: '3–4 года',
  preschool: '5–6 лет',
  primary: '7–10 лет',
  teen: 'старше 10 лет',
  adult: 'взрослые',
};

export const speechProblems = {
  sounds: 'не выходят звуки',
  delay: 'задержка речи (ЗРР, ЗПРР)',
  underdevelopment: 'общее недоразвитие речи (ОНР)',
  alalia: 'алалия',
  dysarthria: 'дизартрия',
  stutter: 'заикание',
  rhinolalia: 'ринолалия',
  reading: 'дислексия и дисграфия',
  autism: 'речь при аутизме',
  aphasia: 'афазия после инсульта',
  diction: 'дикция и ясность речи',
};

export const speechSounds = {
  r: 'р и рь',
  l: 'л и ль',
  whistling: 'свистящие (с, з, ц)',
  hissing: 'шипящие (ш, ж, ч, щ)',
  back: 'к, г, х',
  voiced: 'звонкие (б, д, г)',
  iot: 'й',
};

export const speechFeatures = {
  autism: 'аутизм (РАС)',
  hyperactivity: 'гиперактивность',
  down_syndrome: 'синдром Дауна',
  cerebral_palsy: 'ДЦП',
  epilepsy: 'эпилепсия',
  hearing_or_sight: 'нарушения слуха или зрения',
  premature: 'недоношенность',
};

export const speechMassages = {
  hand: 'ручной',
  probes: 'зондовый',
  spoons: 'ложками и щётками',
  taping: 'тейпирование',
};

export const speechDiagnostics = {
  examination: 'обследование речи',
  plan: 'план занятий',
  conclusion: 'письменное заключение',
  commission: 'документы для ПМПК',
  progress: 'повторная проверка раз в несколько месяцев',
};

export const speechMethods = {
  articulation: 'артикуляционная гимнастика',
  breathing: 'дыхательная гимнастика',
  games: 'речевые игры',
  logorhythmics: 'логоритмика',
  neuro: 'нейропсихологические упражнения',
  sensory: 'сенсорная интеграция',
  cards: 'карточки для неговорящих (PECS)',
  biofeedback: 'занятия на тренажёрах',
};

export const schoolPreparation = {
  letters: 'буквы и чтение',
  analysis: 'звуковой разбор слов',
  hand: 'подготовка руки к письму',
  retelling: 'пересказ и связная речь',
  counting: 'счёт',
  attention: 'внимание и память',
};

export const speechEducation = {
  therapist: 'логопед',
  defectologist: 'дефектолог',
  neuropsychologist: 'нейропсихолог',
  retrained: 'профессиональная переподготовка',
  student: 'студент старших курсов',
};

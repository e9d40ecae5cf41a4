/** Choices of those who teach: tutors, governesses and speech therapists share them. */

export const lessonPlaces = {
  at_pupil: 'у ученика',
  at_teacher: 'у педагога',
  online: 'онлайн',
  neutral: 'в классе или библиотеке',
};

export const travelAreas = {
  near: 'рядом с домом',
  line: 'по своей ветке метро или району',
  city: 'по всему городу',
  suburbs: 'по городу и пригороду',
  none: 'не выезжаю',
};

export const lessonFormats = {
  individual: 'один на один',
  pair: 'вдвоём',
  group: 'в мини-группе',
};

export const lessonLengths = {
  half_hour: '30 минут',
  school_hour: '45 минут',
  hour: '60 минут',
  hour_and_half: '90 минут',
  two_hours: '2 часа',
};

export const lessonsPerWeek = {
  one: 'раз в неделю',
  two: 'два раза в неделю',
  three: 'три раза в неделю и чаще',
  daily: 'каждый день',
  flexible: 'по договорённости',
};

export const lessonGoals = {
  gaps: 'закрыть пробелы',
  marks: 'подтянуть оценки',
  lessons: 'делать домашние задания',
  ahead: 'идти впереди программы',
  exam: 'сдать экзамен',
  school_prep: 'подготовиться к школе',
  speaking: 'заговорить на языке',
  interest: 'заниматься для себя',
};

export const exams = {
  vpr: 'ВПР',
  oge: 'ОГЭ',
  ege: 'ЕГЭ',
  gve: 'ГВЭ',
  lyceum: 'вступительные в лицей или гимназию',
  university: 'вступительные в вуз',
  olympiads: 'олимпиады',
  language: 'языковые экзамены (IELTS, DELF, HSK)',
};

export const subjects = {
  primary: 'начальная школа',
  maths: 'математика',
  russian: 'русский язык',
  literature: 'литература',
  english: 'английский язык',
  german: 'немецкий язык',
  french: 'французский язык',
  spanish: 'испанский язык',
  chinese: 'китайский язык',
  physics: 'физика',
  chemistry: 'химия',
  biology: 'биология',
  computing: 'информатика и программирование',
  history: 'история',
  social_studies: 'обществознание',
  geography: 'география',
  music: 'музыка',
  drawing: 'рисование',
  chess: 'шахматы',
  russian_foreign: 'русский как иностранный',
};

/** What a governess can help with; she is not a tutor of everything. */
export const schoolSubjects = {
  reading: 'чтение',
  russian: subjects.russian,
  maths: subjects.maths,
  literature: subjects.literature,
  english: subjects.english,
  science: 'окружающий мир',
  history: subjects.history,
  drawing: subjects.drawing,
  music: subjects.music,
};

export const pupilFeatures = {
  dyslexia: 'дислексия и дисграфия',
  hyperactivity: 'гиперактивность',
  speech_delay: 'задержка речи',
  autism: 'аутизм (РАС)',
  down_syndrome: 'синдром Дауна',
  cerebral_palsy: 'ДЦП',
  hearing_or_sight: 'нарушения слуха или зрения',
};

export const qualifications = {
  first_category: 'первая категория',
  highest_category: 'высшая категория',
  exam_expert: 'эксперт ОГЭ или ЕГЭ',
  olympiad_winners: 'есть призёры олимпиад',
  degree: 'учёная степень',
  language_certificate: 'языковой сертификат',
};

export const parentReports = {
  each: 'после каждого занятия',
  weekly: 'раз в неделю',
  monthly: 'раз в месяц',
  on_request: 'по просьбе',
};

export const givenHomework = {
  each: 'после каждого занятия',
  little: 'понемногу, по договорённости',
  none: 'без домашних заданий',
};

export const firstLessons = {
  free: 'бесплатно',
  short_free: 'бесплатное знакомство на полчаса',
  discount: 'со скидкой',
  paid: 'за обычную плату',
};

export const cancellations = {
  day_before: 'предупредить за сутки',
  same_day: 'предупредить утром того же дня',
  moved: 'перенести на другой день',
  paid: 'отмена в день занятия оплачивается',
};

export const parentsAtLesson = {
  first_time: 'на первых занятиях',
  end: 'в конце, чтобы повторить дома',
  always: 'всё занятие',
  none: 'без родителей',
};

export const spokenLanguages = {
  english: 'английский',
  french: 'французский',
  german: 'немецкий',
  spanish: 'испанский',
  italian: 'итальянский',
  chinese: 'китайский',
};

export const languageLevels = {
  basic: 'начальный (A1–A2)',
  middle: 'средний (B1–B2)',
  fluent: 'свободный (C1–C2)',
};

export const languageUse = {
  all_day: 'весь день',
  half_day: 'половину дня',
  lessons: 'только на занятиях',
};

export const manners = {
  table: 'поведение за столом',
  speech: 'красивая речь',
  guests: 'в гостях и с гостями',
  theatre: 'в театре и музее',
  letters: 'письма и благодарности',
  looks: 'опрятность и одежда',
  online: 'вежливость в сети',
};

export const arts = {
  piano: 'фортепиано',
  singing: 'пение',
  drawing: 'рисование',
  dance: 'танцы',
  theatre: 'домашний театр',
  art_history: 'история искусства',
  chess: 'шахматы',
};

export const outings = {
  museums: 'музеи и выставки',
  theatres: 'театры и концерты',
  parks: 'парки и усадьбы',
  libraries: 'библиотеки',
  sport: 'спорт и каток',
  guests: 'праздники и гости',
};

export const governessBackgrounds = {
  teacher: 'учитель школы',
  kindergarten: 'воспитатель детского сада',
  lecturer: 'преподаватель вуза',
  linguist: 'лингвист или переводчик',
  musician: 'музыкант или художник',
  psychologist: 'психолог',
  families: 'работа в семьях',
  abroad: 'работа в семьях за границей',
};

export const householdStaff = {
  nanny: 'няня',
  tutors: 'репетиторы',
  driver: 'водитель',
  housekeeper: 'домработница',
  cook: 'повар',
};

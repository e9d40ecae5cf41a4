import type { PhraseGroup } from './phrase-group.ts';

const sounds = {
  'р|рь': 'r',
  'л|ль': 'l',
  'с|з|ц|свистящие': 'whistling',
  'ш|ж|щ|ч|шипящие': 'hissing',
  'к|г|х': 'back',
};

const pupil = 'ребенком|сыном|дочкой|дочерью|внуком|внучкой|школьником|мной|подростком';
const subject =
  'английским|математикой|русским|физикой|химией|биологией|информатикой|историей|литературой|немецким|французским|испанским|китайским|обществознанием|чтением|алгеброй|геометрией';

/** Tutors, governesses and speech therapists. */
export const lessons: PhraseGroup[] = [
  {
    work: 'репетитор',
    said: [
      'подтянуть|подтянет|натаскать|позаниматься|заниматься|подготовить|подготовка|подготовиться|объяснить|уроки|занятия|урок|курсы егэ|огэ|впр|экзамен|экзамену|экзаменам|предмету|предметам|школе-программе',
      'подтянуть|подтянет|натаскать',
      `позаниматься|заниматься|подтянуть|выучить|научить|обучить|учить|поучить|помочь ${pupil} ${subject}`,
      `позаниматься|подтянуть|выучить|обучить ${subject}`,
      'препод|училка|тьютор|коуч|учитель|преподаватель',
      'егэ|огэ|впр|гвэ|вуз|олимпиаде|олимпиада',
      'частные|индивидуальные уроки|занятия',
      'носитель языка|английского',
    ],
  },
  {
    terms: ['lesson_goals:marks', 'lesson_goals:gaps'],
    said: ['отстающий|двоечник|троечник', 'закрыть|пробелы пробелы', 'исправить оценки|двойки'],
  },
  {
    work: 'репетитор',
    terms: ['exams:ege', 'exams:oge'],
    said: ['на высокий|высокие|максимальный балл|баллы|результат', 'на 80|85|90|95|100 баллов'],
  },
  {
    work: 'репетитор',
    terms: ['exams:oge'],
    said: ['к|~ устное|устному|итоговое|итоговому собеседование|собеседованию'],
  },
  { terms: ['exams:ege'], said: ['егэ', 'единый государственный экзамен', 'ege', 'еге'] },
  { terms: ['exams:oge'], said: ['огэ', 'гиа', 'оге', 'oge'] },
  { terms: ['exams:vpr'], said: ['впр'] },
  { terms: ['exams:lyceum'], said: ['поступление|поступить|в лицей|гимназию', 'в физмат школу'] },
  {
    terms: ['exams:university'],
    said: ['дви', 'поступление|поступить вуз|университет|институт|мгу'],
  },
  { terms: ['exams:olympiads'], said: ['олимпиады|олимпиада|олимпиаде|олимпиадная|всош'] },
  {
    terms: ['exams:language'],
    said: ['ielts|toefl|delf|hsk|айлтс|тоефл', 'международный экзамен'],
  },
  {
    work: 'репетитор',
    terms: ['lesson_place:online'],
    said: [
      'онлайн|он-лайн|online|дистанционно|дистанционная|дистанционный|дистант|удаленно|удаленная|удаленный|удаленка|скайп|скайпу|zoom|зум',
      'по скайпу|зуму|интернету|видеосвязи',
      'удаленная|удаленно работа|занятия|обучение',
      'на удаленке',
    ],
  },
  {
    terms: ['lesson_place:at_pupil'],
    said: [
      'на|у дому|дом|дома',
      'с выездом',
      'с выездом на дом',
      'выезд|выездной на|~ дом|~',
      'приедет|приезжает|приходит на|к дом|ученику|~',
      'у ученика|нас',
    ],
  },
  {
    terms: ['lesson_place:at_teacher'],
    said: ['у репетитора|преподавателя|педагога|себя|учителя'],
  },
  {
    terms: ['subjects:russian', 'school_subjects:russian'],
    said: ['русский|русскому|русского язык|языку|~', 'русичка'],
  },
  {
    terms: ['subjects:maths', 'school_subjects:maths'],
    said: [
      'математика|математичка|математик',
      'матан',
      'высшая математика|вышка',
      'профильная|профильной|профиль|база математика|матем|математике|~',
    ],
  },
  {
    terms: ['subjects:english', 'spoken_languages:english', 'languages:english'],
    said: ['английский|англичанка язык|~'],
  },
  { terms: ['subjects:german', 'spoken_languages:german'], said: ['немецкий язык|~'] },
  {
    terms: ['subjects:french', 'spoken_languages:french'],
    said: ['французский язык|~', 'с французским'],
  },
  { terms: ['subjects:spanish', 'spoken_languages:spanish'], said: ['испанский язык|~'] },
  { terms: ['subjects:chinese', 'spoken_languages:chinese'], said: ['китайский язык|~'] },
  { terms: ['spoken_languages:italian'], said: ['итальянский язык|~'] },
  { terms: ['subjects:physics'], said: ['физика|физик|физичка'] },
  { terms: ['subjects:chemistry'], said: ['химия|химик|химичка'] },
  { terms: ['subjects:biology'], said: ['биология|биолог'] },
  {
    terms: ['subjects:computing'],
    said: [
      'информатика|программирование|программист|python|scratch|скретч|питон',
      'компьютерная грамотность',
    ],
  },
  { terms: ['subjects:history', 'school_subjects:history'], said: ['история|историк'] },
  { terms: ['subjects:social_studies'], said: ['обществознание'] },
  { terms: ['subjects:geography'], said: ['география'] },
  {
    terms: ['subjects:literature', 'school_subjects:literature'],
    said: ['литература', 'сочинение'],
  },
  {
    terms: ['subjects:primary', 'homework:primary', 'pupils:primary'],
    said: ['начальная школа', 'начальные|младшие классы', 'нач классы|школа'],
  },
  {
    terms: ['subjects:music', 'arts:piano', 'arts:singing', 'school_subjects:music'],
    said: [
      'музыка|музыке|фортепиано|фоно|пианино|сольфеджио|вокал|пение|гитара|скрипка|флейта|баян|аккордеон|барабаны|ударные|саксофон',
      'учитель|учительница музыки',
    ],
  },
  {
    terms: ['subjects:drawing', 'arts:drawing', 'school_subjects:drawing'],
    said: ['рисование|рисовать|живопись|изо'],
  },
  { terms: ['subjects:chess', 'arts:chess'], said: ['шахматы|шахматист'] },
  {
    terms: ['subjects:russian_foreign'],
    said: ['рки', 'русский как иностранный', 'русский иностранцам|мигрантам'],
  },
  {
    terms: ['tutor_status:native'],
    said: ['носитель|носителем языка|английского|немецкого|французского|китайского|испанского|~'],
  },
  { terms: ['tutor_status:student'], said: ['репетитор|~ студент|студентка'] },
  {
    terms: ['tutor_status:school_teacher'],
    said: ['школьный|действующий учитель', 'учитель школы|предметник'],
  },
  { terms: ['tutor_status:lecturer'], said: ['преподаватель вуза|института|университета'] },
  { terms: ['qualification:exam_expert'], said: ['эксперт егэ|огэ'] },
  {
    terms: ['pupils:adult'],
    said: ['для|~ взрослый|взрослому|взрослого|взрослых', 'с нуля взрослому|взрослым'],
  },
  { terms: ['pupils:student'], said: ['для|~ студент|студента|студентов|студентам'] },
  { terms: ['pupils:ninth'], said: ['девятиклассник|девятикласснику'] },
  {
    terms: ['pupils:senior'],
    said: ['старшеклассник|старшекласснику|одиннадцатиклассник|выпускник|старшие классы'],
  },
  {
    terms: ['pupils:middle'],
    said: ['пятиклассник|шестиклассник|семиклассник|восьмиклассник|средняя школа|средние классы'],
  },
  {
    terms: ['lesson_goals:speaking'],
    said: ['разговорный|разговорная|разговорного|разговорному|разговорным', 'разговорная практика'],
  },
  {
    terms: [
      'lesson_goals:school_prep',
      'pupils:preschool',
      'development:school_prep',
      'baby_care:kindergarten',
      'school_preparation:letters',
      'school_preparation:counting',
    ],
    said: [
      'подготовка|подготовить|подготовиться школе|школа|первому-классу',
      'подготовка ребенка школе',
      'научить|учить читать|чтению|писать|счету',
    ],
  },
  {
    terms: ['first_lesson:free', 'first_lesson:short_free'],
    said: [
      'первое|пробное занятие|урок бесплатно|бесплатный|бесплатное',
      'бесплатное|бесплатный пробное|пробный|первое занятие|урок|~',
    ],
  },
  {
    terms: ['lesson_format:group', 'lesson_format:pair'],
    said: ['в|~ группе|группа|мини-группа', 'групповые занятия'],
  },
  { terms: ['lesson_length:hour_and_half'], said: ['90 минут', 'полтора часа'] },
  {
    work: 'логопед',
    said: [
      'дефектолог|логопедический|логопедические|логопедия занятия|~',
      'постановка|ставить|поставить|исправить|коррекция звуки|звуков|звука|речь|речи|дикцию|произношение',
      'запуск речи',
      'плохо|не говорит|разговаривает ребенок|~',
      'ребенок|сын|дочь|дочка плохо|не говорит|разговаривает',
      'развитие речи ребенка',
      'картавит|шепелявит|заикается',
    ],
  },
  ...Object.entries(sounds).map(([said, value]) => ({
    work: 'логопед',
    terms: [`speech_sounds:${value}`],
    said: [
      `не выговаривает|произносит|говорит букву|звук|~ ${said}`,
      `звук|букву|звука|буква ${said}`,
      `поставить|постановка звук|букву|звука|~ ${said}`,
    ],
  })),
  { work: 'логопед', terms: ['speech_sounds:r'], said: ['картавит|картавость|картавый'] },
  {
    work: 'логопед',
    terms: ['speech_sounds:hissing', 'speech_sounds:whistling'],
    said: ['шепелявит|шепелявость|шепелявый'],
  },
  {
    terms: ['speech_problems:delay', 'speech_problems:alalia'],
    said: [
      'неговорящий|неговорящим|молчун',
      'запуск речи',
      'не говорит',
      'моторная|сенсорная|~ алалия|алалией',
    ],
  },
  { terms: ['speech_problems:underdevelopment'], said: ['онр', 'фффн|ффнр', 'общее недоразвитие'] },
  { terms: ['speech_problems:stutter'], said: ['заикание|заикается|заиканием|заика'] },
  { terms: ['speech_problems:dysarthria'], said: ['дизартрия|дизартрией|стертая'] },
  {
    terms: ['speech_problems:reading', 'child_features:dyslexia'],
    said: ['дислексия|дисграфия|дислексик|дислексией|дисграфией'],
  },
  {
    terms: ['speech_problems:aphasia'],
    said: ['афазия|афазией', 'восстановление|восстановить речь|речи после|~ инсульта|~'],
  },
  { terms: ['speech_problems:diction'], said: ['дикция|дикцию|дикции', 'техника речи'] },
  {
    terms: ['speech_problems:sounds'],
    said: ['не выговаривает звуки|буквы', 'звукопроизношение', 'постановка звуков'],
  },
  {
    terms: ['speech_massage:hand', 'speech_massage:probes', 'speech_massage:spoons'],
    said: ['логомассаж', 'с|логопедический|массажем|массаж логопедический|языка|массажем'],
  },
  {
    terms: ['speech_massage:probes'],
    said: ['* зондовый|зондовым массаж|массажем', 'массаж зондами|зондом', 'зондами'],
  },
  { terms: ['speech_massage:spoons'], said: ['массаж ложками|ложечками', 'ложками|ложечками'] },
  { terms: ['speech_massage:hand'], said: ['* ручной|ручным массаж|массажем', 'массаж руками'] },
  {
    terms: ['speech_education:defectologist'],
    said: ['логопед|учитель|~ дефектолог|дефектолога|олигофренопедагог'],
  },
  {
    terms: ['speech_education:neuropsychologist'],
    said: ['нейропсихолог|нейропсихолога', 'логопед нейропсихолог'],
  },
  { terms: ['speech_ages:adult'], said: ['для|~ взрослый|взрослому|взрослых'] },
  {
    terms: ['manners:table', 'manners:guests', 'manners:speech'],
    said: ['этикет|этикету|этикета|манеры|манерам'],
  },
];

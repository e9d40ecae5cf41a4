/** Choices about the order of work in a home, the same for carers, cooks and housekeepers. */

export const shiftRhythms = {
  daily: 'каждый день с выходными',
  two_two: 'два через два',
  day_three: 'сутки через трое',
  week: 'неделя через неделю',
  two_weeks: 'две недели через две',
  month: 'месяц через месяц',
};

export const cleaningVisits = {
  once: 'один раз',
  monthly: 'один-два раза в месяц',
  weekly: 'раз в неделю',
  several: 'несколько раз в неделю',
  daily: 'каждый день',
};

export const helperMeals = {
  provided: 'кормим',
  kitchen: 'можно готовить себе на нашей кухне',
  own: 'еду приносить с собой',
};

/** What a family has to say about cameras before the work begins. */
export const camerasAtHome = {
  no: 'камер нет',
  outside: 'только снаружи дома',
  common_rooms: 'есть в общих комнатах',
};

/** What a helper thinks about cameras. */
export const camerasForHelper = {
  fine: 'не против',
  common_rooms: 'не против, если знаю, где они стоят',
  no: 'предпочитаю без камер',
};

export const otherHelpers = {
  alone: 'помощников больше нет',
  nanny: 'няня',
  carer: 'сиделка',
  housekeeper: 'домработница',
  cook: 'повар',
  driver: 'водитель',
  gardener: 'садовник',
  manager: 'управляющий',
};

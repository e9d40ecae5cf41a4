/** Choices of those who look after old and sick people: carers and nurses. */

export const wards = {
  grandmother: 'бабушке',
  grandfather: 'дедушке',
  couple: 'пожилой паре',
  adult: 'взрослому человеку',
  child: 'ребёнку с инвалидностью',
};

export const patients = {
  newborn: 'новорождённому',
  child: 'ребёнку',
  adult: 'взрослому',
  elderly: 'пожилому человеку',
};

export const mobility = {
  walks: 'ходит без помощи',
  walks_with_support: 'ходит с тростью или ходунками',
  wheelchair: 'передвигается в коляске',
  sits: 'сидит, но не встаёт',
  bedridden: 'не встаёт с постели',
};

export const conditions = {
  dementia: 'деменция',
  stroke: 'после инсульта',
  hip_fracture: 'перелом шейки бедра',
  after_surgery: 'после операции',
  parkinson: 'болезнь Паркинсона',
  sclerosis: 'рассеянный склероз',
  diabetes: 'сахарный диабет',
  heart: 'болезни сердца',
  cancer: 'онкология',
  palliative: 'паллиативный уход',
  mental: 'психические расстройства',
  sight_or_hearing: 'слабое зрение или слух',
};

export const hygiene = {
  washing: 'умывание и расчёсывание',
  shower: 'помощь в душе и ванной',
  bed_bath: 'мытьё в постели',
  diapers: 'смена подгузников',
  bedpan: 'судно и утка',
  teeth: 'уход за зубами и протезами',
  nails: 'стрижка ногтей и бритьё',
};

export const feeding = {
  cooking: 'приготовление еды',
  diet: 'диетический стол',
  spoon: 'кормление с ложки',
  tube: 'кормление через зонд',
  gastrostomy: 'кормление через гастростому',
};

/** What a carer does by order of the doctor. */
export const doctorOrders = {
  pills: 'лекарства по часам',
  measuring: 'давление, пульс, сахар',
  injections: 'внутримышечные уколы',
  insulin: 'уколы инсулина',
  dressings: 'перевязки',
  enemas: 'клизмы',
  inhalations: 'ингаляции и кислород',
  catheter: 'уход за катетером',
  stoma: 'уход за стомой',
};

export const recovery = {
  exercises: 'лечебная гимнастика',
  massage: 'лёгкий массаж',
  walking: 'тренировка ходьбы',
  speech: 'упражнения для речи',
  memory: 'тренировка памяти и внимания',
  hands: 'упражнения для рук',
};

export const careReports = {
  calls: 'звонок каждый день',
  messages: 'короткие сообщения',
  photos: 'фото и видео',
  diary: 'дневник ухода',
};

export const careEquipment = {
  bed: 'функциональная кровать',
  mattress: 'противопролежневый матрас',
  hoist: 'подъёмник',
  wheelchair: 'инвалидная коляска',
  walker: 'ходунки или трость',
  toilet_chair: 'кресло-туалет',
  rails: 'поручни',
  oxygen: 'кислородный концентратор',
};

export const careTraining = {
  courses: 'курсы сиделок',
  nurse: 'медицинское образование',
  hospital: 'работа в больнице или хосписе',
  boarding_house: 'работа в пансионате для пожилых',
  relatives: 'уход за своими близкими',
};

export const hospitalWards = {
  intensive_care: 'реанимация',
  surgery: 'хирургия',
  neurology: 'неврология',
  cardiology: 'кардиология',
  oncology: 'онкология',
  therapy: 'терапия',
  hospice: 'хоспис, паллиативная помощь',
  children: 'детское отделение',
  ambulance: 'скорая помощь',
  home_visits: 'патронаж на дому',
};

export const injections = {
  intramuscular: 'внутримышечные уколы',
  subcutaneous: 'подкожные уколы, инсулин',
  intravenous: 'внутривенные уколы',
  drips: 'капельницы',
  port: 'порт и центральный катетер',
  blood: 'взятие крови',
};

export const wounds = {
  sutures: 'швы после операции',
  suture_removal: 'снятие швов',
  bedsores: 'пролежни',
  ulcers: 'трофические язвы',
  diabetic_foot: 'диабетическая стопа',
  burns: 'ожоги',
};

export const tubes = {
  urinary_catheter: 'мочевой катетер',
  catheter_change: 'замена мочевого катетера',
  feeding_tube: 'питательный зонд',
  gastrostomy: 'гастростома',
  colostomy: 'колостома, илеостома',
  tracheostomy: 'трахеостома',
  drains: 'дренажи',
};

export const nursing = {
  monitoring: 'давление, пульс, сатурация',
  sugar: 'контроль сахара',
  ecg: 'снятие ЭКГ',
  enemas: 'клизмы',
  inhalations: 'ингаляции и кислород',
  suction: 'санация дыхательных путей',
  ventilator: 'наблюдение при ИВЛ',
  massage: 'медицинский массаж',
};

/** Choices of those who drive: drivers, driving nannies and their employers share them. */

export const licenceCategories = {
  motorcycle: 'мотоциклы (A)',
  car: 'легковые (B)',
  lorry: 'грузовые (C)',
  bus: 'автобусы (D)',
  trailer: 'с прицепом (BE)',
};

/** Read well alone on a tile, and after «На чём езжу». */
export const cars = {
  own_car: 'на своей машине',
  family_car: 'на машине семьи',
};

export const carClasses = {
  small: 'малолитражка',
  sedan: 'седан или универсал',
  suv: 'внедорожник',
  business: 'представительский класс',
  minivan: 'минивэн или микроавтобус',
  electric: 'электромобиль',
  van: 'грузовой фургон',
};

export const gearboxes = {
  automatic: 'автомат',
  manual: 'механика',
};

export const childSeats = {
  carrier: 'автолюлька, до 13 кг (0+)',
  first: 'кресло 9–18 кг (группа 1)',
  second: 'кресло 15–25 кг (группа 2)',
  third: 'кресло 22–36 кг (группа 3)',
  booster: 'бустер',
};

export const accidents = {
  none: 'не было',
  minor: 'мелкие, без пострадавших',
  long_ago: 'было, больше пяти лет назад',
};

export const insurance = {
  basic: 'ОСАГО',
  open: 'ОСАГО без ограничений',
  full: 'каско',
  passengers: 'страхование пассажиров',
};

export const driveTasks = {
  office: 'работа и встречи',
  school: 'школа, сад и кружки',
  airport: 'аэропорты и вокзалы',
  doctor: 'поликлиники и больницы',
  errands: 'магазины и поручения',
  documents: 'документы и посылки',
  events: 'театры и рестораны',
  dacha: 'дача',
  intercity: 'другие города',
};

export const passengers = {
  adults: 'взрослые',
  children: 'дети',
  elderly: 'пожилые',
  wheelchair: 'люди на коляске',
  guests: 'гости и партнёры',
  animals: 'животные',
};

export const carCare = {
  fuel: 'заправка',
  wash: 'мойка',
  interior: 'чистота в салоне',
  service: 'поездки на техобслуживание',
  tyres: 'смена шин к сезону',
  small_repairs: 'мелкий ремонт',
  papers: 'страховка, штрафы, документы',
};

export const protocol = {
  suit: 'деловой костюм',
  doors: 'встретить и открыть дверь',
  luggage: 'помочь с вещами',
  silence: 'тишина в дороге',
  foreign_guests: 'встреча иностранных гостей',
};

export const securitySkills = {
  guard_licence: 'удостоверение охранника',
  escort: 'навыки охраны',
  safe_driving: 'курсы безопасного вождения',
  army: 'служба в армии или органах',
};

export const driverFirstAid = {
  medical: 'медицинское образование',
  course: 'есть удостоверение о курсах',
  basics: 'знаю основы',
};

export const childRides = {
  kindergarten: 'в детский сад',
  school: 'в школу',
  classes: 'на кружки и секции',
  pool: 'в бассейн',
  doctor: 'в поликлинику',
  friends: 'в гости и на праздники',
  station: 'в аэропорт и на вокзал',
};

export const rideKinds = {
  regular: 'постоянный маршрут',
  several_stops: 'несколько остановок за день',
  one_off: 'разовые поездки',
  intercity: 'за город и между городами',
};

export const supervision = {
  gathering: 'помочь одеться и собраться',
  to_the_door: 'проводить до двери и передать педагогу',
  waiting: 'подождать конца занятия',
  changing: 'переодеть на тренировку',
  meals: 'накормить',
  homework: 'сделать уроки',
  walks: 'погулять',
  home: 'побыть дома до прихода родителей',
};

export const handover = {
  parents: 'только родителям',
  list: 'тем, кто в списке',
  teacher: 'педагогу или тренеру',
  home_alone: 'довести до квартиры',
  password: 'по кодовому слову',
};

export const rideUpdates = {
  messages: 'сообщение, когда сели и доехали',
  photo: 'фото с места',
  tracking: 'путь на карте',
  call: 'звонок',
};

export const roadPastimes = {
  talk: 'разговоры и игры',
  audiobooks: 'аудиокниги',
  music: 'музыка',
  poems: 'стихи и устный счёт',
  language: 'разговор на английском',
  rest: 'тишина и отдых',
};

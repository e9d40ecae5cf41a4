/** Choices about keeping a house: cleaning, linen, home cooking. */

export const homeKinds = {
  flat: 'квартира',
  house: 'дом в городе',
  country: 'загородный дом',
};

export const cleaning = {
  daily: 'поддерживающая',
  general: 'генеральная',
  after_repair: 'после ремонта',
  after_party: 'после праздника',
  moving: 'перед переездом',
};

export const surfaces = {
  parquet: 'паркет',
  marble: 'мрамор и камень',
  wood: 'мебель из дерева',
  carpets: 'ковры',
  leather: 'кожаная мебель',
  crystal: 'хрусталь и фарфор',
  silver: 'серебро',
  antiques: 'картины и антиквариат',
};

export const laundry = {
  machine: 'стирка в машине',
  hand: 'ручная стирка',
  delicate: 'шёлк, шерсть, кашемир',
  stains: 'выведение пятен',
  dry_cleaning: 'химчистка: сдать и забрать',
};

export const ironing = {
  linen: 'постельное бельё',
  shirts: 'рубашки',
  dresses: 'платья и блузки',
  trousers: 'брюки и костюмы',
  children: 'детские вещи',
  steam: 'отпаривание штор и одежды',
};

export const wardrobe = {
  order: 'порядок в шкафах',
  seasons: 'смена сезонов',
  shoes: 'чистка обуви',
  packing: 'сборы в дорогу',
  mending: 'мелкий ремонт одежды',
};

export const homeCooking = {
  simple: 'простые домашние блюда',
  daily: 'завтраки, обеды и ужины',
  children: 'детское меню',
  diet: 'диетические блюда',
  baking: 'выпечка',
  guests: 'стол для гостей',
  helping: 'помощь на кухне',
};

export const shopping = {
  shop: 'магазин рядом с домом',
  market: 'рынок',
  delivery: 'заказ доставки',
  car: 'большие закупки на машине',
  accounts: 'учёт расходов и чеков',
};

export const appliances = {
  robot: 'робот-пылесос',
  washing_vacuum: 'моющий пылесос',
  steam: 'парогенератор',
  dishwasher: 'посудомоечная машина',
  dryer: 'сушильная машина',
  coffee: 'кофемашина',
  smart_home: 'умный дом',
};

export const petCare = {
  feeding: 'кормление',
  litter: 'уборка лотка или клетки',
  dog_walking: 'прогулки с собакой',
  grooming: 'вычёсывание и мытьё',
  vet: 'поездки к ветеринару',
};

export const allergies = {
  chlorine: 'на хлор',
  fragrances: 'на отдушки',
  powder: 'на стиральный порошок',
  dust: 'на пыль',
  fur: 'на шерсть животных',
};

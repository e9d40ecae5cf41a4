/** Choices about a cook and the table of a family. */

export const cuisines = {
  home: 'домашняя',
  russian: 'русская',
  european: 'европейская',
  italian: 'итальянская',
  caucasian: 'кавказская',
  uzbek: 'узбекская',
  tatar: 'татарская',
  jewish: 'еврейская',
  japanese: 'японская',
  pan_asian: 'паназиатская',
  mediterranean: 'средиземноморская',
  author: 'авторская',
};

export const diets = {
  medical: 'лечебные столы',
  diabetic: 'при диабете',
  gluten_free: 'без глютена',
  dairy_free: 'без молока',
  vegetarian: 'вегетарианское',
  vegan: 'веганское',
  keto: 'кето и низкоуглеводное',
  lenten: 'постное',
  halal: 'халяль',
  kosher: 'кошер',
  sport: 'спортивное, с подсчётом калорий',
};

export const cookFormats = {
  daily: 'каждый день на месте',
  ahead: 'на несколько дней вперёд',
  dinners: 'ужины к приходу семьи',
  banquets: 'праздники и банкеты',
  trips: 'поездки с семьёй',
  lessons: 'кулинарные уроки',
};

export const dishes = {
  breakfasts: 'завтраки и каши',
  soups: 'супы',
  meat_and_fish: 'мясо и рыба',
  salads: 'салаты и закуски',
  dough: 'пироги, пельмени, паста',
  bread: 'домашний хлеб',
  desserts: 'торты и десерты',
  preserves: 'заготовки на зиму',
};

export const techniques = {
  grill: 'мангал и гриль',
  tandoor: 'тандыр и казан',
  sous_vide: 'су-вид',
  wok: 'вок',
  steam_oven: 'пароконвектомат',
  smoking: 'копчение и засолка',
  decor: 'карвинг и украшение блюд',
};

export const childrenMenu = {
  weaning: 'прикорм',
  toddler: 'блюда от года до трёх',
  school: 'школьные обеды с собой',
  picky: 'для малоежек',
  party: 'детский праздник',
};

export const kitchenOrder = {
  dishes: 'посуда после готовки',
  stove: 'плита и духовка',
  fridge: 'порядок в холодильнике',
  stocks: 'запас продуктов',
  floor: 'пол и поверхности',
};

export const menuPlanning = {
  cook: 'предлагает повар',
  together: 'составляем вместе',
  family: 'по списку семьи',
};

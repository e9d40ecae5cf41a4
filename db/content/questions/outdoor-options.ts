/** Choices about the plot, machines and repairs: gardeners and couples. */

export const gardenWork = {
  lawn: 'газон',
  flowers: 'цветники и клумбы',
  roses: 'розы',
  fruit_trees: 'плодовые деревья',
  berries: 'ягодные кусты',
  hedge: 'живая изгородь',
  conifers: 'хвойные',
  vegetables: 'огород',
  greenhouse: 'теплица',
  vineyard: 'виноград',
};

export const lawnCare = {
  mowing: 'стрижка',
  feeding: 'подкормка',
  aeration: 'аэрация и вычёсывание',
  weeds: 'борьба с сорняками и мхом',
  sowing: 'посев и подсев',
  rolls: 'укладка рулонного газона',
};

export const plantCare = {
  pruning: 'обрезка деревьев и кустов',
  planting: 'посадка и пересадка',
  grafting: 'прививка',
  spraying: 'обработка от болезней и вредителей',
  feeding: 'удобрения и подкормки',
  seedlings: 'рассада',
  weeding: 'прополка и рыхление',
  winter_cover: 'укрытие на зиму',
};

export const machines = {
  mower: 'газонокосилка',
  rider: 'райдер или минитрактор',
  trimmer: 'триммер',
  hedge_trimmer: 'кусторез',
  chainsaw: 'бензопила',
  cultivator: 'мотоблок или культиватор',
  blower: 'воздуходувка',
  snow_blower: 'снегоуборщик',
  washer: 'мойка высокого давления',
};

export const waterWork = {
  hoses: 'ручной полив',
  drip: 'капельный полив',
  automatic: 'автополив: настройка и консервация',
  pool: 'чистка бассейна',
  pond: 'пруд и фонтан',
  drainage: 'дренаж',
};

export const winterWork = {
  paths: 'чистка дорожек и двора',
  roof: 'снег и сосульки с крыши',
  tree_shaking: 'стряхивание снега с веток',
  firewood: 'дрова и камин',
  boiler: 'присмотр за отоплением',
};

export const handyman = {
  painting: 'покраска и мелкая отделка',
  carpentry: 'столярные работы',
  plumbing: 'сантехника',
  electrics: 'электрика',
  fence: 'заборы и калитки',
  welding: 'сварка',
  paving: 'дорожки и плитка',
  furniture: 'сборка мебели',
  boiler: 'котёл, септик, насосы',
};

export const seasons = {
  spring: 'весна',
  summer: 'лето',
  autumn: 'осень',
  winter: 'зима',
};

export const sotkas = ['сотка', 'сотки', 'соток'];

export const gardenVisits = {
  once: 'один раз',
  monthly: 'раз в месяц',
  weekly: 'раз в неделю',
  several: 'несколько раз в неделю',
  daily: 'каждый день',
};

export const gardenDesign = {
  plan: 'план участка и подбор растений',
  beds: 'разбивка клумб',
  alpine: 'альпийские горки и рокарии',
  topiary: 'фигурная стрижка',
  lighting: 'садовое освещение',
};

export const gardenCreatures = {
  dogs: 'собаки',
  poultry: 'куры и другая птица',
  rabbits: 'кролики и козы',
  bees: 'пчёлы',
  fish: 'рыбы в пруду',
};

export const gardenTraining = {
  agronomist: 'агроном',
  landscape: 'ландшафтный дизайн',
  nursery: 'работа в питомнике или парке',
  courses: 'курсы садоводов',
  own_garden: 'свой сад и огород',
};

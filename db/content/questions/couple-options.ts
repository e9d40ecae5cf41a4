/** Choices about a couple who keep a house together. */

export const indoorWork = {
  cleaning: 'уборка',
  laundry: 'стирка и глажка',
  cooking: 'готовка',
  table: 'подача на стол',
  shopping: 'покупки',
  children: 'присмотр за детьми',
  elders: 'помощь пожилым',
  pets: 'уход за животными',
};

export const outdoorWork = {
  lawn: 'газон',
  flowers: 'цветы и клумбы',
  trees: 'деревья и кусты',
  vegetables: 'огород и теплица',
  snow: 'чистка снега',
  yard: 'двор, дорожки, мангал',
  pool: 'бассейн',
  poultry: 'птица и хозяйство',
};

export const engineering = {
  boiler: 'котёл и отопление',
  water: 'скважина и насосы',
  septic: 'септик',
  electrics: 'электрика и генератор',
  pool: 'оборудование бассейна',
  sauna: 'баня и сауна',
  smart_home: 'умный дом',
};

export const houseWatch = {
  owners_away: 'дом, пока хозяев нет',
  night_round: 'ночной обход',
  guests: 'встреча гостей и курьеров',
  alarm: 'сигнализация и камеры',
  workers: 'присмотр за рабочими',
  accounts: 'счета и учёт расходов',
};

export const coupleHousing = {
  house: 'отдельный домик',
  flat: 'отдельная квартира',
  entrance: 'часть дома со своим входом',
  room: 'комната в доме',
};

export const daysOff = {
  two: 'два дня в неделю',
  one: 'один день в неделю',
  in_turn: 'по очереди',
  saved: 'копим и уезжаем надолго',
};

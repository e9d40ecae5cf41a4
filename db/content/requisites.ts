/** Of an operator who does not exist; whoever runs the service puts their own here. */
const lines: [key: string, label: string, value: string][] = [
  ['operator', 'Полное наименование', 'Общество с ограниченной ответственностью «Рядом»'],
  ['operator_short', 'Сокращённое наименование', 'ООО «Рядом»'],
  ['inn', 'ИНН', '0000000000'],
  ['kpp', 'КПП', '000000000'],
  ['ogrn', 'ОГРН', '0000000000000'],
  ['address', 'Юридический адрес', '000000, Россия, г. Пример, ул. Образцовая, д. 0'],
  ['director', 'Генеральный директор', 'Образцова Мария Примеровна'],
  ['bank', 'Банк', 'АО «Банк-Пример»'],
  ['account', 'Расчётный счёт', '00000000000000000000'],
  ['correspondent_account', 'Корреспондентский счёт', '00000000000000000000'],
  ['bik', 'БИК', '000000000'],
];

export const requisites = lines.map(([key, label, value], at) => ({
  key,
  label,
  value,
  is_example: true,
  position: (at + 1) * 10,
}));

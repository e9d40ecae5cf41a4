export const topics = [
  { key: 'deti', name: 'Дети и няни', position: 10 },
  { key: 'uhod', name: 'Уход за близкими', position: 20 },
  { key: 'ucheba', name: 'Учёба', position: 30 },
  { key: 'dogovor', name: 'Договор и деньги', position: 40 },
  { key: 'pomoshchnikam', name: 'Помощникам', position: 50 },
];

export const kindOptions = [
  { value: 'resume', label: 'Анкета специалиста' },
  { value: 'vacancy', label: 'Вакансия семьи' },
] as const;

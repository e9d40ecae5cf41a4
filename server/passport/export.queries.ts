import { inMoscow, type ExportOwnData } from '#server/platform/own-data.ts';
import { listPassportChecks } from './queries.ts';

const decisions: Record<string, string> = { approve: 'пройдена', reject: 'не пройдена' };

export const exportPassport: ExportOwnData = async ({ db }, { id }) => {
  const data = await listPassportChecks(db, id);
  const { verified_at, checks } = data;
  return {
    name: 'passport',
    data,
    section: {
      title: 'Паспорт',
      empty: 'Паспорт вы не присылали.',
      items: [
        ...(verified_at
          ? [{ title: 'Отметка', lines: [['Паспорт проверен', inMoscow(verified_at)] as const] }]
          : []),
        ...checks.map((one) => ({
          title: `Проверка ${inMoscow(one.sent_at)}`,
          lines: [
            ['Решение', decisions[one.decision ?? ''] ?? 'идёт'] as const,
            ['Когда', inMoscow(one.decided_at)] as const,
            ['Причина', one.reason] as const,
          ],
        })),
      ],
    },
  };
};

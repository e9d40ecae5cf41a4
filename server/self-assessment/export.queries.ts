import { type SkillLevel, skillLevels } from '#contract/self-assessment.ts';
import { type ExportOwnData, yesOrNo } from '#server/platform/own-data.ts';
import { listAssessments } from './queries.ts';

export const exportAssessments: ExportOwnData = async ({ db }, viewer) => {
  const all = await listAssessments(db, viewer);
  const data = all.filter(({ answers }) => Object.keys(answers).length > 0);
  return {
    name: 'self_assessments',
    data,
    section: {
      title: 'Самооценка',
      empty: 'Тест вы не проходили.',
      items: data.map(({ category, skills, answers, is_shown }) => ({
        title: category.name,
        lines: [
          ...skills.map(({ key, text }) => [text, wordsOf(answers[key])] as const),
          ['Показывается в анкете', yesOrNo(is_shown)],
        ],
      })),
    },
  };
};

const wordsOf = (level: SkillLevel | undefined) => level && skillLevels[level];

import { describeAnswer } from '#contract/answers.ts';
import type { Answer, AttributeDefinition } from '#contract/attributes.ts';
import type { Draft } from '#contract/drafts.ts';
import type { FitLine, FitState } from '#contract/fit.ts';
import { payText } from '#contract/pay.ts';

/** What people see of a card, with the questions that it answers. */
interface FitCard {
  content: Draft;
  definitions: AttributeDefinition[];
  city: string | null;
}

/** The wishes of a vacancy, each with what the resume says to it; met ones first. */
export function fitOf(vacancy: FitCard, resume: FitCard): FitLine[] {
  const lines = [
    cityLine(vacancy, resume),
    payLine(vacancy, resume),
    ...vacancy.definitions.map((wish) => lineOf(wish, vacancy, resume)),
  ];
  return order.flatMap((state) => lines.filter((line): line is FitLine => line?.state === state));
}

const order: FitState[] = ['met', 'unmet', 'open'];

function cityLine(vacancy: FitCard, resume: FitCard): FitLine | null {
  if (!vacancy.city || !resume.city) return null;
  const isSame = vacancy.content.city === resume.content.city;
  const text = isSame ? vacancy.city : `${vacancy.city}, а в анкете — ${resume.city}`;
  return { key: 'city', label: 'Город', text, state: isSame ? 'met' : 'unmet' };
}

function payLine({ content: { pay: offered } }: FitCard, resume: FitCard): FitLine | null {
  const { pay: asked } = resume.content;
  if (!offered?.unit || !asked?.unit) return null;
  const words = `${payText({ ...offered, unit: offered.unit })}, в анкете — ${payText({ ...asked, unit: asked.unit })}`;
  const line = { key: 'pay', label: 'Оплата', text: words };
  const most = offered.to_kopecks ?? offered.from_kopecks;
  const least = asked.from_kopecks ?? asked.to_kopecks;
  if (offered.unit !== asked.unit || most === null || least === null) {
    return { ...line, state: 'open' };
  }
  return { ...line, state: least <= most ? 'met' : 'unmet' };
}

/** Questions of the two kinds that mean the same under different names. */
const namedInResume: Record<string, string> = {
  experience_wanted: 'experience',
  documents_wanted: 'documents',
  children_count: 'children_at_once',
};
const yearsWanted: Record<string, number> = { one_year: 1, three_years: 3, five_years: 5 };
/** One of the choices in common is enough; of all others every one is wanted. */
const alternatives = new Set([
  'employment',
  'live_in',
  'paperwork',
  'lesson_format',
  'cook_format',
  'lesson_place',
  'commute',
  'whose_car',
]);

function lineOf(wish: AttributeDefinition, vacancy: FitCard, resume: FitCard): FitLine | null {
  const wanted = vacancy.content.answers[wish.key];
  const skill = resume.definitions.find(({ key }) => key === (namedInResume[wish.key] ?? wish.key));
  if (wanted === undefined || !skill) return null;
  const has = resume.content.answers[skill.key];
  const judged = judge(wish, skill, wanted, has);
  return judged && { key: wish.key, label: wish.label, ...judged };
}

type Judged = Pick<FitLine, 'text' | 'state'> | null;
type Judge = (
  wish: AttributeDefinition,
  skill: AttributeDefinition,
  wanted: Answer,
  has: Answer | undefined,
) => Judged;

const judge: Judge = (wish, skill, wanted, has) => {
  if (wish.key === 'pets') return judgePets(wish, wanted, has);
  if (wish.key === 'experience_wanted') return judgeYears(wish, skill, wanted, has);
  if (typeof wanted === 'boolean') return wanted ? judgeYes(has) : null;
  if (typeof wanted === 'number') return judgeNumber(wish, wanted, has);
  if (wish.type === 'week') return judgeWeek(wanted, has);
  if (Array.isArray(wanted)) return judgeMany(wish, skill, wanted, has);
  if (wish.type === 'one' && skill.type === 'one') return judgeOne(wish, skill, wanted, has);
  return null;
};

const unsaid = 'в анкете не указано';

function judgeYes(has: Answer | undefined): Judged {
  if (has === undefined) return { text: unsaid, state: 'open' };
  return has === true ? { text: 'да', state: 'met' } : { text: 'нет', state: 'unmet' };
}

function judgeNumber(wish: AttributeDefinition, wanted: number, has: Answer | undefined): Judged {
  const text = describeAnswer(wish, wanted);
  if (typeof has !== 'number') return { text: `${text}, ${unsaid}`, state: 'open' };
  if (has >= wanted) return { text, state: 'met' };
  return { text: `${text}, в анкете — ${describeAnswer(wish, has)}`, state: 'unmet' };
}

const judgeYears: Judge = (wish, skill, wanted, has) => {
  const least = typeof wanted === 'string' ? yearsWanted[wanted] : undefined;
  if (least === undefined) return null;
  const text = describeAnswer(wish, wanted);
  if (typeof has !== 'number') return { text: `${text}, ${unsaid}`, state: 'open' };
  const said = `${text}, в анкете — ${describeAnswer(skill, has)}`;
  return { text: said, state: has >= least ? 'met' : 'unmet' };
};

function judgeWeek(wanted: Answer, has: Answer | undefined): Judged {
  if (!Array.isArray(wanted) || wanted.length === 0) return null;
  if (!Array.isArray(has)) return { text: unsaid, state: 'open' };
  const missing = wanted.filter((cell) => !has.includes(cell));
  if (missing.length === 0) return { text: 'всё время совпадает', state: 'met' };
  const nights = missing.every((cell) => cell.endsWith('_night'));
  if (nights) return { text: 'не подходят только ночи', state: 'unmet' };
  const some = missing.length < wanted.length;
  return { text: some ? 'часть времени не совпадает' : 'время не совпадает', state: 'unmet' };
}

function judgeMany(
  wish: AttributeDefinition,
  skill: AttributeDefinition,
  all: string[],
  has: Answer | undefined,
): Judged {
  // What the other form does not offer nobody could have answered.
  const wanted = all.filter((value) => skill.options.some((option) => option.value === value));
  if (wanted.length === 0) return null;
  if (!Array.isArray(has))
    return { text: `${describeAnswer(wish, wanted)}, ${unsaid}`, state: 'open' };
  const shared = wanted.filter((value) => has.includes(value));
  if (alternatives.has(wish.key)) {
    if (shared.length > 0) return { text: describeAnswer(wish, shared), state: 'met' };
    return {
      text: `${describeAnswer(wish, wanted)}, в анкете — ${describeAnswer(skill, has)}`,
      state: 'unmet',
    };
  }
  if (shared.length === wanted.length) return { text: describeAnswer(wish, wanted), state: 'met' };
  const missing = wanted.filter((value) => !has.includes(value));
  return { text: `в анкете нет: ${describeAnswer(wish, missing)}`, state: 'unmet' };
}

const judgeOne: Judge = (wish, skill, wanted, has) => {
  const text = describeAnswer(wish, wanted);
  if (has === undefined) return { text: `${text}, ${unsaid}`, state: 'open' };
  if (has === wanted) return { text, state: 'met' };
  const said = `${text}, в анкете — ${describeAnswer(skill, has)}`;
  if (wish.key !== 'start') return { text: said, state: 'open' };
  const at = (value: Answer) => wish.options.findIndex((option) => option.value === value);
  return { text: said, state: at(has) < at(wanted) ? 'met' : 'unmet' };
};

const animals: Record<string, readonly string[]> = { cats: ['cat'], dogs: ['dog'], none: [] };

function judgePets(wish: AttributeDefinition, wanted: Answer, has: Answer | undefined): Judged {
  if (!Array.isArray(wanted)) return null;
  const kept = wanted.filter((value) => value !== 'none');
  if (kept.length === 0) return null;
  const text = describeAnswer(wish, kept);
  if (typeof has !== 'string') return { text: `${text}, ${unsaid}`, state: 'open' };
  const fine = has === 'fine' || kept.every((animal) => animals[has]?.includes(animal));
  return fine
    ? { text, state: 'met' }
    : { text: `${text} — человеку это не подходит`, state: 'unmet' };
}

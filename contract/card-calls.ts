import { z } from 'zod';
import {
  optionCountsSchema,
  payHintSchema,
  searchAnswerSchema,
  searchQuerySchema,
} from './card-search.ts';
import { cardPageSchema, cardStateSchema, cardTileSchema, closingSchema } from './cards.ts';
import { draftChangeSchema } from './drafts.ts';
import { endpoint } from './endpoint.ts';
import { listOf, slugField, textField } from './fields.ts';
import { cardEventSchema, ownCardSchema } from './own-cards.ts';

const bySlug = z.object({ slug: slugField });
const versioned = z.strictObject({ version: z.number({ error: 'Нужна версия' }).int() });

function cardEndpoints<const Owner extends 'worker' | 'employer'>(
  base: '/v1/vacancy' | '/v1/resumes',
  own: '/v1/user/vacancies' | '/v1/user/resumes',
  access: Owner,
) {
  const one = `${base}/:slug` as const;
  return {
    search: endpoint({
      method: 'GET',
      path: base,
      access: 'public',
      summary: 'Поиск среди открытых карточек',
      query: searchQuerySchema,
      answer: searchAnswerSchema,
    }),
    show: endpoint({
      method: 'GET',
      path: one,
      access: 'public',
      summary: 'Открытая карточка',
      params: bySlug,
      answer: cardPageSchema,
    }),
    countOptions: endpoint({
      method: 'GET',
      path: `${base}/option-counts`,
      access: 'public',
      summary: 'Сколько карточек оставит каждый вариант фильтров',
      query: searchQuerySchema,
      answer: optionCountsSchema,
    }),
    payHint: endpoint({
      method: 'GET',
      path: `${base}/pay-hint`,
      access: 'public',
      summary:
        'Обычная оплата в городе и категории, по единицам; пусто, когда карточек меньше пяти',
      query: z.object({ city: slugField, category: slugField }),
      answer: listOf(payHintSchema),
    }),
    similar: endpoint({
      method: 'GET',
      path: `${one}/similar`,
      access: 'public',
      summary: 'Похожие карточки того же города',
      params: bySlug,
      answer: listOf(cardTileSchema),
    }),
    listOwn: endpoint({
      method: 'GET',
      path: own,
      access,
      summary: 'Свои карточки, новые правки первыми',
      query: z.object({ status: cardStateSchema.optional(), category: slugField.optional() }),
      answer: listOf(ownCardSchema),
    }),
    showOwn: endpoint({
      method: 'GET',
      path: `${own}/:slug`,
      access,
      summary: 'Своя карточка вместе с черновиком',
      params: bySlug,
      answer: ownCardSchema,
    }),
    preview: endpoint({
      method: 'GET',
      path: `${own}/:slug/preview`,
      access,
      summary: 'Черновик таким, каким его увидят люди',
      params: bySlug,
      answer: cardPageSchema,
    }),
    create: endpoint({
      method: 'POST',
      path: base,
      access,
      summary: 'Начать карточку; начатая прежде в той же категории отдаётся как есть, без правки',
      body: z.strictObject({
        category: slugField,
        draft: draftChangeSchema.optional(),
        /** An own card whose answers the new one begins with. */
        copy_of: slugField.optional(),
      }),
      answer: ownCardSchema,
      status: 201,
    }),
    update: endpoint({
      method: 'PATCH',
      path: one,
      access,
      summary: 'Сохранить черновик',
      params: bySlug,
      body: versioned.extend({ draft: draftChangeSchema }),
      answer: ownCardSchema,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: one,
      access,
      summary: 'Удалить карточку',
      params: bySlug,
      body: versioned,
    }),
    publish: endpoint({
      method: 'PUT',
      path: `${one}/publication`,
      access,
      summary: 'Опубликовать черновик',
      params: bySlug,
      body: versioned.extend({ distribution_consent: z.boolean().optional() }),
      answer: ownCardSchema,
    }),
    withdraw: endpoint({
      method: 'DELETE',
      path: `${one}/publication`,
      access,
      summary: 'Снять с публикации или забрать с проверки',
      params: bySlug,
      body: versioned,
      answer: ownCardSchema,
    }),
    pause: endpoint({
      method: 'PUT',
      path: `${one}/pause`,
      access,
      summary: 'Приостановить показ',
      params: bySlug,
      body: versioned,
      answer: ownCardSchema,
    }),
    resume: endpoint({
      method: 'DELETE',
      path: `${one}/pause`,
      access,
      summary: 'Показывать снова',
      params: bySlug,
      body: versioned,
      answer: ownCardSchema,
    }),
    confirm: endpoint({
      method: 'PUT',
      path: `${one}/confirmation`,
      access,
      summary: 'Ответить, что карточка ещё актуальна: она вернётся на своё место в списках',
      params: bySlug,
      answer: ownCardSchema,
    }),
    close: endpoint({
      method: 'PUT',
      path: `${one}/closure`,
      access,
      summary: 'Закрыть: человек или работа найдены (filled) или уже не нужны (withdrawn)',
      params: bySlug,
      body: versioned.extend({
        reason: closingSchema.exclude(['expired'], { error: 'Выберите причину' }),
      }),
      answer: ownCardSchema,
    }),
    appeal: endpoint({
      method: 'POST',
      path: `${one}/appeal`,
      access,
      summary: 'Попросить посмотреть на снятую карточку ещё раз',
      params: bySlug,
      body: z.strictObject({ text: textField(2000, 10) }),
      answer: ownCardSchema,
      status: 201,
    }),
    history: endpoint({
      method: 'GET',
      path: `${own}/:slug/history`,
      access,
      summary: 'Что было с карточкой, новое сверху',
      params: bySlug,
      answer: listOf(cardEventSchema),
    }),
  };
}

/** Both kinds have the same calls under the paths of their own. */
export const cardCalls = {
  vacancy: cardEndpoints('/v1/vacancy', '/v1/user/vacancies', 'employer'),
  resume: cardEndpoints('/v1/resumes', '/v1/user/resumes', 'worker'),
} as const;

/** «Занята»: the day until which the owner of a resume has other work; null: free again. */
export const markBusy = endpoint({
  method: 'POST',
  path: '/v1/resumes/busy',
  access: 'worker',
  summary: 'Сказать, до какого дня вы заняты; null — свободны',
  body: versioned.extend({ slug: slugField, until: z.iso.date('Выберите день').nullable() }),
  answer: ownCardSchema,
});

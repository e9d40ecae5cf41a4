import { describe, expect, it } from 'vitest';
import { cardStateSchema } from '#contract/cards.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import { emptyDraft } from '#contract/drafts.ts';
import { actionsOf } from '../actions/card-actions.ts';
import { stateBadges } from './state-badges.ts';

const own = (parts: Partial<OwnCard> = {}): OwnCard => ({
  slug: 'nyanya-a2b3c4',
  kind: 'resume',
  state: 'published',
  category: { slug: 'nyanya', name: 'Няня' },
  title: 'Няня',
  draft: emptyDraft,
  version: 1,
  has_changes: false,
  names_owner: true,
  published_at: null,
  updated_at: '2026-11-22T10:00:00.000Z',
  review: null,
  responses: { open: 0, unread: 0, most: null, is_full: false },
  interest: { views: 0, openings: 0 },
  silence: null,
  busy_until: null,
  days_left: null,
  closed_at: null,
  closing: null,
  block: null,
  ...parts,
});
const texts = (parts: Partial<OwnCard>) => stateBadges(own(parts)).map(({ text }) => text);
const review = {
  sent_at: '2026-11-22T10:00:00.000Z',
  wait_minutes: 70,
  is_outdated: false,
  reason: '',
  notes: {},
  fixed: [],
};

describe('what a card is called', () => {
  it('says every state', () => {
    for (const state of cardStateSchema.options) {
      expect(texts({ state }).join()).toMatch(/^[А-Я]/);
    }
    expect(texts({ state: 'closed', closing: 'filled' })).toEqual(['Закрыта: работа найдена']);
    expect(texts({ kind: 'vacancy', state: 'closed', closing: 'expired' })).toEqual([
      'Закрыта: вышел срок',
    ]);
  });

  it('says how long a vacancy is open still', () => {
    const left = (days_left: number) =>
      stateBadges(own({ kind: 'vacancy', days_left })).map(({ tone, text }) => [
        tone,
        text.replaceAll('\u00a0', ' '),
      ])[1];
    expect(left(21)).toEqual(['neutral', 'Ещё 21 день']);
    expect(left(3)).toEqual(['warning', 'Ещё 3 дня']);
    expect(left(0)).toEqual(['warning', 'Сегодня последний день']);
    expect(texts({ kind: 'vacancy' })).toEqual(['Опубликована']);
  });

  it('says what becomes of new text while the old one is shown', () => {
    const waiting = { ...review, state: 'waiting' as const };
    expect(texts({ has_changes: true })).toContain('Правки не опубликованы');
    expect(texts({ has_changes: true, review: waiting })).toEqual([
      'Опубликована',
      'Новый текст на проверке',
    ]);
    expect(texts({ has_changes: true, review: { ...waiting, is_outdated: true } })).toContain(
      'Правки не опубликованы',
    );
    expect(texts({ busy_until: '2026-12-05' })).toContain('Занята до\u00a05\u00a0декабря');
  });
});

describe('what can be done with it', () => {
  const all = (parts: Partial<OwnCard>) => {
    const { main, beside, more } = actionsOf(own(parts));
    return [main, ...beside, ...more];
  };

  it('never offers a thing twice, and always a way out', () => {
    for (const state of cardStateSchema.options) {
      for (const kind of ['resume', 'vacancy'] as const) {
        const actions = all({ state, kind });
        expect(new Set(actions).size).toBe(actions.length);
        expect(actions).toContain('remove');
      }
    }
  });

  it('offers a blocked card no way to people but the appeal', () => {
    const block = { reason: 'Телефон в тексте', appeal: null };
    expect(all({ state: 'blocked', block })).toEqual(['appeal', 'edit', 'copy', 'remove']);
    const appeal = { state: 'waiting', text: '', answer: '', created_at: '' } as const;
    expect(all({ state: 'blocked', block: { ...block, appeal } })).not.toContain('appeal');
  });

  it('marks only resumes as busy', () => {
    expect(all({})).toContain('busy');
    expect(all({ busy_until: '2026-12-05' })).toContain('free');
    expect(all({ kind: 'vacancy' })).not.toContain('busy');
  });
});

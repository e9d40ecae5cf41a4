import { describe, expect, it } from 'vitest';
import { emptyDraft } from '#contract/drafts.ts';
import { shownReview } from './rules.ts';

describe('a refused text', () => {
  const sent = { ...emptyDraft, about: 'Звоните', questions: ['Когда?'], answers: { years: 3 } };
  const review = {
    sent_at: new Date(0),
    decision: 'reject' as const,
    applied_at: new Date(1),
    reason: 'Уберите телефон',
    notes: { about: 'Здесь', 'questions.0': 'И здесь', 'answers.years': 'Точно?' },
    content: sent,
    is_outdated: false,
  };

  it('names the fields that have been corrected since', () => {
    expect(shownReview(review, sent)?.fixed).toEqual([]);
    const corrected = { ...sent, about: 'Пишите', questions: [] };
    expect(shownReview(review, corrected)?.fixed).toEqual(['about', 'questions.0']);
  });

  it('says nothing while the decision can be taken back', () => {
    const shown = shownReview({ ...review, applied_at: null }, sent);
    expect(shown).toMatchObject({ state: 'waiting', reason: '', notes: {}, fixed: [] });
  });
});

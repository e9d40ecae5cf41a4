import { redirect } from '@tanstack/react-router';
import { cardCalls } from '#contract/card-calls.ts';
import type { CardPage } from '#contract/cards.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import type { Api } from '#web/lib/api/api.ts';
import { formHref, type FormAddress } from '../../owner/address.ts';
import { loadForm } from '../draft/load-form.ts';

/** The card as people will see it; without a city there is no page yet. */
export async function loadPreview(api: Api, address: FormAddress) {
  const { form, card } = await loadForm(api, address);
  if (!card) throw redirect({ href: formHref(address) });
  return { form, card, page: await pageOf(api, address, card.slug) };
}

export type PreviewData = Awaited<ReturnType<typeof loadPreview>>;

async function pageOf(api: Api, { kind }: FormAddress, slug: string): Promise<CardPage | null> {
  try {
    return await api.call(cardCalls[kind].preview, { params: { slug } });
  } catch (error) {
    if (error instanceof ApiError && error.problem.status === 422) return null;
    throw error;
  }
}

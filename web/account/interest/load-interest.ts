import { getInterest } from '#contract/card-views.ts';
import { orNotFound, type Api } from '#web/lib/api/api.ts';

export async function loadInterest(api: Api, slug: string) {
  return { interest: await orNotFound(api.call(getInterest, { params: { slug } })) };
}

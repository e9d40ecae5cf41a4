import { openContacts, returnContact } from '#contract/card-contacts.ts';
import { getEntitlement } from '#contract/tariffs.ts';
import { insist } from './insist.ts';
import type { Shopper } from './shoppers.ts';

/** People who open contacts that lead nowhere, whatever is killed meanwhile. */
export const contacts: Record<string, (shopper: Shopper) => Promise<unknown>> = {
  async 'gives a contact back'(shopper) {
    const [slug, kind] = await open(shopper);
    const before = await leftOf(shopper);
    const call = { params: { slug }, body: { reason: 'no_answer' } } as const;
    const { client } = shopper;
    const both = await Promise.all([
      client.insist(returnContact[kind], call),
      client.insist(returnContact[kind], call),
    ]);
    for (const { status, data } of both) {
      if (status !== 200) throw new Error(`a contact was not taken back: ${status}`);
      if (data.contacts_left !== before + 1) {
        throw new Error(`${data.contacts_left} contacts after ${before} and one more`);
      }
    }
  },

  /** The card is withdrawn, so the contact comes back by itself: the job has to see it. */
  async 'opens what is withdrawn'(shopper) {
    const [slug] = await open(shopper);
    const { url } = shopper.market;
    const withdrawn = await insist(
      url,
      `update cards set state = 'paused' where right(slug, 6) = right($1, 6) returning id`,
      [slug],
    );
    if (withdrawn.length !== 1) throw new Error(`there is no ${slug}`);
    await insist(url, `select graphile_worker.add_job('return_contacts')`);
  },
};

/** One that nobody else opens. */
async function open({ client, kind, card }: Shopper) {
  const other = kind === 'resume' ? 'vacancy' : 'resume';
  const { status } = await client.insist(openContacts[other], { params: { slug: card } });
  if (status !== 200) throw new Error(`contacts were answered with ${status}`);
  return [card, other] as const;
}

async function leftOf({ client }: Shopper): Promise<number> {
  const { data } = await client.insist(getEntitlement, { query: {} });
  return data.contacts.left;
}

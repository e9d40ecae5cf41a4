import { Readable } from 'node:stream';
import { transactionCalls } from '#contract/transactions.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { getBill } from './bill.queries.ts';
import { askRefund } from './refund-requests.actions.ts';
import { listTransactions } from './transactions.queries.ts';

export function addTransactionsRoutes(add: AddRoute): void {
  const { list, askRefund: ask, bill } = transactionCalls;

  add(list, async ({ viewer, query }, { db }) => listTransactions(db, viewer, query.page));

  add(ask, async ({ viewer, params, body }, { db }) => ({
    transaction: await askRefund(db, { viewer, id: params.id, text: body.text }),
  }));

  add(bill, async ({ viewer, params, reply }, { db }) => {
    const bytes = await getBill(db, viewer, params.id);
    reply.header('content-disposition', 'attachment; filename="bill.pdf"');
    return Readable.from([bytes]);
  });
}

import { blockCalls } from '#contract/blocks.ts';
import { dialogCalls } from '#contract/dialogs.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { attachFile } from './attachments.actions.ts';
import { sendAddress } from './addresses.actions.ts';
import { blockPerson, unblockPerson } from './blocks.actions.ts';
import { listBlocks } from './blocks.queries.ts';
import { listDialogs } from './list.queries.ts';
import * as messages from './messages.actions.ts';
import { listEvents, showChannel } from './queries.ts';

export function addDialogsRoutes(add: AddRoute): void {
  const calls = dialogCalls;

  add(calls.list, async ({ viewer, query }, { db }) => listDialogs(db, viewer, query));
  add(calls.open, async ({ viewer, body }, { db }) => messages.beginDialog(db, viewer, body.card));
  add(calls.show, async ({ viewer, params, query }, { db }) =>
    showChannel(db, viewer, params.channel, query.before),
  );
  add(calls.events, async ({ viewer, params, query }, { db }) =>
    listEvents(db, viewer, params.channel, query.after),
  );
  add(calls.send, async ({ viewer, body }, { db }) => messages.sendMessage(db, viewer, body));
  add(calls.attach, async ({ viewer, params, query, body }, deps) =>
    attachFile(deps, viewer, { channel: params.channel, name: query.name, bytes: body }),
  );
  add(calls.sendAddress, async ({ viewer, body }, { db }) => sendAddress(db, viewer, body));
  add(calls.edit, async ({ viewer, params, body }, { db }) =>
    messages.editMessage(db, viewer, params.id, body.text),
  );
  add(calls.remove, async ({ viewer, params }, { db }) =>
    messages.removeMessage(db, viewer, params.id),
  );
  add(calls.read, async ({ viewer, body }, { db }) => messages.markRead(db, viewer, body));
  add(calls.delivered, async ({ viewer, body }, { db }) => {
    await messages.markDelivered(db, viewer, body);
    return undefined;
  });
  add(calls.keepDraft, async ({ viewer, params, body }, { db }) => {
    await messages.keepDraft(db, viewer, params.channel, body.text);
    return undefined;
  });

  add(blockCalls.list, async ({ viewer }, { db }) => ({ data: await listBlocks(db, viewer) }));
  add(blockCalls.add, async ({ viewer, params }, { db }) => {
    await blockPerson(db, viewer, params.user);
    return undefined;
  });
  add(blockCalls.remove, async ({ viewer, params }, { db }) => {
    await unblockPerson(db, viewer, params.user);
    return undefined;
  });
}

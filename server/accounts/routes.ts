import * as contract from '#contract/session.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { sendSession } from '#server/session/actions.ts';
import { getSessionUser } from '#server/session/queries.ts';
import { register } from './actions.ts';
import { addPasswordsRoutes } from './password.routes.ts';
import { answerLogin } from '#server/session/answer.actions.ts';
import { switchAccount } from './switch.actions.ts';
import { confirmCode, requestCode } from './verification.actions.ts';
import { addTwoFactorRoutes } from './two-factor/routes.ts';

export function addAccountsRoutes(add: AddRoute): void {
  add(contract.register, async ({ body, client, reply }, deps) => {
    const { device_name: deviceName } = body;
    const started = await register(deps, body, { ...client, deviceName });
    return sendSession(deps, reply, started, deviceName !== undefined);
  });

  add(contract.sendPhoneCode, async ({ viewer, body, client }, deps) => {
    const { phone: target, password } = body;
    const request = { channel: 'phone', target, password, byCall: body.code === 'call' } as const;
    await requestCode(deps, viewer, request, client);
    return undefined;
  });

  add(contract.sendEmailCode, async ({ viewer, body, client }, deps) => {
    const request = { channel: 'email', target: body?.email, password: body?.password } as const;
    await requestCode(deps, viewer, request, client);
    return undefined;
  });

  add(contract.verifyPhone, async ({ viewer, body }, deps) => {
    await confirmCode(deps, viewer, 'phone', body.code);
    return getSessionUser(deps, viewer);
  });

  add(contract.verifyEmail, async ({ viewer, body }, deps) => {
    await confirmCode(deps, viewer, 'email', body.code);
    return getSessionUser(deps, viewer);
  });

  add(contract.switchAccount, async ({ viewer, body, client, reply }, deps) =>
    answerLogin(deps, reply, await switchAccount(deps, viewer, body, client), false),
  );

  addTwoFactorRoutes(add);
  addPasswordsRoutes(add);
}

import { tokensContract } from '@app/contract/tokens';
import type { ToolsPort } from '@app/ports/toolsPort';
import { orNull, outcomeOf } from './refusals';
import { send } from './send';

export const toolsHttp: ToolsPort = {
  tokens: async (signal) => (await send(tokensContract.list, {}, signal)).items,
  createToken: ({ name, scopes, days }) =>
    outcomeOf(send(tokensContract.create, { body: { name, scopes: [...scopes], days } }), ['tooManyTokens']),
  revokeToken: async (id) => {
    await orNull(send(tokensContract.revoke, { params: { id: String(id) } }));
  },
};

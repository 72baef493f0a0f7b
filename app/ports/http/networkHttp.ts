import { networkContract } from '@app/contract/network';
import type { NetworkPort } from '@app/ports/networkPort';
import { refused } from '@/domain/results/outcome';
import { orNull, outcomeOf } from './refusals';
import { send } from './send';

/** A server that is gone is a change too. */
const gone = refused('changed');

export const networkHttp: NetworkPort = {
  firewall: (id, signal) => send(networkContract.firewall, { params: { id: String(id) } }, signal),
  saveFirewall: async (id, { isOn, rules }) => {
    const body = { isOn, rules: [...rules] };
    const answer = send(networkContract.saveFirewall, { params: { id: String(id) }, body });
    return (await orNull(outcomeOf(answer, ['changed']))) ?? gone;
  },
  reverseNames: async (id, signal) =>
    (await send(networkContract.reverseNames, { params: { id: String(id) } }, signal)).items,
  checkReverseName: async (id, address, name) => {
    const params = { id: String(id) };
    return (await send(networkContract.checkReverseName, { params, query: { address, name } })).forward;
  },
  saveReverseName: async (id, address, name) => {
    const request = { params: { id: String(id) }, body: { address, name } };
    const answer = send(networkContract.saveReverseName, request).then(({ items }) => items);
    return (await orNull(outcomeOf(answer, ['changed']))) ?? gone;
  },
};

import * as v from 'valibot';
import {
  firewallDirections,
  firewallProtocols,
  firewallStates,
  maxFirewallRules,
} from '@/domain/servers/firewall';
import { forwardAnswers, reverseNameStates } from '@/domain/servers/reverseName';
import { call } from './call';
import { serverIdSchema, textSchema } from './shapes';

const shortText = v.pipe(v.string(), v.maxLength(200));

const ruleSchema = v.object({
  direction: v.picklist(firewallDirections),
  protocol: v.picklist(firewallProtocols),
  /** `22` or `8000-8100`; empty for all, and always for ICMP and any protocol. */
  ports: shortText,
  /** The other side's network, such as `203.0.113.0/24` or `2001:db8::/32`; empty for any. */
  network: shortText,
  note: shortText,
});

export const firewallSetSchema = v.object({
  /** Off: everything passes. */
  isOn: v.boolean(),
  rules: v.pipe(v.array(ruleSchema), v.maxLength(maxFirewallRules)),
});

const firewallSchema = v.object({
  applied: firewallSetSchema,
  /** The set that is being applied, or that failed; null for none. */
  wanted: v.nullable(firewallSetSchema),
  state: v.picklist(firewallStates),
});

const reverseNamesSchema = v.object({
  items: v.array(
    v.object({
      address: textSchema,
      /** The name that answers; null for none. */
      name: v.nullable(textSchema),
      /** The name that is being set, or that failed; empty for none. Null if nothing was requested. */
      wanted: v.nullable(textSchema),
      state: v.picklist(reverseNameStates),
    }),
  ),
});

/** An IPv4 or IPv6 address. */
const addressSchema = v.pipe(v.string(), v.regex(/^[\da-f:.]{2,45}$/i));

const oneServer = v.object({ id: serverIdSchema });

/** The network of a server: its firewall and reverse names. */
export const networkContract = {
  firewall: call({
    method: 'GET',
    path: '/api/servers/{id}/firewall',
    summary:
      'Returns the firewall of a server. Rules allow traffic, so their order does not matter. While it is on, incoming traffic without a rule is blocked; outgoing traffic only once there is a rule for it.',
    role: 'customer',
    params: oneServer,
    answer: firewallSchema,
    refusals: [],
  }),
  saveFirewall: call({
    method: 'PUT',
    path: '/api/servers/{id}/firewall',
    summary:
      'Replaces the rules of a server as one set. Its state is `applying` until they are in effect; after a failure the earlier set stays. `problem` of a refusal names the field and `rule` its place.',
    role: 'customer',
    params: oneServer,
    body: firewallSetSchema,
    answer: firewallSchema,
    refusals: ['changed', 'invalidFirewall'],
  }),
  reverseNames: call({
    method: 'GET',
    path: '/api/servers/{id}/reverse-names',
    summary: 'Lists the reverse DNS names of a server’s addresses.',
    role: 'customer',
    params: oneServer,
    answer: reverseNamesSchema,
    refusals: [],
  }),
  checkReverseName: call({
    method: 'GET',
    path: '/api/servers/{id}/reverse-names/check',
    limit: 'lookupsPerAccount',
    summary:
      'Looks up whether a name leads to an address. `unresolved` also means that DNS did not answer in time, or that one of the two is missing.',
    role: 'customer',
    params: oneServer,
    query: v.object({ address: v.optional(addressSchema), name: v.optional(textSchema, '') }),
    answer: v.object({ forward: v.picklist(forwardAnswers) }),
    refusals: [],
  }),
  saveReverseName: call({
    method: 'PUT',
    path: '/api/servers/{id}/reverse-names',
    summary:
      'Sets the reverse DNS name of an address of the server; an empty name removes it. Its state is `setting` until it answers.',
    role: 'customer',
    params: oneServer,
    body: v.object({ address: addressSchema, name: textSchema }),
    answer: reverseNamesSchema,
    refusals: ['changed', 'invalidReverseName'],
  }),
};

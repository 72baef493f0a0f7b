import type { IsoDateTime } from '@/domain/dates';
import { isSameHost } from '@/domain/hostName';
import type { PanelId } from '@/domain/pricing/options';
import { quoteSettings } from '@/domain/pricing/serverPrice';
import type { Server, ServerId } from '@/domain/server';
import type { ServerAddress } from '@/domain/serverDetails';
import {
  canEditField,
  changedFields,
  needsReinstall,
  type EditableServer,
  type SaveRefusal,
  type SettingsUpdate,
} from '@/domain/serverSettings';
import { done, refused, type Outcome } from '@/domain/outcome';
import type { ServerMemory } from './serverMemory';

/** Where the panels answer by default. */
const panelPorts: Readonly<Record<Exclude<PanelId, 'none'>, number>> = { cpanel: 2087, plesk: 8443 };

/** What a provider would do with an update: refuse what cannot be, keep the rest, price it, write it down. */
export function saveSettings(
  memory: ServerMemory,
  id: ServerId,
  { settings, password, userPassword }: SettingsUpdate,
  now: Date,
): Outcome<Server, SaveRefusal> {
  const found = memory.find(id);
  if (!found) return refused('noServer');
  const { editable, events } = found;
  const { server, settings: current } = editable;
  const changed = changedFields(current, {
    ...settings,
    password: password ?? '',
    userPassword: userPassword ?? '',
  });
  if (!changed.every((field) => canEditField(server.status, field))) return refused('notEditable');
  const others = memory.list().filter((each) => each.id !== id);
  if (others.some(({ domain }) => isSameHost(domain, settings.domain))) return refused('domainTaken');
  if (others.some(({ ip }) => ip === settings.ip)) return refused('addressTaken');

  const quote = quoteSettings(server, current, settings);
  const next: Server = {
    ...server,
    domain: settings.domain,
    ip: settings.ip,
    os: settings.os,
    monthlyPrice: quote.next,
    optionsMonthly: quote.optionsNext,
    panelUrl:
      settings.panel === current.panel
        ? server.panelUrl
        : settings.panel === 'none'
          ? null
          : `https://${settings.ip}:${panelPorts[settings.panel]}/`,
  };
  const reinstalled = {
    id: `reinstalled-${now.getTime()}`,
    // An ISO string of a Date is an IsoDateTime; the library only says string.
    at: now.toISOString() as IsoDateTime,
    kind: 'reinstalled',
    actor: 'customer',
    detail: settings.os,
  } as const;
  memory.keep({
    editable: { ...editable, server: next, settings },
    events: needsReinstall(changed) ? [...events, reinstalled] : events,
  });
  return done(next);
}

/** The addresses that the settings make: the main one, the further ones, and the IPv6 network's first. */
export function addressesOf(
  { settings, addresses }: EditableServer,
  primary: ServerAddress,
): readonly ServerAddress[] {
  const further = addresses.filter((address) => address !== settings.ip).slice(0, settings.ipv4 - 1);
  const network = settings.ipv6Subnet.replace(/::\/\d+$/, '');
  return [
    primary,
    ...further.map((address) => ({ ...primary, address, reverseName: null, isPrimary: false })),
    ...(settings.ipv6Subnet === ''
      ? []
      : [
          {
            family: 'IPv6' as const,
            address: `${network}::2`,
            prefixLength: 64,
            gateway: `${network}::1`,
            reverseName: null,
            isPrimary: false,
          },
        ]),
  ];
}

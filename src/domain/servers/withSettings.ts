import { isSameHost } from '../hostName';
import { done, refused, type Outcome } from '../outcome';
import { quoteSettings } from '../pricing/serverPrice';
import type { Server } from '../server';
import {
  canEditField,
  changedFields,
  needsReinstall,
  type EditableServer,
  type SaveRefusal,
  type ServerSettings,
  type SettingsField,
  type SettingsUpdate,
} from '../serverSettings';
import type { ChangedServer, ServerNote } from './changedServer';

/**
 * A server with other settings, at their price; or why it cannot have them. Addresses, networks and a panel that it does
 * not have yet are for the provisioner to assign.
 *
 * @param others the account's other servers: no two have the same domain
 */
export function withSettings(
  editable: EditableServer,
  others: readonly Pick<Server, 'domain'>[],
  { settings, password, userPassword }: SettingsUpdate,
): Outcome<ChangedServer, Exclude<SaveRefusal, 'noServer'>> {
  const { server, settings: current } = editable;
  const changed = changedFields(current, {
    ...settings,
    password: password ?? '',
    userPassword: userPassword ?? '',
  });
  if (!changed.every((field) => canEditField(server.status, field))) return refused('notEditable');
  if (others.some(({ domain }) => isSameHost(domain, settings.domain))) return refused('domainTaken');

  const quote = quoteSettings(server, current, settings);
  const next: Server = {
    ...server,
    domain: settings.domain,
    ip: settings.ip,
    os: settings.os,
    autoRenewal: settings.autoRenewal,
    monthlyPrice: quote.next,
    optionsMonthly: quote.optionsNext,
    // A panel has its address once it is installed.
    panelUrl: settings.panel === current.panel ? server.panelUrl : null,
  };
  return done({
    editable: { ...editable, server: next, settings },
    notes: notesOf(changed, settings),
  });
}

/** What the history has words of its own for. */
const notedApart: readonly SettingsField[] = ['os', 'software', 'autoRenewal', 'backup'];

/** What the history says of a change of settings (D32): a new name or address as it is, and of passwords nothing. */
function notesOf(changed: readonly SettingsField[], settings: ServerSettings): ServerNote[] {
  const notes: ServerNote[] = [];
  if (needsReinstall(changed)) notes.push({ kind: 'reinstalled', detail: settings.os });
  if (changed.includes('autoRenewal'))
    notes.push({ kind: settings.autoRenewal ? 'autoRenewalOn' : 'autoRenewalOff', detail: null });
  if (changed.includes('backup')) notes.push({ kind: 'backupChanged', detail: null });
  if (changed.some((field) => !notedApart.includes(field))) {
    const shown = (['name', 'domain', 'ip'] as const).filter((field) => changed.includes(field));
    const detail = shown.map((field) => settings[field]).filter((value) => value !== '');
    notes.push({ kind: 'settingsChanged', detail: detail.join(', ') || null });
  }
  return notes;
}

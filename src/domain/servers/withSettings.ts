import { isSameHost } from './hostName';
import { done, refused, type Outcome } from '@/domain/results/outcome';
import { withLevel } from '../pricing/paidDays';
import { pricedSettingsOf, quoteSettings, type OptionTerms } from '../pricing/serverPrice';
import type { Server } from './server';
import {
  canEditField,
  changedFields,
  draftOf,
  needsReinstall,
  type EditableServer,
  type SaveRefusal,
  type ServerSettings,
  type SettingsField,
  type SettingsUpdate,
  type PricedSettings,
} from './serverSettings';
import type { ChangedServer, ServerNote } from './changedServer';

/**
 * Returns a server with other settings at their price, or why it cannot have them. The provisioner assigns new
 * addresses, networks and panels.
 *
 * @param others the account's other servers; domains must be unique
 */
export function withSettings(
  editable: EditableServer,
  others: readonly Pick<Server, 'domain'>[],
  { settings, password, userPassword }: Omit<SettingsUpdate, 'charge'>,
  terms: OptionTerms,
): Outcome<ChangedServer, Exclude<SaveRefusal, 'noServer'>> {
  const { server, settings: current } = editable;
  const changed = changedFields(current, {
    ...settings,
    password: password ?? '',
    userPassword: userPassword ?? '',
  });
  if (!changed.every((field) => canEditField(server.status, field))) return refused('notEditable');
  if (others.some(({ domain }) => isSameHost(domain, settings.domain))) return refused('domainTaken');

  const { domain, ip, os, autoRenewal, renewalPeriod } = settings;
  const next: Server = { ...server, domain, ip, os, autoRenewal, renewalPeriod };
  const priced = withOptions({ ...editable, server: next }, settings, terms).editable;
  return done({
    editable: { ...priced, settings },
    notes: notesOf(changed, settings),
  });
}

/**
 * Returns a server with other options at their sold prices, with its future days paid (D37, D38). Announced prices stay
 * as they are (pricing/nextPrices.ts).
 */
export function withOptions(
  editable: EditableServer,
  chosen: PricedSettings,
  terms: OptionTerms,
): ChangedServer {
  const options = pricedSettingsOf(chosen);
  const { panel } = options;
  const { server, settings } = editable;
  const quote = quoteSettings(editable, options, terms);
  const next = { ...settings, ...options };
  return {
    editable: {
      ...editable,
      server: {
        ...server,
        monthlyPrice: quote.next,
        optionsMonthly: quote.optionsNext,
        paidLevels: quote.changes.length > 0 ? withLevel(server, quote.next, terms.today) : server.paidLevels,
        // A panel gets its address once it is installed.
        panelUrl: panel === settings.panel ? server.panelUrl : null,
      },
      settings: next,
      optionPrices: quote.sold,
    },
    notes: notesOf(changedFields(settings, draftOf(next)), next),
  };
}

/** History entry for options that wait for their bill (D32, D38). */
export const optionsRequested: ServerNote = { kind: 'optionsRequested', detail: null };

/** Settings with their own kinds of history entries. */
const notedApart: readonly SettingsField[] = ['os', 'software', 'autoRenewal', 'backup'];

/**
 * Returns the history entries for a change of settings (D32). They contain new names and addresses, but no passwords.
 */
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
